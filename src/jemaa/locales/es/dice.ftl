# Dados justos: comprobar una partida en el navegador, y lo que hicieron los dados junto a lo que hacen los dados justos.

fairness = ¿Son justos los dados?
fairness-why = Vemos patrones en todas partes, y los dados justos forman más de los que se piensa. Esto es lo que mostraron los dados de todas las partidas terminadas en este servidor, comparado con lo que darían unos dados justos.
fairness-none = Aquí aún no se ha terminado ninguna partida.
verify = Comprobar los dados
verify-hint = No hace falta creer una tabla de números: cada partida terminada puede comprobarse, tirada a tirada.
verify-why = Antes de que nadie se sentara, el servidor fijó un secreto y mostró su huella. Terminada la partida, el secreto se conoce. Tu navegador calcula con él todas las tiradas y todos los demás sorteos, y los compara con el registro. No se envía nada a ninguna parte.
verify-drop = Suelta aquí el archivo de una partida terminada, o elígelo.
verify-right = Todo está bien: { $draws ->
    [one] el único sorteo es el
   *[other] los { $draws } sorteos son los
  } que da el secreto.
verify-wrong = Algo no está bien
verify-limits = Lo que esto muestra y lo que no
verify-limits-why = Ninguna tirada ni ningún otro sorteo se eligió después de abrir la mesa, ni por el servidor ni por un jugador. Pero quien lleva el servidor pudo conocerlos de antemano. Para saber si cada jugada estaba permitida están las reglas: mira la partida, o usa «jemaa verify».

proof-file = Es el archivo de una partida terminada
proof-file-why = Contiene el secreto, los números al azar de los jugadores y el registro de la partida.
proof-secret = El secreto corresponde a su huella
proof-secret-why = No se puede fabricar a posteriori un secreto para una huella: estaba fijado, pues, antes de que nadie se sentara.
proof-record = Ninguna línea del registro fue cambiada
proof-record-why = Cada línea lleva un control de sí misma y de todas las anteriores.
proof-people = Cada jugador añadió un número al azar
proof-people-why = Así el servidor no pudo elegir por sí solo un secreto que diera las tiradas que quisiera.
proof-draws = Todas las tiradas y todos los demás sorteos se derivan de ello
proof-draws-why = Se mezclan el secreto, los números al azar y el número del sorteo; el resultado señala la tirada.
proof-signed = El servidor lo firmó, línea por línea, hasta el final
proof-signed-why = Así, sin la clave del servidor nadie puede cambiar, mover, quitar ni añadir nada. Solo quien lleva el servidor la tiene, y podría.
proof-key-known = Es la clave de este servidor:
proof-key-unknown = Este servidor no tiene esta clave: la partida se jugó en otra parte, o alguien se la inventó.
proof-unsigned = Este archivo no está firmado, como los de versiones anteriores: jugadas, nombres y opciones pueden haberse cambiado.
proof-no-ed25519 = Tu navegador no sabe comprobar firmas. Usa uno más nuevo, o «jemaa verify».
proof-is-right = correcto
proof-is-wrong = incorrecto
proof-is-open = sin comprobar
proof-seed = Secreto
proof-commitment = Huella
proof-each = { $draws ->
    [one] El sorteo en detalle
   *[other] Los { $draws } sorteos, uno por uno
  }
proof-each-why = De la mezcla se toman las doce primeras cifras como un solo número grande (en base dieciséis). Dividido por el número de posibilidades deja un resto, y el resto señala el resultado.
proof-entry = Entrada
proof-number = Número
proof-rest = Resto
proof-of = ÷ { $total } deja { $rest }
proof-gives = da

dice-roll = Dado de babuchas
dice-die = Dado del mercado
dice-rolls = { $rolls ->
    [one] Una tirada
   *[other] { $rolls } tiradas
  } en esta partida
dice-rolls-games = Tiradas: { $rolls }. Partidas: { $games }.
dice-faces = { $die }: cuántas veces salió cada cara
dice-face = Cara
dice-came = salió
dice-came-games = en cuántas partidas
dice-usual = habitual
dice-range = { $from } a { $to }
dice-runs = La misma cara varias veces seguidas
dice-in-a-row = Misma cara, veces seguidas
dice-times = { $times } veces o más
dice-chance = probabilidad
dice-legend = La banda clara muestra lo habitual: en 95 de cada 100 casos, los dados justos quedan dentro. La línea es la media.
dice-slippers = { $slippers ->
    [one] { $slippers } babucha
   *[other] { $slippers } babuchas
  }
outcome-roll = { $face }
outcome-die = dado del mercado: { $face }
outcome-first = empieza { $face }
outcome-rug = una alfombra de color { $face }
outcome-cube = cubo: { $face }
outcome-juice = un jugo que vale { $face }

fault-unable = Tu navegador solo hace estos cálculos con https, o en la máquina del servidor. Abre así la página, o usa «jemaa verify».
fault-file = Este no es el archivo de una partida terminada. Consigue uno con el botón que hay debajo de una partida terminada.
fault-not-over = La partida no ha terminado, así que su secreto sigue siendo secreto. Consigue el archivo de nuevo cuando termine.
fault-seed = El secreto no tiene 32 bytes, como debería.
fault-commitment = El secreto no corresponde a la huella: se prometió otro al abrir la mesa.
fault-cut = El registro está cortado en la línea { $line }. Consigue de nuevo el archivo entero.
fault-digest = La línea { $line } del registro no está como se escribió: ella, o una anterior, fue cambiada o falta.
fault-line = La línea { $line } del registro no puede estar ahí.
fault-version = El registro es de otra versión. Vuelve a cargar la página.
fault-people = Sitios ocupados: { $seated }; pero hay números al azar de: { $added }.
fault-draw = Entrada { $entry }: el secreto da { $expected }, pero el registro dice { $choice }.
fault-undue = Entrada { $entry }: { $choice } no podía salir ahí.
fault-signed = Esto no es lo que firmó el servidor: algo se cambió, falta o se añadió.
fault-opening = Al abrirse la mesa, tu navegador vio otra huella u otra clave.
opening-changed = La huella de los dados, o la clave del servidor, no es la que vio tu navegador al abrirse la mesa.
