# The end of a game: the count, the result, and a picture of it.

count-now = Pisteitä lasketaan …
won-by = Voittaja: { $names } (+{ $points })
tie-dirhams = Tasapisteet: voittaa se, jolla on eniten dirhameja.
tie-tiles = Tasapisteet: voittaa se, joka asetti eniten markkinalaattoja.
led-by = Johdossa oli { $names } (+{ $points }).
led-level = Parhaat olivat tasoissa.
picture-share = Jaa kuva
picture-save = Tallenna kuva
picture-failed = Kuvan tekeminen ei onnistunut. Yritä uudelleen.
