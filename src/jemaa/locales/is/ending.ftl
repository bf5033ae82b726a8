# The end of a game: the count, the result, and a picture of it.

count-now = Stigin eru talin…
won-by = Sigurvegari: { $names } (+{ $points })
tie-dirhams = Stigin eru jöfn; flest dírham ráða.
tie-tiles = Stigin eru jöfn; flestar lagðar markaðsflísar ráða.
led-by = Forystu hafði { $names } (+{ $points }).
led-level = Þeir bestu voru með jafnmörg stig.
picture-share = Deila mynd
picture-save = Vista mynd
picture-failed = Ekki tókst að búa til myndina. Reyndu aftur.
review-resigned = Greiningin fer aðeins eftir stigunum: sá sem gafst upp er ekki síðastur í henni.
