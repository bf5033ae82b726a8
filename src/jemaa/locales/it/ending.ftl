# The end of a game: the count, the result, and a picture of it.

count-now = Contiamo i punti…
won-by = Vince { $names } con un vantaggio di { $points }
tie-dirhams = Parità di punti: vince chi ha più dirham.
tie-tiles = Parità di punti: vince chi ha posato più tessere mercato.
led-by = In testa c’era { $names } con un vantaggio di { $points }.
led-level = I primi erano a pari punti.
picture-share = Condividi un’immagine
picture-save = Salva un’immagine
picture-failed = L’immagine non è riuscita. Riprova.
