# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Enigma { $number } de { $all }
puzzle-difficulty = Dificuldade: { $number } de { $all }
puzzle-ask = Encontra a melhor escolha para { $name }.
puzzle-wrong = { $choice }: há uma escolha melhor. Tenta outra vez.
puzzle-answer = A melhor escolha: { $choice }.
puzzle-ahead = Em vez disso: { $choice }. Custa { $share } das hipóteses de vitória.
puzzle-later = O que a melhor escolha dá vem mais tarde.
puzzle-values = Hipóteses de vitória depois de cada escolha
puzzle-levels = Quantas vezes os bots a encontram
puzzle-next = Enigma seguinte
puzzle-skip = Saltar
puzzle-all = Resolveste todos os enigmas.
puzzle-anew = Recomeçar
puzzle-streak = Resolvidos seguidos à primeira tentativa: { $number }; no máximo: { $longest }.
puzzle-tries = Tentativas: { $number }.
refused-no-such-puzzle = Esse enigma não existe.
