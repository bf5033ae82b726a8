# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Problema { $number } din { $all }
puzzle-difficulty = Dificultate: { $number } din { $all }
puzzle-ask = Găsește cea mai bună alegere pentru { $name }.
puzzle-wrong = { $choice }: există o alegere mai bună. Mai încearcă.
puzzle-answer = Cea mai bună alegere: { $choice }.
puzzle-ahead = În schimb: { $choice }. Asta costă { $share } din șansele de victorie.
puzzle-later = Ce aduce cea mai bună alegere vine mai târziu.
puzzle-values = Șansele de victorie după fiecare alegere
puzzle-levels = Cât de des o găsesc boții
puzzle-next = Problema următoare
puzzle-skip = Sari peste
puzzle-all = Ai rezolvat toate problemele.
puzzle-anew = Ia-o de la capăt
puzzle-streak = Rezolvate la rând din prima încercare: { $number }; cel mult: { $longest }.
puzzle-tries = Încercări: { $number }.
refused-no-such-puzzle = Nu există o astfel de problemă.
