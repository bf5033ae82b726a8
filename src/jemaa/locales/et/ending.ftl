# The end of a game: the count, the result, and a picture of it.

count-now = Punkte loetakse…
won-by = Võitja on { $names } (+{ $points })
tie-dirhams = Punktid on võrdsed; otsustab suurem dirhamite arv.
tie-tiles = Punktid on võrdsed; otsustab suurem laotud turuplaatide arv.
led-by = Juhtis { $names } (+{ $points }).
led-level = Parimatel oli võrdselt punkte.
picture-share = Jaga pilti
picture-save = Salvesta pilt
picture-failed = Pilti ei õnnestunud teha. Proovi uuesti.
review-resigned = Selgitus lähtub ainult punktidest: alistuja ei ole selles viimane.
