# The end of a game: the count, the result, and a picture of it.

count-now = A contar os pontos…
won-by = { $names } ganha por { $points }
tie-dirhams = Empate em pontos: ganha quem tem mais dirhams.
tie-tiles = Empate em pontos: ganha quem colocou mais peças de mercado.
led-by = À frente estava { $names }, por { $points }.
led-level = Os melhores estavam empatados.
picture-share = Partilhar uma imagem
picture-save = Guardar uma imagem
picture-failed = Não foi possível fazer a imagem. Tenta outra vez.
