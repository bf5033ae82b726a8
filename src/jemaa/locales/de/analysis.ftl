# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Eine Partie oder Stellung öffnen
analysis-paste = Oder hier eine Aufzeichnung oder Stellung einfügen
analysis-choices = Möglichkeiten
analysis-outcomes = Was der Zufall bringen kann
analysis-roll = Den Zufall entscheiden lassen
analysis-stop = Nicht weiterdenken
analysis-on = Weiterdenken
analysis-thinks = Der Computer denkt nach …
analysis-depth = { $number } Partien vorausgeschaut
analysis-points = Punkte: { $points }
analysis-visits = Angeschaut: { $number }
analysis-exact = berechnet
analysis-line = Wahrscheinlicher Verlauf
analysis-tree = Varianten
analysis-remove = Entfernen
analysis-comment = Kommentar
analysis-file = Als Datei speichern
analysis-text = Stellung kopieren
analysis-json = Stellung speichern
