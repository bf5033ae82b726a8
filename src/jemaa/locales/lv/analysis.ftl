# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Atvērt spēli vai pozīciju
analysis-paste = Vai ielīmējiet šeit ierakstu vai pozīciju
analysis-choices = Izvēles
analysis-outcomes = Ko var nest nejaušība
analysis-roll = Ļaut izšķirt nejaušībai
analysis-stop = Beigt domāt
analysis-on = Turpināt domāt
analysis-thinks = Dators domā…
analysis-depth = Apskatītas spēles uz priekšu: { $number }
analysis-points = Punkti: { $points }
analysis-visits = Apskatīts: { $number }
analysis-exact = aprēķināts
analysis-line = Iespējamā gaita
analysis-tree = Varianti
analysis-remove = Noņemt
analysis-comment = Komentārs
analysis-file = Saglabāt kā failu
analysis-text = Kopēt pozīciju
analysis-json = Saglabāt pozīciju
