# Rever o jogo: como mudaram as hipóteses de vitória, o que custaram as escolhas, o que foi sorte, e ver em conjunto.

review = Explicar como correu o jogo
review-being-made = O jogo está a ser explicado para toda a mesa. Demora um momento.
review-failed-ended = Não foi possível explicar o jogo: o cálculo parou antes do fim. Podes pedir de novo.
review-failed-late = Não foi possível explicar o jogo: o servidor estava demasiado ocupado. Podes pedir de novo mais tarde.
review-failed-error = Não foi possível explicar o jogo: ocorreu um erro no servidor. Podes pedir de novo.
review-failed-store = O jogo foi explicado, mas o servidor não conseguiu guardar o resultado. Podes pedir de novo.
verdict-best = a melhor
verdict-fine = boa
verdict-inaccuracy = imprecisão
verdict-mistake = erro
verdict-blunder = erro grave
together-lead = Mostrar a todos o que estou a ver
together-leading = Quem te seguir vê o mesmo que tu.
together-leads = { $name } mostra o jogo.
together-follow = Acompanhar
together-follows = Estás a acompanhar { $name }.
together-alone = Ver por minha conta
