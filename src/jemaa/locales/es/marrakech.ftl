# Marrakech: lo ocurrido, lo que se pregunta, lo que se puede hacer.

ask-marrakech-assam = ¿Hacia dónde va Assam?
ask-marrakech-assam-after = ¿Hacia dónde mira Assam ahora?
ask-marrakech-lay = ¿Dónde pones tu alfombra?

mk-do-left = Izquierda
mk-do-ahead = Recto
mk-do-right = Derecha
mk-do-lay = Alfombra en { $squares }
mk-first = Empieza { $name }.
mk-turned = { $turn ->
    [left] { $name } gira a Assam a la izquierda.
    [right] { $name } gira a Assam a la derecha.
   *[ahead] { $name } no gira a Assam.
  }
mk-rolled = { $name } saca { $slippers }.
mk-walked = { $looped ->
    [yes] Assam da media vuelta en el borde y anda hasta { $square }.
   *[no] Assam anda hasta { $square }.
  }
mk-paid = { $name } paga a { $to } { $amount ->
    [one] { $amount } dírham
   *[other] { $amount } dírhams
  }.
mk-paid-short = { $name } debe { $due ->
    [one] { $due } dírham
   *[other] { $due } dírhams
  } a { $to } y paga { $amount }: no tiene más.
mk-out = { $name } queda fuera de la partida.
mk-laid = { $name } pone una alfombra en { $squares }.
mk-laid-over = { $name } pone una alfombra en { $squares }, sobre { $over }.
mk-returned = No hay sitio para la alfombra de { $name }: vuelve a la caja.
mk-turned-up = Próxima alfombra de { $name }: { $colour }.
mk-is-out = fuera de la partida
mk-rugs-left = Alfombras de color { $colour } por poner
mk-cell-empty = { $square }, vacía
mk-cell-half = { $square }, media alfombra de color { $colour }
mk-cell-whole = { $square }, alfombra de color { $colour }, la otra mitad en { $other }
mk-cell-reach = Assam puede pararse aquí
mk-cell-assam = { $facing ->
    [north] Assam está aquí y mira al norte
    [east] Assam está aquí y mira al este
    [south] Assam está aquí y mira al sur
   *[west] Assam está aquí y mira al oeste
  }

no-marrakech-turn = Assam no puede llegar ahí ahora. Elige una flecha o una casilla iluminada.
no-marrakech-under-assam = Assam está en { $square }. Pon la alfombra a su lado.
no-marrakech-not-beside = La alfombra debe tocar con un lado la casilla de Assam, { $square }. Elige una casilla iluminada.
no-marrakech-both-halves = { $squares } es una alfombra entera de { $name }. Cubre solo una mitad.
no-marrakech-same-colour = { $squares } muestra dos veces el mismo color. Cubre dos distintos.
