# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Abrir um jogo ou uma posição
analysis-paste = Ou cole aqui um registo ou uma posição
analysis-choices = Escolhas
analysis-outcomes = O que o acaso pode trazer
analysis-roll = Deixar o acaso decidir
analysis-stop = Parar de pensar
analysis-on = Continuar a pensar
analysis-thinks = O computador está a pensar…
analysis-depth = { $number } jogos explorados
analysis-points = Pontos: { $points }
analysis-visits = Examinada: { $number }
analysis-exact = calculado
analysis-line = Continuação provável
analysis-tree = Variantes
analysis-remove = Remover
analysis-comment = Comentário
analysis-file = Guardar como ficheiro
analysis-text = Copiar a posição
analysis-json = Guardar a posição
