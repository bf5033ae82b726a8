# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Een partij of stelling openen
analysis-paste = Of plak hier een verslag of een stelling
analysis-choices = Keuzes
analysis-outcomes = Wat het toeval kan brengen
analysis-roll = Het toeval laten beslissen
analysis-stop = Stop met denken
analysis-on = Verder denken
analysis-thinks = De computer denkt na…
analysis-depth = { $number } partijen vooruitgekeken
analysis-points = Punten: { $points }
analysis-visits = Bekeken: { $number }
analysis-exact = berekend
analysis-line = Waarschijnlijk verloop
analysis-tree = Varianten
analysis-remove = Verwijderen
analysis-comment = Opmerking
analysis-file = Opslaan als bestand
analysis-text = Stelling kopiëren
analysis-json = Stelling opslaan
