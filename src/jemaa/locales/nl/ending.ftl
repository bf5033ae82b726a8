# The end of a game: the count, the result, and a picture of it.

count-now = De punten worden geteld…
won-by = { $names } wint met { $points } voorsprong
tie-dirhams = De punten zijn gelijk; de meeste dirhams beslissen.
tie-tiles = De punten zijn gelijk; de meeste gelegde markttegels beslissen.
led-by = { $names } stond voor met { $points }.
led-level = De besten hadden evenveel punten.
picture-share = Afbeelding delen
picture-save = Afbeelding opslaan
picture-failed = De afbeelding kon niet worden gemaakt. Probeer het opnieuw.
review-resigned = De analyse kijkt alleen naar de punten: wie opgaf, is daarin niet laatste.
