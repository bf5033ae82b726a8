# The end of a game: the count, the result, and a picture of it.

count-now = Poengene telles …
won-by = { $names } vinner med { $points }
tie-dirhams = Like mange poeng: den som har flest dirham, vinner.
tie-tiles = Like mange poeng: den som har lagt flest markedsfliser, vinner.
led-by = { $names } ledet med { $points }.
led-level = De beste lå likt.
picture-share = Del et bilde
picture-save = Lagre et bilde
picture-failed = Det gikk ikke å lage bildet. Prøv igjen.
