# The end of a game: the count, the result, and a picture of it.

count-now = Zbrajaju se bodovi…
won-by = Pobjeđuje { $names }, prednost: { $points }
tie-dirhams = Bodovi su jednaki; pobjeđuje tko ima više dirhama.
tie-tiles = Bodovi su jednaki; pobjeđuje tko je položio više pločica.
led-by = U vodstvu: { $names }, prednost: { $points }.
led-level = Najbolji su imali jednako bodova.
picture-share = Podijeli sliku
picture-save = Spremi sliku
picture-failed = Sliku nije bilo moguće izraditi. Pokušaj ponovno.
