# The end of a game: the count, the result, and a picture of it.

count-now = Zbrajaju se bodovi…
won-by = Pobjeđuje { $names } (+{ $points })
tie-dirhams = Bodovi su jednaki; odlučuje više dirhama.
tie-tiles = Bodovi su jednaki; odlučuje više položenih tržnih pločica.
led-by = U vodstvu: { $names } (+{ $points }).
led-level = Najbolji su imali jednako bodova.
picture-share = Podijeli sliku
picture-save = Spremi sliku
picture-failed = Sliku nije bilo moguće izraditi. Pokušaj ponovno.
review-resigned = Objašnjenje gleda samo bodove: tko je predao igru, u njemu nije posljednji.
