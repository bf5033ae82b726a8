# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = 第 { $number } 題，共 { $all } 題
puzzle-difficulty = 難度：{ $number } / { $all }
puzzle-ask = 為 { $name } 找出最好的選擇。
puzzle-wrong = { $choice }：還有更好的選擇。再試一次。
puzzle-answer = 最好的選擇：{ $choice }。
puzzle-ahead = 相比之下：{ $choice }，勝率會低 { $share }。
puzzle-later = 最好的選擇要到後面才見效。
puzzle-values = 每個選擇之後的勝率
puzzle-levels = 機器人找到它的比例
puzzle-next = 下一題
puzzle-skip = 跳過
puzzle-all = 所有題目都已解出。
puzzle-anew = 重新開始
puzzle-streak = 第一次就連續答對：{ $number }；最多：{ $longest }。
puzzle-tries = 嘗試次數：{ $number }。
refused-no-such-puzzle = 沒有這道題。
