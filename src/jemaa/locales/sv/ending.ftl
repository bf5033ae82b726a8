# The end of a game: the count, the result, and a picture of it.

count-now = Poängen räknas …
won-by = { $names } vinner med { $points }
tie-dirhams = Poängen är lika; flest dirham avgör.
tie-tiles = Poängen är lika; flest lagda marknadsbrickor avgör.
led-by = { $names } ledde med { $points }.
led-level = De bästa hade lika många poäng.
picture-share = Dela en bild
picture-save = Spara en bild
picture-failed = Bilden kunde inte skapas. Försök igen.
review-resigned = Förklaringen ser bara till poängen: den som gav upp är inte sist i den.
