# The end of a game: the count, the result, and a picture of it.

count-now = A contar os pontos…
won-by = Ganha { $names } por { $points }
tie-dirhams = Os pontos são iguais; decidem mais dirhams.
tie-tiles = Os pontos são iguais; decidem mais peças de mercado colocadas.
led-by = À frente estava { $names }, por { $points }.
led-level = Os melhores tinham os mesmos pontos.
picture-share = Partilhar uma imagem
picture-save = Guardar uma imagem
picture-failed = Não foi possível criar a imagem. Tenta outra vez.
review-resigned = A explicação olha só para os pontos: quem desistiu não fica lá em último.
