# The end of a game: the count, the result, and a picture of it.

count-now = Skaičiuojami taškai…
won-by = Laimi { $names } (+{ $points })
tie-dirhams = Taškų po lygiai: laimi tas, kas turi daugiau dirhamų.
tie-tiles = Taškų po lygiai: laimi tas, kas padėjo daugiau turgaus plytelių.
led-by = Pirmavo { $names } (+{ $points }).
led-level = Geriausieji buvo lygūs.
picture-share = Dalytis paveikslėliu
picture-save = Išsaugoti paveikslėlį
picture-failed = Paveikslėlio padaryti nepavyko. Bandykite dar kartą.
