# The end of a game: the count, the result, and a picture of it.

count-now = Se numără punctele…
won-by = Câștigă { $names } cu un avans de { $points }
tie-dirhams = Punctele sunt egale; decid mai mulți dirhami.
tie-tiles = Punctele sunt egale; decid mai multe plăcuțe de piață așezate.
led-by = Conducea { $names } cu un avans de { $points }.
led-level = Cei mai buni aveau puncte egale.
picture-share = Distribuie o imagine
picture-save = Salvează o imagine
picture-failed = Imaginea nu a putut fi creată. Încearcă din nou.
review-resigned = Explicația se uită numai la puncte: cine s-a retras nu este ultimul în ea.
