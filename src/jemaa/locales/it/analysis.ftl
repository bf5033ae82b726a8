# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Apri una partita o una posizione
analysis-paste = Oppure incolla qui una registrazione o una posizione
analysis-choices = Scelte
analysis-outcomes = Che cosa può portare il caso
analysis-roll = Lascia decidere al caso
analysis-stop = Smetti di pensare
analysis-on = Continua a pensare
analysis-thinks = Il computer sta pensando…
analysis-depth = { $number } partite esplorate
analysis-points = Punti: { $points }
analysis-visits = Esaminata: { $number }
analysis-exact = calcolato
analysis-line = Seguito probabile
analysis-tree = Varianti
analysis-remove = Rimuovi
analysis-comment = Commento
analysis-file = Salva come file
analysis-text = Copia la posizione
analysis-json = Salva la posizione
