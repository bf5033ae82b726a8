# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Þraut { $number } af { $all }
puzzle-difficulty = Þyngd: { $number } af { $all }
puzzle-ask = Finndu besta valið fyrir { $name }.
puzzle-wrong = { $choice }: til er betra val. Reyndu aftur.
puzzle-answer = Besta valið: { $choice }.
puzzle-ahead = Í staðinn: { $choice }. Það kostar { $share } af sigurlíkunum.
puzzle-later = Það sem besta valið gefur kemur síðar.
puzzle-values = Sigurlíkur eftir hvert val
puzzle-levels = Hversu oft bottarnir finna það
puzzle-next = Næsta þraut
puzzle-skip = Sleppa
puzzle-all = Þú hefur leyst allar þrautirnar.
puzzle-anew = Byrja aftur
puzzle-streak = Leystar í röð í fyrstu tilraun: { $number }; mest: { $longest }.
puzzle-tries = Tilraunir: { $number }.
refused-no-such-puzzle = Sú þraut er ekki til.
