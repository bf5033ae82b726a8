# The end of a game: the count, the result, and a picture of it.

count-now = Si contano i punti…
won-by = Vince { $names } con un vantaggio di { $points }
tie-dirhams = I punti sono pari; decide chi ha più dirham.
tie-tiles = I punti sono pari; decide chi ha posato più tessere mercato.
led-by = In testa era { $names } con un vantaggio di { $points }.
led-level = I migliori avevano gli stessi punti.
picture-share = Condividi un’immagine
picture-save = Salva un’immagine
picture-failed = Non è stato possibile creare l’immagine. Riprova.
review-resigned = La spiegazione guarda solo i punti: chi ha abbandonato lì non è ultimo.
