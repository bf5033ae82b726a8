# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Zadanie { $number } z { $all }
puzzle-difficulty = Trudność: { $number } z { $all }
puzzle-ask = Znajdź najlepszy wybór dla { $name }.
puzzle-wrong = { $choice }: jest lepszy wybór. Spróbuj ponownie.
puzzle-answer = Najlepszy wybór: { $choice }.
puzzle-ahead = Zamiast tego: { $choice }. To kosztuje { $share } szans na wygraną.
puzzle-later = To, co daje najlepszy wybór, przychodzi później.
puzzle-values = Szanse na wygraną po każdym wyborze
puzzle-levels = Jak często znajdują go boty
puzzle-next = Następne zadanie
puzzle-skip = Pomiń
puzzle-all = Wszystkie zadania są rozwiązane.
puzzle-anew = Zacznij od nowa
puzzle-streak = Rozwiązane z rzędu za pierwszym razem: { $number }; najwięcej: { $longest }.
puzzle-tries = Próby: { $number }.
refused-no-such-puzzle = Nie ma takiego zadania.
