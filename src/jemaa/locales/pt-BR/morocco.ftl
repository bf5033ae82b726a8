# Morocco: o que aconteceu, o que se pergunta, o que se pode fazer.

mo-black = preto
mo-green = verde
mo-purple = roxo
mo-brown = marrom
mo-orange = laranja
mo-wild = qualquer cor

ask-morocco-wild = Que cubo você ganha?
ask-morocco-scout = Para onde vai o peão do terraço?
ask-morocco-assign = Quem você coloca, e onde?
ask-morocco-assign-end = Trocar por uma moeda ou terminar a vez?
ask-morocco-assign-pass = Agora você não pode colocar ninguém.
ask-morocco-extra = Que cubo você paga a mais?
ask-morocco-cousin = Para onde vai o segundo primo?
ask-morocco-reward = Uma moeda ou um guarda-costas?
ask-morocco-arrow = Para onde aponta a seta?
ask-morocco-move = Para onde vai o seu turista?
ask-morocco-keep = Que cubo você guarda?

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
mo-do-rows = Trocar as linhas { $one } e { $other } (1 moeda)
mo-do-columns = Trocar as colunas { $one } e { $other } (1 moeda)
mo-do-scout = { $space }: { $mine } para você, { $others } para os outros
mo-for-you = para você
mo-for-others = para os outros
mo-do-assistant = Ajudante em { $space }, por { $colours }
mo-do-bodyguard = Guarda-costas em { $space }, por { $colours }
mo-do-tourist = Turista em { $space }, por { $colours } e mais um
mo-do-cousins = Primeiro de dois primos em { $space }, por { $colours } e mais um
mo-do-cousin = Segundo primo em { $space }
mo-do-move = Turista para { $space }
mo-do-pass = Passar
mo-do-end = Terminar a vez

mo-first = { $name } começa.
mo-round = Nova rodada: { $name } joga primeiro.
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
mo-swapped-rows = { $name } gasta uma moeda e troca as linhas { $one } e { $other }.
mo-swapped-columns = { $name } gasta uma moeda e troca as colunas { $one } e { $other }.
mo-passed = { $name } passa.
mo-full = A banca { $stall } está cheia.
mo-scored = { $name } ganha { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }.
mo-reward-coin = { $name } pega uma moeda.
mo-reward-bodyguard = { $name } pega um guarda-costas.
mo-reward-none = Não há mais nada para { $name }.
mo-juice = { $name } pega um suco de valor { $value }.
mo-closed = Uma peça de { $name } fecha { $stall }; { $open ->
    [0] nenhuma banca continua aberta
    [one] { $open } banca continua aberta
   *[other] { $open } bancas continuam abertas
  }.
mo-closed-empty = Uma peça de banca vazia fecha { $stall }; { $open ->
    [0] nenhuma banca continua aberta
    [one] { $open } banca continua aberta
   *[other] { $open } bancas continuam abertas
  }.
mo-last-round = Esta é a última rodada.
mo-pointed = { $name } aponta a seta para { $target }.
mo-moved = O turista de { $name } segue para { $space } e agora é ajudante.
mo-tourists-left = { $tourists ->
    [one] Um turista de { $name } sai do jogo.
   *[other] { $tourists } turistas de { $name } saem do jogo.
  }

mo-roof = O terraço. Cubos: { $spaces }. { $pawn ->
    [middle] O peão está no meio.
   *[other] O peão está em { $pawn }.
  }
mo-assistants = Ajudantes
mo-bodyguards = Guarda-costas para colocar
mo-tourists = Turistas
mo-cousins = Pares de primos
mo-tiles = Peças de mercado
mo-juice-tokens = Fichas de suco
mo-cell = { $space } na banca { $stall }, custa { $colours }
mo-cell-closed = { $space } na banca { $stall }, { $owner ->
    [empty] fechada por uma peça de banca vazia
   *[other] fechada por { $owner }
  }
mo-cell-assistant = ajudante de { $owner }
mo-cell-bodyguard = guarda-costas de { $owner }
mo-cell-tourist = turista de { $owner }
mo-cell-juice = suco de valor { $value }

mo-cube-row = Linha { $line }: cubo { $colour }
mo-cube-column = Coluna { $line }: cubo { $colour }
mo-cell-strength = força { $strength } de { $full }
mo-pick-cube = { $cube }. Agora escolha o cubo com que ele será trocado.
mo-no-swap-phase = Os cubos só são trocados em uma vez em que você coloca trabalhadores.
mo-no-swap-coin = Uma troca custa uma moeda, e você não tem nenhuma.
mo-no-swap-kinds = Duas linhas trocam seus cubos, ou duas colunas; não uma linha com uma coluna.
mo-no-swap-place = Depois desta troca você não poderia colocar ninguém.
mo-round-number = Rodada { $round }
mo-closings-left = { $stalls ->
    [0] Última rodada
    [one] falta { $stalls } banca
   *[other] faltam { $stalls } bancas
  }
mo-goes-first = Primeiro: { $name }
mo-hand = Seus cubos e moedas:

no-morocco-elsewhere = Não há nada para escolher aqui agora. As respostas estão junto da pergunta.
no-morocco-closed = A banca { $stall } está fechada. Escolha uma aberta.
no-morocco-taken = { $space } está ocupado. Escolha um espaço livre.
no-morocco-cubes = Para a banca { $stall } falta a você: { $colours }. Escolha um espaço iluminado.
no-morocco-no-second = O segundo primo não teria lugar ao lado. Escolha um espaço iluminado.
no-morocco-not-touching = O segundo primo tem que encostar em { $space }, mas em outra banca. Escolha um espaço iluminado.
no-morocco-not-target = O turista vai para onde a seta aponta: para um espaço livre de { $stall }.
