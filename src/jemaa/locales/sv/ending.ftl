# The end of a game: the count, the result, and a picture of it.

count-now = Poängen räknas …
won-by = { $names } vinner med { $points }
tie-dirhams = Lika poäng: den som har flest dirham vinner.
tie-tiles = Lika poäng: den som har lagt flest marknadsbrickor vinner.
led-by = { $names } ledde med { $points }.
led-level = De bästa låg lika.
picture-share = Dela en bild
picture-save = Spara en bild
picture-failed = Det gick inte att göra bilden. Försök igen.
