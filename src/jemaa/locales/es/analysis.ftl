# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Abrir una partida o una posición
analysis-paste = O pega aquí un registro o una posición
analysis-choices = Opciones
analysis-outcomes = Lo que puede traer el azar
analysis-roll = Dejar que decida el azar
analysis-stop = Dejar de pensar
analysis-on = Seguir pensando
analysis-thinks = El ordenador está pensando…
analysis-depth = { $number } partidas exploradas
analysis-points = Puntos: { $points }
analysis-visits = Examinado: { $number }
analysis-exact = calculado
analysis-line = Continuación probable
analysis-tree = Variantes
analysis-remove = Quitar
analysis-comment = Comentario
analysis-file = Guardar como archivo
analysis-text = Copiar la posición
analysis-json = Guardar la posición
