# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Rompicapo { $number } di { $all }
puzzle-difficulty = Difficoltà: { $number } su { $all }
puzzle-ask = Trova la scelta migliore per { $name }.
puzzle-wrong = { $choice }: c’è una scelta migliore. Riprova.
puzzle-answer = La scelta migliore: { $choice }.
puzzle-ahead = Invece: { $choice }. Costa { $share } delle possibilità di vittoria.
puzzle-later = Ciò che la scelta migliore porta arriva più tardi.
puzzle-values = Possibilità di vittoria dopo ogni scelta
puzzle-levels = Quanto spesso la trovano i bot
puzzle-next = Prossimo rompicapo
puzzle-skip = Salta
puzzle-all = Hai risolto tutti i rompicapi.
puzzle-anew = Ricomincia
puzzle-streak = Risolti di fila al primo tentativo: { $number }; al massimo: { $longest }.
puzzle-tries = Tentativi: { $number }.
refused-no-such-puzzle = Quel rompicapo non esiste.
