# The end of a game: the count, the result, and a picture of it.

count-now = Сабирају се поени…
won-by = Побеђује { $names }, предност: { $points }
tie-dirhams = Поени су једнаки; побеђује ко има више дирхама.
tie-tiles = Поени су једнаки; побеђује ко је положио више плочица.
led-by = У вођству: { $names }, предност: { $points }.
led-level = Најбољи су имали једнако поена.
picture-share = Подели слику
picture-save = Сачувај слику
picture-failed = Слика није могла да се направи. Покушај поново.
