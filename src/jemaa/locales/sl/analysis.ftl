# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Odpri igro ali položaj
analysis-paste = Ali prilepite sem zapis ali položaj
analysis-choices = Izbire
analysis-outcomes = Kaj lahko prinese naključje
analysis-roll = Naj odloči naključje
analysis-stop = Nehaj razmišljati
analysis-on = Razmišljaj naprej
analysis-thinks = Računalnik razmišlja …
analysis-depth = Pregledane igre naprej: { $number }
analysis-points = Točke: { $points }
analysis-visits = Pregledano: { $number }
analysis-exact = izračunano
analysis-line = Verjetni potek
analysis-tree = Različice
analysis-remove = Odstrani
analysis-comment = Opomba
analysis-file = Shrani kot datoteko
analysis-text = Kopiraj položaj
analysis-json = Shrani položaj
