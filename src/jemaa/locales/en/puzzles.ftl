# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Puzzle { $number } of { $all }
puzzle-difficulty = Difficulty: { $number } of { $all }
puzzle-ask = Find the best choice for { $name }.
puzzle-wrong = { $choice }: there is a better choice. Try again.
puzzle-answer = The best choice: { $choice }.
puzzle-ahead = Instead: { $choice }. That costs { $share } of the chances of winning.
puzzle-later = What the best choice brings comes later.
puzzle-values = Chances of winning after each choice
puzzle-levels = How often the bots find it
puzzle-next = Next puzzle
puzzle-skip = Skip
puzzle-all = You have solved all puzzles.
puzzle-anew = Begin again
puzzle-streak = Solved in a row at the first try: { $number }; at most: { $longest }.
puzzle-tries = Tries: { $number }.
refused-no-such-puzzle = There is no such puzzle.
