# Morocco: o que aconteceu, o que se pergunta, o que se pode fazer.

mo-black = preto
mo-green = verde
mo-purple = roxo
mo-brown = castanho
mo-orange = laranja
mo-wild = cor à escolha

ask-morocco-wild = Que cubo ganhas?
ask-morocco-scout = Para onde vai o peão do terraço?
ask-morocco-assign = Quem colocas, e onde?
ask-morocco-assign-end = Trocar cubos (1 moeda) ou acabar a vez?
ask-morocco-assign-pass = Agora não podes colocar ninguém.
ask-morocco-extra = Que cubo pagas a mais?
ask-morocco-cousin = Para onde vai o segundo primo?
ask-morocco-reward = Uma moeda ou um guarda-costas?
ask-morocco-arrow = Para onde aponta a seta?
ask-morocco-move = Para onde vai o teu turista?
ask-morocco-keep = Que cubo guardas?

tool-assistant = Ajudante
tool-bodyguard = Guarda-costas
tool-tourist = Turista
tool-cousins = Primos
tool-cousin = Segundo primo
tool-move = Turista
tool-swap = Trocar cubos

mo-do-gain = Ganhar { $colours }
mo-do-pay = Pagar { $colours }
mo-do-keep = Guardar { $colours }
mo-do-keep-none = Não guardar nenhum
mo-do-take-coin = Uma moeda
mo-do-take-bodyguard = Um guarda-costas
mo-do-arrow-north = Para cima
mo-do-arrow-east = Para a direita
mo-do-arrow-south = Para baixo
mo-do-arrow-west = Para a esquerda
mo-do-rows = Trocar as filas { $one } e { $other } (1 moeda)
mo-do-columns = Trocar as colunas { $one } e { $other } (1 moeda)
mo-do-scout = { $space }: { $mine } para ti, { $others } para os outros
mo-for-you = para ti
mo-for-others = para os outros
mo-do-assistant = Ajudante em { $space }, por { $colours }
mo-do-bodyguard = Guarda-costas em { $space }, por { $colours }
mo-do-tourist = Turista em { $space }, por { $colours } e mais um
mo-do-cousins = Primeiro de dois primos em { $space }, por { $colours } e mais um
mo-do-cousin = Segundo primo em { $space }
mo-do-move = Turista para { $space }
mo-do-pass = Passar
mo-do-end = Acabar a vez

mo-first = { $name } começa.
mo-round = Nova ronda: { $name } joga primeiro.
mo-rolled = O dado do mercado mostra: { $face }.
mo-gained = { $name } ganha { $colours }.
mo-scouted = { $name } move o peão para { $space }.
mo-kept = { $name } guarda { $kept }.
mo-kept-none = { $name } não guarda nenhum cubo.
mo-placed-assistant = { $name } coloca um ajudante em { $space }.
mo-placed-bodyguard = { $name } coloca um guarda-costas em { $space }.
mo-placed-tourist = { $name } coloca um turista em { $space }.
mo-placed-cousins = { $name } coloca o primeiro de dois primos em { $space }.
mo-placed-cousin = { $name } coloca o segundo primo em { $space }.
mo-paid = { $name } paga { $colours }.
mo-swapped-rows = { $name } gasta uma moeda e troca as filas { $one } e { $other }.
mo-swapped-columns = { $name } gasta uma moeda e troca as colunas { $one } e { $other }.
mo-passed = { $name } passa.
mo-full = A banca { $stall } está cheia.
mo-scored = { $name } ganha { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }.
mo-reward-coin = { $name } fica com uma moeda.
mo-reward-bodyguard = { $name } fica com um guarda-costas.
mo-reward-none = Não há mais nada para { $name }.
mo-juice = { $name } fica com um sumo de valor { $value }.
mo-closed = Uma peça de { $name } fecha { $stall }; { $open ->
    [0] não fica nenhuma banca aberta
    [one] fica { $open } banca aberta
   *[other] ficam { $open } bancas abertas
  }.
mo-closed-empty = Uma peça de banca vazia fecha { $stall }; { $open ->
    [0] não fica nenhuma banca aberta
    [one] fica { $open } banca aberta
   *[other] ficam { $open } bancas abertas
  }.
mo-last-round = Esta é a última ronda.
mo-pointed = { $name } aponta a seta para { $target }.
mo-moved = O turista de { $name } passa para { $space } e agora é ajudante.
mo-tourists-left = { $tourists ->
    [one] Um turista de { $name } sai do jogo.
   *[other] { $tourists } turistas de { $name } saem do jogo.
  }

mo-roof = O terraço. Cubos: { $spaces }. { $pawn ->
    [middle] O peão está no meio.
   *[other] O peão está em { $pawn }.
  }
mo-assistants = Ajudantes
mo-bodyguards = Guarda-costas por colocar
mo-tourists = Turistas
mo-cousins = Pares de primos
mo-tiles = Peças de mercado
mo-juice-tokens = Fichas de sumo
mo-cell = { $space } na banca { $stall }, custa { $colours }
mo-cell-closed = { $space } na banca { $stall }, { $owner ->
    [empty] fechada por uma peça de banca vazia
   *[other] fechada por { $owner }
  }
mo-cell-assistant = ajudante de { $owner }
mo-cell-bodyguard = guarda-costas de { $owner }
mo-cell-tourist = turista de { $owner }
mo-cell-juice = sumo de valor { $value }

mo-cube-row = Fila { $line }: cubo { $colour }
mo-cube-column = Coluna { $line }: cubo { $colour }
mo-cell-strength = força { $strength } de { $full }
mo-pick-cube = { $cube }. Escolhe agora o cubo com que o trocas.
mo-no-swap-phase = Os cubos só se trocam numa vez em que colocas trabalhadores.
mo-no-swap-coin = Uma troca custa uma moeda, e não tens nenhuma.
mo-no-swap-kinds = Trocam-se os cubos de duas filas ou de duas colunas, não o de uma fila com o de uma coluna.
mo-no-swap-place = Depois desta troca não poderias colocar ninguém.
mo-round-number = Ronda { $round }
mo-closings-left = { $stalls ->
    [0] Última ronda
    [one] falta { $stalls } banca
   *[other] faltam { $stalls } bancas
  }
mo-goes-first = Primeiro: { $name }
mo-hand = Os teus cubos e moedas:

no-morocco-elsewhere = Aqui não há nada para escolher agora. As respostas estão junto da pergunta.
no-morocco-closed = A banca { $stall } está fechada. Escolhe uma aberta.
no-morocco-taken = { $space } está ocupado. Escolhe um espaço livre.
no-morocco-cubes = Para a banca { $stall } falta-te: { $colours }. Escolhe um espaço iluminado.
no-morocco-no-second = O segundo primo não teria lugar ao lado. Escolhe um espaço iluminado.
no-morocco-not-touching = O segundo primo tem de tocar em { $space } a partir de outra banca. Escolhe um espaço iluminado.
no-morocco-not-target = O turista vai para onde a seta aponta: para um espaço livre de { $stall }.
