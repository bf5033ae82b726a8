# Morocco: o que aconteceu, o que se pergunta, o que se pode fazer.

mo-black = preto
mo-green = verde
mo-purple = roxo
mo-brown = castanho
mo-orange = laranja
mo-wild = cor à escolha

ask-morocco-wild = Que cubo ganhas?
ask-morocco-scout = Para onde vai o peão no terraço?
ask-morocco-assign = Quem colocas, e onde?
ask-morocco-assign-end = Trocas por uma moeda ou acabas a vez?
ask-morocco-assign-pass = Agora não podes colocar ninguém.
ask-morocco-extra = Que cubo pagas além desses?
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
mo-do-rows = Trocar filas { $one } e { $other } (1 moeda)
mo-do-columns = Trocar colunas { $one } e { $other } (1 moeda)
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

mo-first = Começa { $name }.
mo-round = Uma nova ronda; { $name } joga primeiro.
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
mo-juice = { $name } fica com sumo no valor de { $value }.
mo-closed = Uma peça de { $name } fecha { $stall }; { $open ->
    [0] não fica nenhuma banca aberta
    [one] fica { $open } banca aberta
   *[other] ficam { $open } bancas abertas
  }.
mo-closed-empty = Uma peça vazia fecha { $stall }; { $open ->
    [0] não fica nenhuma banca aberta
    [one] fica { $open } banca aberta
   *[other] ficam { $open } bancas abertas
  }.
mo-last-round = Esta é a última ronda.
mo-pointed = { $name } aponta a seta para { $target }.
mo-moved = O turista de { $name } passa para { $space } e é agora ajudante.
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
    [empty] fechada por uma peça vazia
   *[other] fechada por { $owner }
  }
mo-cell-assistant = ajudante de { $owner }
mo-cell-bodyguard = guarda-costas de { $owner }
mo-cell-tourist = turista de { $owner }
mo-cell-juice = sumo no valor de { $value }
