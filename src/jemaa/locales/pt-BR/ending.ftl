# O fim de uma partida: a contagem, o resultado e uma imagem dele.

count-now = Contando os pontos…
won-by = { $names } vence por { $points }
tie-dirhams = Empate em pontos: vence quem tem mais dirhams.
tie-tiles = Empate em pontos: vence quem colocou mais peças de mercado.
led-by = Na frente estava { $names }, por { $points }.
led-level = Os melhores estavam empatados.
picture-share = Compartilhar uma imagem
picture-save = Salvar uma imagem
picture-failed = Não deu para fazer a imagem. Tente de novo.
