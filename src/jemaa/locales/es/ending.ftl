# The end of a game: the count, the result, and a picture of it.

count-now = Contando los puntos…
won-by = Gana { $names } por { $points }
tie-dirhams = Hay empate a puntos; deciden más dírhams.
tie-tiles = Hay empate a puntos; deciden más losetas de mercado colocadas.
led-by = Iba ganando { $names } por { $points }.
led-level = Los mejores tenían los mismos puntos.
picture-share = Compartir una imagen
picture-save = Guardar una imagen
picture-failed = No se pudo crear la imagen. Inténtalo de nuevo.
review-resigned = La explicación solo mira los puntos: en ella, quien abandonó no queda en último lugar.
