# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = 問題 { $number } / { $all }
puzzle-difficulty = 難しさ：{ $number } / { $all }
puzzle-ask = { $name }の最善の選択を見つけてください。
puzzle-wrong = { $choice }：もっとよい選択があります。もう一度どうぞ。
puzzle-answer = 最善の選択：{ $choice }。
puzzle-ahead = 代わりに：{ $choice }。勝率が{ $share }下がります。
puzzle-later = 最善の選択の効果は、後になって現れます。
puzzle-values = それぞれの選択の後の勝率
puzzle-levels = ボットが見つける割合
puzzle-next = 次の問題
puzzle-skip = スキップ
puzzle-all = すべての問題に正解しました。
puzzle-anew = 最初から
puzzle-streak = 一回目での連続正解：{ $number }、最高：{ $longest }。
puzzle-tries = 試した回数：{ $number }。
refused-no-such-puzzle = そのような問題はありません。
