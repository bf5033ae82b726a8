# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Задатак { $number } од { $all }
puzzle-difficulty = Тежина: { $number } од { $all }
puzzle-ask = Пронађи најбољи избор за играча { $name }.
puzzle-wrong = { $choice }: постоји бољи избор. Покушај поново.
puzzle-answer = Најбољи избор: { $choice }.
puzzle-ahead = Уместо тога: { $choice }. То кошта { $share } изгледа за победу.
puzzle-later = Оно што најбољи избор доноси долази касније.
puzzle-values = Изгледи за победу после сваког избора
puzzle-levels = Колико га често налазе ботови
puzzle-next = Следећи задатак
puzzle-skip = Прескочи
puzzle-all = Решени су сви задаци.
puzzle-anew = Почни испочетка
puzzle-streak = Решено заредом из првог покушаја: { $number }; највише: { $longest }.
puzzle-tries = Покушаји: { $number }.
refused-no-such-puzzle = Таквог задатка нема.
