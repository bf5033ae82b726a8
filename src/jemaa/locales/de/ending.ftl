# The end of a game: the count, the result, and a picture of it.

count-now = Die Punkte werden gezählt …
won-by = { $names } gewinnt mit { $points } Vorsprung
tie-dirhams = Die Punkte sind gleich; es entscheiden die meisten Dirham.
tie-tiles = Die Punkte sind gleich; es entscheiden die meisten gelegten Marktplättchen.
led-by = In Führung lag { $names } mit { $points } Vorsprung.
led-level = Die Besten hatten gleich viele Punkte.
picture-share = Bild teilen
picture-save = Bild speichern
picture-failed = Das Bild ließ sich nicht erstellen. Versuch es noch einmal.
review-resigned = Die Erklärung geht nur nach den Punkten: Wer aufgegeben hat, ist darin nicht Letzter.
