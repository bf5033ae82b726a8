# The end of a game: the count, the result, and a picture of it.

count-now = On compte les points…
won-by = { $names } gagne avec { $points } d’avance
tie-dirhams = Égalité de points : celui qui a le plus de dirhams l’emporte.
tie-tiles = Égalité de points : celui qui a posé le plus de tuiles de marché l’emporte.
led-by = { $names } menait avec { $points } d’avance.
led-level = Les premiers étaient à égalité de points.
picture-share = Partager une image
picture-save = Enregistrer une image
picture-failed = L’image n’a pas pu être faite. Réessayez.
