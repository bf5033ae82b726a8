# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Ouvrir une partie ou une position
analysis-paste = Ou collez ici un enregistrement ou une position
analysis-choices = Choix
analysis-outcomes = Ce que le hasard peut donner
analysis-roll = Laisser faire le hasard
analysis-stop = Arrêter la réflexion
analysis-on = Reprendre la réflexion
analysis-thinks = L’ordinateur réfléchit…
analysis-depth = { $number } parties explorées
analysis-points = Points : { $points }
analysis-visits = Examiné : { $number }
analysis-exact = calculé
analysis-line = Suite probable
analysis-tree = Variantes
analysis-remove = Supprimer
analysis-comment = Commentaire
analysis-file = Enregistrer dans un fichier
analysis-text = Copier la position
analysis-json = Enregistrer la position
