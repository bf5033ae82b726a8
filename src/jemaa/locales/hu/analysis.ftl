# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Játszma vagy állás megnyitása
analysis-paste = Vagy illessz be ide egy feljegyzést vagy állást
analysis-choices = Lehetőségek
analysis-outcomes = Amit a véletlen hozhat
analysis-roll = Döntsön a véletlen
analysis-stop = Gondolkodás leállítása
analysis-on = Gondolkodás folytatása
analysis-thinks = A számítógép gondolkodik…
analysis-depth = Előre megnézett játszmák: { $number }
analysis-points = Pont: { $points }
analysis-visits = Megnézve: { $number }
analysis-exact = kiszámítva
analysis-line = Valószínű folytatás
analysis-tree = Változatok
analysis-remove = Eltávolítás
analysis-comment = Megjegyzés
analysis-file = Mentés fájlba
analysis-text = Állás másolása
analysis-json = Állás mentése
