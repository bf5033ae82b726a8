# The end of a game: the count, the result, and a picture of it.

count-now = Punkte loetakse …
won-by = Võitja on { $names } (+{ $points })
tie-dirhams = Punkte on võrdselt: võidab see, kellel on rohkem dirhameid.
tie-tiles = Punkte on võrdselt: võidab see, kes asetas rohkem turuplaate.
led-by = Juhtis { $names } (+{ $points }).
led-level = Parimad olid viigis.
picture-share = Jaga pilti
picture-save = Salvesta pilt
picture-failed = Pildi tegemine ei õnnestunud. Proovi uuesti.
