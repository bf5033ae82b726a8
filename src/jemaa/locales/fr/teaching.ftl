curve = Comment les chances de victoire ont bougé
curve-hint = Touchez la courbe, ou suivez-la avec les flèches du clavier : le plateau suit. Les cercles numérotés sont les grands moments, les points sont des erreurs.
curve-at = Étape { $at } sur { $last } : { $shares }
curve-table = La même chose en tableau
step = Étape
moment = { $rank }. À l’étape { $step }
moment-show = Regarder
skill = Habileté et chance
skill-luck = Chance
skill-lost = Perdu par les choix
skill-error = L’ordinateur a joué { $simulations } parties d’essai à chaque position. Sur la partie, ses propres jugements diffèrent de { $error } des chances de victoire au plus : aucun chiffre n’est plus sûr que cela.
skill-unsure = C’est beaucoup : ces chiffres ne sont qu’une indication.
verdicts-inaccuracy = Imprécisions : { $number }
verdicts-mistake = Erreurs : { $number }
verdicts-blunder = Grosses erreurs : { $number }
place-won = { $name } a gagné, avec { $points } d’avance.
place-behind = { $name } finit à la place { $place }, à { $points } de la première.
place-only = { $name } finit à la place { $place }.
points-of = { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
  }
luck-good = La chance a aidé : elle a rapporté { $points }.
luck-bad = La chance n’a pas aidé : elle a coûté { $points }.
luck-none = La chance n’a rien changé.
choices-lost = De meilleurs choix auraient rapporté { $points } de plus.
choices-none = Aucun choix n’a rien coûté.
review-first = C’est un premier coup d’œil rapide. Une analyse plus poussée suit toute seule.
exercises = Ce qui aurait pu mieux se passer
exercises-none = Aucun choix n’a coûté cher.
moment-played = { $name } a choisi : { $choice }.
moment-better = Mieux : { $choice }.
reason-now = { $source } : ce choix rapporte tout de suite { $chosen }, le meilleur rapporte { $best }.
reason-later = À la fin, le meilleur choix vaut { $points } de plus.
reason-wins = Le meilleur choix gagne plus souvent, mais pas avec plus de points.
marks = Sur le plateau : la coche et le trait plein montrent le meilleur choix, la croix et les pointillés celui qui a été fait.
try = À vous d’essayer
try-ask = C’est à { $name } de jouer. Quel choix est meilleur ?
try-right = Bien vu : { $choice }.
try-wrong = { $choice } : ce n’est pas encore le meilleur choix. Il coûte { $points }. Essayez encore.
try-solution = Montrer la réponse
drill = Vous avez résolu { $done } sur { $all }.
skill-points = Ce sont des points, comparés à la moyenne des autres joueurs.
skill-kingmaking = Des joueurs qui ne pouvaient plus gagner ont décidé du vainqueur : { $shares }. Personne ne peut prévoir de tels choix : ils ne comptent ni comme chance ni comme perte.
source-cubes = Cubes
