# The end of a game: the count, the result, and a picture of it.

count-now = Pisteitä lasketaan…
won-by = Voittaja: { $names } (+{ $points })
tie-dirhams = Pisteet ovat tasan; useammat dirhamit ratkaisevat.
tie-tiles = Pisteet ovat tasan; useammat asetetut markkinalaatat ratkaisevat.
led-by = Johdossa oli { $names } (+{ $points }).
led-level = Parhailla oli yhtä monta pistettä.
picture-share = Jaa kuva
picture-save = Tallenna kuva
picture-failed = Kuvaa ei voitu tehdä. Yritä uudelleen.
review-resigned = Selitys perustuu vain pisteisiin: luovuttanut ei ole siinä viimeinen.
