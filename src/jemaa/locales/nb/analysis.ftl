# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Åpne et parti eller en stilling
analysis-paste = Eller lim inn et opptak eller en stilling her
analysis-choices = Valg
analysis-outcomes = Hva tilfeldighetene kan gi
analysis-roll = La tilfeldighetene avgjøre
analysis-stop = Slutt å tenke
analysis-on = Fortsett å tenke
analysis-thinks = Datamaskinen tenker …
analysis-depth = Så { $number } partier fremover
analysis-points = Poeng: { $points }
analysis-visits = Undersøkt: { $number }
analysis-exact = beregnet
analysis-line = Sannsynlig forløp
analysis-tree = Varianter
analysis-remove = Fjern
analysis-comment = Kommentar
analysis-file = Lagre som fil
analysis-text = Kopier stillingen
analysis-json = Lagre stillingen
