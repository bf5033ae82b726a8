# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Otwórz grę lub pozycję
analysis-paste = Albo wklej tutaj zapis lub pozycję
analysis-choices = Możliwości
analysis-outcomes = Co może przynieść los
analysis-roll = Niech los zdecyduje
analysis-stop = Przestań myśleć
analysis-on = Myśl dalej
analysis-thinks = Komputer myśli…
analysis-depth = Sprawdzone gry naprzód: { $number }
analysis-points = Punkty: { $points }
analysis-visits = Zbadano: { $number }
analysis-exact = obliczone
analysis-line = Prawdopodobny przebieg
analysis-tree = Warianty
analysis-remove = Usuń
analysis-comment = Komentarz
analysis-file = Zapisz jako plik
analysis-text = Kopiuj pozycję
analysis-json = Zapisz pozycję
