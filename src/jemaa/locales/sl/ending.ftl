# The end of a game: the count, the result, and a picture of it.

count-now = Štejejo se točke …
won-by = Zmaga { $names }, prednost: { $points }
tie-dirhams = Točk je enako; zmaga, kdor ima več dirhamov.
tie-tiles = Točk je enako; zmaga, kdor je položil več ploščic.
led-by = V vodstvu: { $names }, prednost: { $points }.
led-level = Najboljši so imeli enako točk.
picture-share = Deli sliko
picture-save = Shrani sliko
picture-failed = Slike ni bilo mogoče narediti. Poskusi znova.
