# The end of a game: the count, the result, and a picture of it.

count-now = Liczenie punktów…
won-by = Wygrywa { $names }, przewaga: { $points }
tie-dirhams = Punktów jest po równo; wygrywa ten, kto ma więcej dirhemów.
tie-tiles = Punktów jest po równo; wygrywa ten, kto wyłożył więcej kafelków.
led-by = Na prowadzeniu: { $names }, przewaga: { $points }.
led-level = Najlepsi mieli po równo punktów.
picture-share = Udostępnij obrazek
picture-save = Zapisz obrazek
picture-failed = Nie udało się utworzyć obrazka. Spróbuj ponownie.
