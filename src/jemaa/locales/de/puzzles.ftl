# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Rätsel { $number } von { $all }
puzzle-difficulty = Schwierigkeit: { $number } von { $all }
puzzle-ask = Finde die beste Wahl für { $name }.
puzzle-wrong = { $choice }: Es gibt eine bessere Wahl. Versuch es noch einmal.
puzzle-answer = Die beste Wahl: { $choice }.
puzzle-ahead = Stattdessen: { $choice }. Das kostet { $share } der Siegchancen.
puzzle-later = Was die beste Wahl bringt, kommt später.
puzzle-values = Siegchancen nach jeder Wahl
puzzle-levels = Wie oft die Bots sie finden
puzzle-next = Nächstes Rätsel
puzzle-skip = Überspringen
puzzle-all = Du hast alle Rätsel gelöst.
puzzle-anew = Von vorn beginnen
puzzle-streak = Hintereinander beim ersten Versuch gelöst: { $number }; höchstens: { $longest }.
puzzle-tries = Versuche: { $number }.
refused-no-such-puzzle = Dieses Rätsel gibt es nicht.
