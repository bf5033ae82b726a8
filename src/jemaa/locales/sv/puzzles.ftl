# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Problem { $number } av { $all }
puzzle-difficulty = Svårighet: { $number } av { $all }
puzzle-ask = Hitta det bästa valet för { $name }.
puzzle-wrong = { $choice }: det finns ett bättre val. Försök igen.
puzzle-answer = Det bästa valet: { $choice }.
puzzle-ahead = I stället: { $choice }. Det kostar { $share } av vinstchanserna.
puzzle-later = Det som det bästa valet ger kommer senare.
puzzle-values = Vinstchanser efter varje val
puzzle-levels = Hur ofta bottarna hittar det
puzzle-next = Nästa problem
puzzle-skip = Hoppa över
puzzle-all = Du har löst alla problem.
puzzle-anew = Börja om
puzzle-streak = Lösta i rad på första försöket: { $number }; som mest: { $longest }.
puzzle-tries = Försök: { $number }.
refused-no-such-puzzle = Det problemet finns inte.
