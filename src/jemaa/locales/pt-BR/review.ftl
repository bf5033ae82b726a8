# Rever a partida: como as chances de vitória mudaram, o que as decisões custaram, o que foi sorte, e ver em conjunto.

review = Explicar como foi a partida
review-being-made = A partida está sendo explicada para todos na mesa. Leva um instante.
review-failed-ended = Não deu para explicar a partida: o cálculo parou antes do fim. Você pode pedir de novo.
review-failed-late = Não deu para explicar a partida: o servidor estava ocupado demais. Você pode pedir de novo mais tarde.
review-failed-error = Não deu para explicar a partida: ocorreu um erro no servidor. Você pode pedir de novo.
review-failed-store = A partida foi explicada, mas o servidor não conseguiu salvar o resultado. Você pode pedir de novo.
verdict-best = a melhor
verdict-fine = boa
verdict-inaccuracy = imprecisão
verdict-mistake = erro
verdict-blunder = erro grave
together-lead = Mostrar a todos o que estou vendo
together-leading = Quem segue você vê o que você vê.
together-leads = { $name } está mostrando a partida.
together-follow = Acompanhar
together-follows = Você está acompanhando { $name }.
together-alone = Ver por conta própria
