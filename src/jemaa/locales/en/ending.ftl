# The end of a game: the count, the result, and a picture of it.

count-now = Counting the points…
won-by = { $names } wins by { $points }
tie-dirhams = The points are equal; the most dirhams decide.
tie-tiles = The points are equal; the most market tiles laid decide.
led-by = { $names } led by { $points }.
led-level = The best had equal points.
picture-share = Share a picture
picture-save = Save a picture
picture-failed = The picture couldn’t be made. Try again.
