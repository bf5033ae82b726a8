# The end of a game: the count, the result, and a picture of it.

count-now = Poengene telles …
won-by = { $names } vinner med { $points }
tie-dirhams = Poengene er like; flest dirham avgjør.
tie-tiles = Poengene er like; flest lagte markedsfliser avgjør.
led-by = { $names } ledet med { $points }.
led-level = De beste hadde like mange poeng.
picture-share = Del et bilde
picture-save = Lagre et bilde
picture-failed = Bildet kunne ikke lages. Prøv igjen.
review-resigned = Forklaringen ser bare på poengene: Den som ga opp, er ikke sist i den.
