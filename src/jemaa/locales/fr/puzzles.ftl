# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Énigme { $number } sur { $all }
puzzle-difficulty = Difficulté : { $number } sur { $all }
puzzle-ask = Trouvez le meilleur choix pour { $name }.
puzzle-wrong = { $choice } : il y a un meilleur choix. Essayez encore.
puzzle-answer = Le meilleur choix : { $choice }.
puzzle-ahead = À la place : { $choice }. Cela coûte { $share } des chances de victoire.
puzzle-later = Ce que le meilleur choix rapporte vient plus tard.
puzzle-values = Chances de victoire après chaque choix
puzzle-levels = Combien de fois les robots le trouvent
puzzle-next = Énigme suivante
puzzle-skip = Passer
puzzle-all = Vous avez résolu toutes les énigmes.
puzzle-anew = Recommencer
puzzle-streak = Résolues d’affilée du premier coup : { $number } ; au plus : { $longest }.
puzzle-tries = Essais : { $number }.
refused-no-such-puzzle = Cette énigme n’existe pas.
