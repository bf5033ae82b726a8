# The end of a game: the count, the result, and a picture of it.

count-now = Contando los puntos…
won-by = Gana { $names } por { $points }
tie-dirhams = Empate a puntos: gana quien tiene más dírhams.
tie-tiles = Empate a puntos: gana quien ha puesto más losetas de mercado.
led-by = Iba ganando { $names } por { $points }.
led-level = Los mejores iban empatados a puntos.
picture-share = Compartir una imagen
picture-save = Guardar una imagen
picture-failed = No se pudo hacer la imagen. Inténtalo de nuevo.
