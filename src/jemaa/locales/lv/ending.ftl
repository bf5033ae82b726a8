# The end of a game: the count, the result, and a picture of it.

count-now = Tiek skaitīti punkti…
won-by = Uzvar { $names } (+{ $points })
tie-dirhams = Punktu ir vienādi; izšķir lielāks dirhamu skaits.
tie-tiles = Punktu ir vienādi; izšķir vairāk noliktu tirgus plāksnīšu.
led-by = Vadībā: { $names } (+{ $points }).
led-level = Labākajiem bija vienādi punkti.
picture-share = Kopīgot attēlu
picture-save = Saglabāt attēlu
picture-failed = Attēlu neizdevās izveidot. Mēģini vēlreiz.
review-resigned = Analīzē ņem vērā tikai punktus: kas padevās, tajā nav pēdējais.
