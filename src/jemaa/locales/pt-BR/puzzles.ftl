# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Desafio { $number } de { $all }
puzzle-difficulty = Dificuldade: { $number } de { $all }
puzzle-ask = Encontre a melhor escolha para { $name }.
puzzle-wrong = { $choice }: há uma escolha melhor. Tente de novo.
puzzle-answer = A melhor escolha: { $choice }.
puzzle-ahead = Em vez disso: { $choice }. Custa { $share } das chances de vitória.
puzzle-later = O que a melhor escolha rende vem mais tarde.
puzzle-values = Chances de vitória depois de cada escolha
puzzle-levels = Quantas vezes os bots a encontram
puzzle-next = Próximo desafio
puzzle-skip = Pular
puzzle-all = Você resolveu todos os desafios.
puzzle-anew = Recomeçar
puzzle-streak = Resolvidos seguidos na primeira tentativa: { $number }; no máximo: { $longest }.
puzzle-tries = Tentativas: { $number }.
refused-no-such-puzzle = Esse desafio não existe.
