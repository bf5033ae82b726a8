curve = Cómo cambiaron las posibilidades de ganar
curve-hint = Toca la curva o recórrela con las flechas del teclado: el tablero la sigue. Los círculos con número son los momentos decisivos; los puntos, errores.
curve-at = Paso { $at } de { $last }: { $shares }
curve-table = Lo mismo en una tabla
step = Paso
moment = { $rank }. En el paso { $step }
moment-show = Verlo
skill = Habilidad y suerte
skill-luck = Suerte
skill-lost = Perdido al decidir
skill-error = El ordenador jugó { $simulations } partidas de prueba desde cada posición. Sus propios juicios difieren, en toda la partida, hasta en { $error } de las posibilidades de ganar: ninguna cifra es más segura que eso.
skill-unsure = Es mucho: toma las cifras solo como orientación.
verdicts-inaccuracy = Imprecisiones: { $number }
verdicts-mistake = Errores: { $number }
verdicts-blunder = Errores graves: { $number }
place-won = { $name } ganó con una ventaja de { $points }.
place-behind = { $name } quedó en el puesto { $place }, a { $points } de la victoria.
place-only = { $name } quedó en el puesto { $place }.
points-of = { $points ->
    [one] { $points } punto
    [many] { $points } puntos
   *[other] { $points } puntos
  }
luck-good = La suerte ayudó: dio { $points }.
luck-bad = La suerte no ayudó: costó { $points }.
luck-none = La suerte no influyó.
choices-lost = Con mejores decisiones habría habido { $points } más.
choices-none = Ninguna decisión costó nada.
review-first = Este es un primer vistazo rápido. Después llega uno más profundo por sí solo.
exercises = Lo que pudo ir mejor
exercises-none = Ninguna decisión costó mucho.
moment-played = { $name } eligió: { $choice }.
moment-better = Mejor: { $choice }.
reason-now = { $source }: esta jugada da al momento { $chosen }; la mejor da { $best }.
reason-later = Al final, la mejor jugada vale { $points } más.
reason-wins = La mejor jugada gana más a menudo, aunque no por más puntos.
marks = En el tablero: la marca y la línea continua señalan la mejor jugada; la cruz y la línea de puntos, la que se hizo.
try = Inténtalo tú
try-ask = Le toca a { $name }. ¿Qué jugada es mejor?
try-right = Correcto: { $choice }.
try-wrong = { $choice }: aún no es lo mejor. Cuesta { $points }. Inténtalo otra vez.
try-solution = Mostrar la respuesta
drill = Has resuelto { $done } de { $all }.
skill-points = Son puntos, comparados con la media de los demás.
skill-kingmaking = Quienes ya no podían ganar decidieron quién ganaba: { $shares }. Nadie puede prever esas elecciones, así que no cuentan ni como suerte ni como pérdida.
source-cubes = Cubos
