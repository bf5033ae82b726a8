# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = 第 { $number } 题，共 { $all } 题
puzzle-difficulty = 难度：{ $number } / { $all }
puzzle-ask = 为 { $name } 找出最好的选择。
puzzle-wrong = { $choice }：还有更好的选择。再试一次。
puzzle-answer = 最好的选择：{ $choice }。
puzzle-ahead = 相比之下：{ $choice }，胜率会低 { $share }。
puzzle-later = 最好的选择要到后面才见效。
puzzle-values = 每个选择之后的胜率
puzzle-levels = 机器人找到它的比例
puzzle-next = 下一题
puzzle-skip = 跳过
puzzle-all = 所有题目都已解出。
puzzle-anew = 重新开始
puzzle-streak = 第一次就连续答对：{ $number }；最多：{ $longest }。
puzzle-tries = 尝试次数：{ $number }。
refused-no-such-puzzle = 没有这道题。
