# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = 문제 { $number } / { $all }
puzzle-difficulty = 난이도: { $number } / { $all }
puzzle-ask = { $name }의 최선의 선택을 찾으세요.
puzzle-wrong = { $choice }: 더 나은 선택이 있습니다. 다시 해 보세요.
puzzle-answer = 최선의 선택: { $choice }.
puzzle-ahead = 대신: { $choice }. 승률이 { $share } 낮아집니다.
puzzle-later = 최선의 선택이 가져오는 이득은 나중에 나타납니다.
puzzle-values = 각 선택 뒤의 승률
puzzle-levels = 봇이 찾아내는 비율
puzzle-next = 다음 문제
puzzle-skip = 건너뛰기
puzzle-all = 모든 문제를 풀었습니다.
puzzle-anew = 처음부터
puzzle-streak = 첫 시도에 연속으로 푼 문제: { $number }, 최고: { $longest }.
puzzle-tries = 시도 횟수: { $number }.
refused-no-such-puzzle = 그런 문제는 없습니다.
