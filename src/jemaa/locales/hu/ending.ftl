# The end of a game: the count, the result, and a picture of it.

count-now = A pontok összeszámolása…
won-by = Győztes: { $names }, előny: { $points }
tie-dirhams = A pontok egyenlők; az nyer, akinek több dirheme van.
tie-tiles = A pontok egyenlők; az nyer, aki több lapkát rakott le.
led-by = Vezetett: { $names }, előny: { $points }.
led-level = A legjobbak pontszáma egyenlő volt.
picture-share = Kép megosztása
picture-save = Kép mentése
picture-failed = A képet nem sikerült elkészíteni. Próbáld újra.
