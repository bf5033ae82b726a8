# The end of a game: the count, the result, and a picture of it.

count-now = Skaičiuojami taškai…
won-by = Laimi { $names } (+{ $points })
tie-dirhams = Taškų po lygiai; lemia daugiau dirhamų.
tie-tiles = Taškų po lygiai; lemia daugiau padėtų turgaus plytelių.
led-by = Pirmauja: { $names } (+{ $points }).
led-level = Geriausieji turėjo taškų po lygiai.
picture-share = Bendrinti paveikslėlį
picture-save = Įrašyti paveikslėlį
picture-failed = Paveikslėlio sukurti nepavyko. Bandykite dar kartą.
review-resigned = Paaiškinime žiūrima tik į taškus: pasidavusysis jame nėra paskutinis.
