# The end of a game: the count, the result, and a picture of it.

count-now = Liczenie punktów…
won-by = Wygrywa { $names } (+{ $points })
tie-dirhams = Punktów jest po równo; decyduje więcej dirhemów.
tie-tiles = Punktów jest po równo; decyduje więcej wyłożonych kafelków targu.
led-by = Na prowadzeniu: { $names } (+{ $points }).
led-level = Najlepsi mieli po równo punktów.
picture-share = Udostępnij obrazek
picture-save = Zapisz obrazek
picture-failed = Nie udało się utworzyć obrazka. Spróbuj ponownie.
review-resigned = Wyjaśnienie patrzy tylko na punkty: kto zrezygnował, nie jest w nim ostatni.
