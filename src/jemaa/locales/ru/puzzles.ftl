# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Задача { $number } из { $all }
puzzle-difficulty = Сложность: { $number } из { $all }
puzzle-ask = Найдите лучший выбор для { $name }.
puzzle-wrong = { $choice }: есть выбор лучше. Попробуйте ещё раз.
puzzle-answer = Лучший выбор: { $choice }.
puzzle-ahead = Вместо этого: { $choice }. Это теряет { $share } шансов на победу.
puzzle-later = То, что даёт лучший выбор, приходит позже.
puzzle-values = Шансы на победу после каждого выбора
puzzle-levels = Как часто его находят боты
puzzle-next = Следующая задача
puzzle-skip = Пропустить
puzzle-all = Вы решили все задачи.
puzzle-anew = Начать сначала
puzzle-streak = Решено подряд с первой попытки: { $number }; самое большее: { $longest }.
puzzle-tries = Попытки: { $number }.
refused-no-such-puzzle = Такой задачи нет.
