# The end of a game: the count, the result, and a picture of it.

count-now = A pontok összeszámolása…
won-by = A győztes: { $names } (+{ $points })
tie-dirhams = A pontok egyenlők; a több dirhem dönt.
tie-tiles = A pontok egyenlők; a több lerakott piaclapka dönt.
led-by = Vezetett: { $names } (+{ $points }).
led-level = A legjobbak pontszáma egyenlő volt.
picture-share = Kép megosztása
picture-save = Kép mentése
picture-failed = A képet nem sikerült elkészíteni. Próbáld újra.
review-resigned = Az elemzés csak a pontokat nézi: aki feladta, abban nem utolsó.
