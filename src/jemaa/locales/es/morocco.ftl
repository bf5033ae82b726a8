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
ask-morocco-assign-end = ¿Intercambias por una moneda o terminas el turno?
ask-morocco-assign-pass = Ahora no puedes colocar a nadie.
ask-morocco-extra = ¿Qué cubo pagas además?
ask-morocco-cousin = ¿Adónde va el segundo primo?
ask-morocco-reward = ¿Una moneda o un guardaespaldas?
ask-morocco-arrow = ¿Hacia dónde apunta la flecha?
ask-morocco-move = ¿Adónde va tu turista?
ask-morocco-keep = ¿Con qué cubo te quedas?
guide-morocco-scout = Mueve el peón en la azotea. Ganas los dos cubos vecinos de su espacio; los demás, el del espacio mismo.
guide-morocco-assign = Paga el cubo de la fila y el de la columna, y coloca allí un trabajador. Un puesto con fuerza 4 o más se cierra: el más fuerte gana 5 puntos y pone una loseta, el segundo gana 2 puntos, una moneda y un guardaespaldas; quienes empatan comparten. Los trabajadores toman el jugo de su esquina del puesto.
guide-morocco-extra = Turistas y primos cuestan un cubo más, de cualquier color.
guide-morocco-cousin = El segundo primo es gratis: en un espacio junto al del primero, en otro puesto.
guide-morocco-reward = Una moneda intercambia los cubos de dos filas o columnas; un guardaespaldas cuenta por dos.
guide-morocco-arrow = La flecha cuenta como fuerza en el puesto al que apunta: puede cerrar también ese.
guide-morocco-move = Los turistas no se van cuando se cierra el puesto: siguen la flecha y se vuelven asistentes.
guide-morocco-keep = Al final de la ronda se devuelven todos los cubos menos uno.

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
mo-round = Nueva ronda; empieza { $name }.
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
mo-reward-none = No queda nada para { $name }.
mo-juice = { $name } toma jugo de valor { $value }.
mo-closed = Una loseta de { $name } cierra { $stall }; { $open ->
    [one] queda { $open } puesto abierto
   *[other] quedan { $open } puestos abiertos
  }.
mo-closed-empty = Una loseta vacía cierra { $stall }; { $open ->
    [one] queda { $open } puesto abierto
   *[other] quedan { $open } puestos abiertos
  }.
mo-last-round = Es la última ronda.
mo-pointed = { $name } apunta la flecha a { $target }.
mo-moved = El turista de { $name } pasa a { $space } y ya es asistente.
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
mo-juice-tokens = Fichas de jugos
mo-cell = { $space } en el puesto { $stall }, cuesta { $colours }
mo-cell-closed = { $space } en el puesto { $stall }, { $owner ->
    [empty] cerrado por una loseta vacía
   *[other] cerrado por { $owner }
  }
mo-cell-assistant = asistente de { $owner }
mo-cell-bodyguard = guardaespaldas de { $owner }
mo-cell-tourist = turista de { $owner }
mo-cell-juice = jugo de valor { $value }

mo-cube-row = Fila { $line }: cubo { $colour }
mo-cube-column = Columna { $line }: cubo { $colour }
mo-cell-strength = fuerza { $strength } de { $full }
mo-pick-cube = { $cube }. Elige ahora el cubo con el que lo intercambias.
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
