# The end of a game: the count, the result, and a picture of it.

count-now = Stigin eru talin …
won-by = Sigurvegari: { $names } (+{ $points })
tie-dirhams = Jafnmörg stig: sá sem á flest dírham vinnur.
tie-tiles = Jafnmörg stig: sá sem lagði flestar markaðsflísar vinnur.
led-by = Forystu hafði { $names } (+{ $points }).
led-level = Þeir bestu voru jafnir.
picture-share = Deila mynd
picture-save = Vista mynd
picture-failed = Myndin tókst ekki. Reyndu aftur.
