# The end of a game: the count, the result, and a picture of it.

count-now = Comptage des points…
won-by = { $names } gagne avec { $points } d’avance
tie-dirhams = Les points sont égaux ; le plus grand nombre de dirhams décide.
tie-tiles = Les points sont égaux ; le plus grand nombre de tuiles de marché posées décide.
led-by = { $names } menait avec { $points } d’avance.
led-level = Les premiers étaient à égalité de points.
picture-share = Partager une image
picture-save = Enregistrer une image
picture-failed = L’image n’a pas pu être créée. Réessayez.
review-resigned = L’analyse ne regarde que les points : qui a abandonné n’y est pas dernier.
