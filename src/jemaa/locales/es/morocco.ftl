# Morocco: lo ocurrido, lo que se pregunta, lo que se puede hacer.

mo-black = negro
mo-green = verde
mo-purple = morado
mo-brown = marrón
mo-orange = naranja
mo-wild = color a elegir

ask-morocco-wild = ¿Qué cubo ganas?
ask-morocco-scout = ¿Adónde va el peón en la azotea?
ask-morocco-assign = ¿A quién colocas, y dónde?
ask-morocco-assign-end = ¿Intercambiar cubos (1 moneda) o acabar el turno?
ask-morocco-assign-pass = Ahora no puedes colocar a nadie.
ask-morocco-extra = ¿Qué cubo pagas además?
ask-morocco-cousin = ¿Adónde va el segundo primo?
ask-morocco-reward = ¿Una moneda o un guardaespaldas?
ask-morocco-arrow = ¿Hacia dónde apunta la flecha?
ask-morocco-move = ¿Adónde va tu turista?
ask-morocco-keep = ¿Con qué cubo te quedas?

tool-assistant = Asistente
tool-bodyguard = Guardaespaldas
tool-tourist = Turista
tool-cousins = Primos
tool-cousin = Segundo primo
tool-move = Turista
tool-swap = Intercambiar cubos

mo-do-gain = Ganar { $colours }
mo-do-pay = Pagar { $colours }
mo-do-keep = Quedarme con { $colours }
mo-do-keep-none = No quedarme con ninguno
mo-do-take-coin = Una moneda
mo-do-take-bodyguard = Un guardaespaldas
mo-do-arrow-north = Arriba
mo-do-arrow-east = Derecha
mo-do-arrow-south = Abajo
mo-do-arrow-west = Izquierda
mo-do-rows = Intercambiar filas { $one } y { $other } (1 moneda)
mo-do-columns = Intercambiar columnas { $one } y { $other } (1 moneda)
mo-do-scout = { $space }: { $mine } para ti, { $others } para los demás
mo-for-you = para ti
mo-for-others = para los demás
mo-do-assistant = Asistente en { $space }, por { $colours }
mo-do-bodyguard = Guardaespaldas en { $space }, por { $colours }
mo-do-tourist = Turista en { $space }, por { $colours } y uno más
mo-do-cousins = Primero de dos primos en { $space }, por { $colours } y uno más
mo-do-cousin = Segundo primo en { $space }
mo-do-move = Turista a { $space }
mo-do-pass = Pasar
mo-do-end = Acabar el turno

mo-first = Empieza { $name }.
mo-round = Nueva ronda: empieza { $name }.
mo-rolled = El dado del mercado muestra: { $face }.
mo-gained = { $name } gana { $colours }.
mo-scouted = { $name } lleva el peón a { $space }.
mo-kept = { $name } se queda con { $kept }.
mo-kept-none = { $name } no se queda con ningún cubo.
mo-placed-assistant = { $name } coloca un asistente en { $space }.
mo-placed-bodyguard = { $name } coloca un guardaespaldas en { $space }.
mo-placed-tourist = { $name } coloca un turista en { $space }.
mo-placed-cousins = { $name } coloca el primero de dos primos en { $space }.
mo-placed-cousin = { $name } coloca el segundo primo en { $space }.
mo-paid = { $name } paga { $colours }.
mo-swapped-rows = { $name } gasta una moneda e intercambia las filas { $one } y { $other }.
mo-swapped-columns = { $name } gasta una moneda e intercambia las columnas { $one } y { $other }.
mo-passed = { $name } pasa.
mo-full = El puesto { $stall } está lleno.
mo-scored = { $name } gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
mo-reward-coin = { $name } toma una moneda.
mo-reward-bodyguard = { $name } toma un guardaespaldas.
mo-reward-none = No hay nada más para { $name }.
mo-juice = { $name } toma un jugo de valor { $value }.
mo-closed = Una loseta de { $name } cierra { $stall }; { $open ->
    [one] queda { $open } puesto abierto
   *[other] quedan { $open } puestos abiertos
  }.
mo-closed-empty = Una loseta de puesto vacío cierra { $stall }; { $open ->
    [one] queda { $open } puesto abierto
   *[other] quedan { $open } puestos abiertos
  }.
mo-last-round = Es la última ronda.
mo-pointed = { $name } apunta la flecha a { $target }.
mo-moved = El turista de { $name } pasa a { $space } y ahora es asistente.
mo-tourists-left = { $tourists ->
    [one] Un turista de { $name } deja la partida.
   *[other] { $tourists } turistas de { $name } dejan la partida.
  }

mo-roof = La azotea. Cubos: { $spaces }. { $pawn ->
    [middle] El peón está en el centro.
   *[other] El peón está en { $pawn }.
  }
mo-assistants = Asistentes
mo-bodyguards = Guardaespaldas por colocar
mo-tourists = Turistas
mo-cousins = Parejas de primos
mo-tiles = Losetas de mercado
mo-juice-tokens = Fichas de jugo
mo-cell = { $space } en el puesto { $stall }, cuesta { $colours }
mo-cell-closed = { $space } en el puesto { $stall }, { $owner ->
    [empty] cerrado por una loseta de puesto vacío
   *[other] cerrado por { $owner }
  }
mo-cell-assistant = asistente de { $owner }
mo-cell-bodyguard = guardaespaldas de { $owner }
mo-cell-tourist = turista de { $owner }
mo-cell-juice = jugo de valor { $value }

mo-cube-row = Fila { $line }: cubo { $colour }
mo-cube-column = Columna { $line }: cubo { $colour }
mo-cell-strength = fuerza { $strength } de { $full }
mo-pick-cube = { $cube }. Ahora elige el cubo con el que lo intercambias.
mo-no-swap-phase = Los cubos solo se intercambian en un turno en el que colocas trabajadores.
mo-no-swap-coin = Un intercambio cuesta una moneda, y no tienes ninguna.
mo-no-swap-kinds = Se intercambian los cubos de dos filas o de dos columnas, no el de una fila con el de una columna.
mo-no-swap-place = Después de este intercambio no podrías colocar a nadie.
mo-round-number = Ronda { $round }
mo-closings-left = { $stalls ->
    [0] Última ronda
    [one] falta { $stalls } puesto
   *[other] faltan { $stalls } puestos
  }
mo-goes-first = Primero: { $name }
mo-hand = Tus cubos y monedas:

no-morocco-elsewhere = Aquí no hay nada que elegir ahora. Las respuestas están junto a la pregunta.
no-morocco-closed = El puesto { $stall } está cerrado. Elige uno abierto.
no-morocco-taken = { $space } está ocupado. Elige un espacio libre.
no-morocco-cubes = Para el puesto { $stall } te falta: { $colours }. Elige un espacio iluminado.
no-morocco-no-second = El segundo primo no tendría sitio al lado. Elige un espacio iluminado.
no-morocco-not-touching = El segundo primo debe tocar { $space } desde otro puesto. Elige un espacio iluminado.
no-morocco-not-target = El turista va adonde señala la flecha: a un espacio libre de { $stall }.
