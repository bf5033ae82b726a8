# The end of a game: the count, the result, and a picture of it.

count-now = Se numără punctele…
won-by = Câștigă { $names }, avans: { $points }
tie-dirhams = Punctele sunt egale; câștigă cine are mai mulți dirhami.
tie-tiles = Punctele sunt egale; câștigă cine a pus mai multe plăcuțe.
led-by = Conducea { $names }, avans: { $points }.
led-level = Cei mai buni aveau puncte egale.
picture-share = Distribuie o imagine
picture-save = Salvează o imagine
picture-failed = Imaginea nu a putut fi creată. Încearcă din nou.
