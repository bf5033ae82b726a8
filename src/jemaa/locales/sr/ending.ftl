# The end of a game: the count, the result, and a picture of it.

count-now = Сабирају се поени…
won-by = Побеђује { $names } (+{ $points })
tie-dirhams = Поени су једнаки; одлучује више дирхама.
tie-tiles = Поени су једнаки; одлучује више постављених пијачних плочица.
led-by = У вођству: { $names } (+{ $points }).
led-level = Најбољи су имали једнако поена.
picture-share = Подели слику
picture-save = Сачувај слику
picture-failed = Слика није могла да се направи. Покушај поново.
review-resigned = Објашњење гледа само поене: ко је предао игру, у њему није последњи.
