# The end of a game: the count, the result, and a picture of it.

count-now = Štejejo se točke …
won-by = Zmaga { $names } (+{ $points })
tie-dirhams = Točk je enako; odloča več dirhamov.
tie-tiles = Točk je enako; odloča več položenih tržnih ploščic.
led-by = V vodstvu: { $names } (+{ $points }).
led-level = Najboljši so imeli enako točk.
picture-share = Deli sliko
picture-save = Shrani sliko
picture-failed = Slike ni bilo mogoče narediti. Poskusi znova.
review-resigned = Razlaga gleda samo točke: kdor je predal igro, v njej ni zadnji.
