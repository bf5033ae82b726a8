# The end of a game: the count, the result, and a picture of it.

count-now = De punten worden geteld…
won-by = { $names } wint met { $points } voorsprong
tie-dirhams = Gelijke punten: wie de meeste dirhams heeft, wint.
tie-tiles = Gelijke punten: wie de meeste markttegels heeft gelegd, wint.
led-by = { $names } stond voor met { $points }.
led-level = De besten stonden gelijk.
picture-share = Afbeelding delen
picture-save = Afbeelding opslaan
picture-failed = De afbeelding is niet gelukt. Probeer het opnieuw.
