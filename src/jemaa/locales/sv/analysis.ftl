# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Öppna ett parti eller en ställning
analysis-paste = Eller klistra in en inspelning eller ställning här
analysis-choices = Val
analysis-outcomes = Vad slumpen kan ge
analysis-roll = Låt slumpen avgöra
analysis-stop = Sluta tänka
analysis-on = Fortsätt tänka
analysis-thinks = Datorn tänker …
analysis-depth = Tittade { $number } partier framåt
analysis-points = Poäng: { $points }
analysis-visits = Undersökt: { $number }
analysis-exact = uträknat
analysis-line = Troligt förlopp
analysis-tree = Varianter
analysis-remove = Ta bort
analysis-comment = Kommentar
analysis-file = Spara som fil
analysis-text = Kopiera ställningen
analysis-json = Spara ställningen
