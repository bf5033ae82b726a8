# Revoir la partie : les chances de victoire, le prix des choix, la chance, et regarder ensemble.

review = Analyser la partie
review-being-made = La partie est en cours d’analyse, pour toute la table. Cela prend un instant.
review-failed-ended = La partie n’a pas pu être analysée : le calcul s’est interrompu avant la fin. Vous pouvez relancer l’analyse.
review-failed-late = La partie n’a pas pu être analysée : le serveur était trop occupé. Vous pourrez relancer l’analyse plus tard.
review-failed-error = La partie n’a pas pu être analysée : une erreur s’est produite sur le serveur. Vous pouvez relancer l’analyse.
review-failed-store = La partie a été analysée, mais le serveur n’a pas pu enregistrer le résultat. Vous pouvez relancer l’analyse.
verdict-best = le meilleur
verdict-fine = bien
verdict-inaccuracy = imprécision
verdict-mistake = erreur
verdict-blunder = grosse erreur
together-lead = Montrer à tous ce que je regarde
together-leading = Qui vous suit voit ce que vous voyez.
together-leads = { $name } montre la partie.
together-follow = Suivre
together-follows = Vous regardez avec { $name }.
together-alone = Regarder de mon côté
