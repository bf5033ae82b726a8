# Marrakech: che cosa è accaduto, che cosa si chiede, che cosa si può fare.

ask-marrakech-assam = Da che parte va Assam?
ask-marrakech-assam-after = Da che parte deve guardare Assam?
ask-marrakech-lay = Dove posi il tuo tappeto?

mk-do-left = A sinistra
mk-do-ahead = Diritto
mk-do-right = A destra
mk-do-lay = Tappeto in { $squares }
mk-first = Comincia { $name }.
mk-turned = { $turn ->
    [left] { $name } gira Assam a sinistra.
    [right] { $name } gira Assam a destra.
   *[ahead] { $name } non gira Assam.
  }
mk-rolled = { $name } tira { $slippers }.
mk-walked = { $looped ->
    [yes] Assam fa mezzo giro al bordo e cammina fino a { $square }.
   *[no] Assam cammina fino a { $square }.
  }
mk-paid = { $name } paga { $amount } dirham a { $to }.
mk-paid-short = { $name } deve { $due } dirham a { $to } e paga { $amount }: non ha altro.
mk-out = { $name } è fuori dal gioco.
mk-laid = { $name } posa un tappeto in { $squares }.
mk-laid-over = { $name } posa un tappeto in { $squares }, sopra { $over }.
mk-returned = Nessun luogo per il tappeto di { $name }: torna nella scatola.
mk-turned-up = Prossimo tappeto di { $name }: { $colour }.
mk-is-out = fuori dal gioco
mk-rugs-left = Tappeti del colore { $colour } da posare
mk-cell-empty = { $square }, vuota
mk-cell-half = { $square }, mezzo tappeto del colore { $colour }
mk-cell-whole = { $square }, tappeto del colore { $colour }, altra metà in { $other }
mk-cell-reach = Assam può fermarsi qui
mk-cell-assam = { $facing ->
    [north] Assam sta qui e guarda a nord
    [east] Assam sta qui e guarda a est
    [south] Assam sta qui e guarda a sud
   *[west] Assam sta qui e guarda a ovest
  }
