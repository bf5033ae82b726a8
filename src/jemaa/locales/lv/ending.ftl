# The end of a game: the count, the result, and a picture of it.

count-now = Skaitām punktus…
won-by = Uzvar { $names } (+{ $points })
tie-dirhams = Punktu ir vienādi: uzvar tas, kam vairāk dirhamu.
tie-tiles = Punktu ir vienādi: uzvar tas, kas nolicis vairāk tirgus plāksnīšu.
led-by = Vadībā: { $names } (+{ $points }).
led-level = Labākie bija vienādi.
picture-share = Kopīgot attēlu
picture-save = Saglabāt attēlu
picture-failed = Attēls neizdevās. Mēģini vēlreiz.
