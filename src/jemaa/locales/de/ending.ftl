# The end of a game: the count, the result, and a picture of it.

count-now = Die Punkte werden gezählt …
won-by = { $names } gewinnt mit { $points } Vorsprung
tie-dirhams = Gleich viele Punkte: Es gewinnt, wer mehr Dirham hat.
tie-tiles = Gleich viele Punkte: Es gewinnt, wer mehr Marktplättchen gelegt hat.
led-by = In Führung lag { $names } mit { $points } Vorsprung.
led-level = Die Besten hatten gleich viele Punkte.
picture-share = Bild teilen
picture-save = Bild speichern
picture-failed = Das hat mit dem Bild nicht geklappt. Versuch es noch einmal.
