# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Abrir uma partida ou uma posição
analysis-paste = Ou cole aqui um registro ou uma posição
analysis-choices = Escolhas
analysis-outcomes = O que o acaso pode trazer
analysis-roll = Deixar o acaso decidir
analysis-stop = Parar de pensar
analysis-on = Continuar pensando
analysis-thinks = O computador está pensando…
analysis-depth = { $number } partidas exploradas
analysis-points = Pontos: { $points }
analysis-visits = Examinada: { $number }
analysis-exact = calculado
analysis-line = Continuação provável
analysis-tree = Variantes
analysis-remove = Remover
analysis-comment = Comentário
analysis-file = Salvar como arquivo
analysis-text = Copiar a posição
analysis-json = Salvar a posição
