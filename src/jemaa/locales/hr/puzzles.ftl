# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Zadatak { $number } od { $all }
puzzle-difficulty = Težina: { $number } od { $all }
puzzle-ask = Pronađi najbolji izbor za igrača { $name }.
puzzle-wrong = { $choice }: postoji bolji izbor. Pokušaj ponovno.
puzzle-answer = Najbolji izbor: { $choice }.
puzzle-ahead = Umjesto toga: { $choice }. To stoji { $share } izgleda za pobjedu.
puzzle-later = Ono što najbolji izbor donosi dolazi kasnije.
puzzle-values = Izgledi za pobjedu nakon svakog izbora
puzzle-levels = Koliko ga često nalaze botovi
puzzle-next = Sljedeći zadatak
puzzle-skip = Preskoči
puzzle-all = Riješeni su svi zadaci.
puzzle-anew = Počni ispočetka
puzzle-streak = Riješeno zaredom iz prvog pokušaja: { $number }; najviše: { $longest }.
puzzle-tries = Pokušaji: { $number }.
refused-no-such-puzzle = Takvog zadatka nema.
