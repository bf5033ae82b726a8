# Marrakech: che cosa è accaduto, che cosa si chiede, che cosa si può fare.

ask-marrakech-assam = Da che parte va Assam?
ask-marrakech-assam-after = Da che parte guarda Assam adesso?
ask-marrakech-lay = Dove posi il tuo tappeto?

mk-do-left = A sinistra
mk-do-ahead = Dritto
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
    [yes] Assam torna indietro al bordo e cammina fino a { $square }.
   *[no] Assam cammina fino a { $square }.
  }
mk-paid = { $name } paga { $amount } dirham a { $to }.
mk-paid-short = { $name } deve { $due } dirham a { $to } e paga { $amount }: non ha altro.
mk-out = { $name } è fuori dal gioco.
mk-laid = { $name } posa un tappeto in { $squares }.
mk-laid-over = { $name } posa un tappeto in { $squares }, sopra { $over }.
mk-returned = Non c’è posto per il tappeto di { $name }: torna nella scatola.
mk-turned-up = Prossimo tappeto di { $name }: { $colour }.
mk-is-out = fuori dal gioco
mk-rugs-left = Tappeti di colore { $colour } da posare
mk-cell-empty = { $square }, vuota
mk-cell-half = { $square }, mezzo tappeto di colore { $colour }
mk-cell-whole = { $square }, tappeto di colore { $colour }, altra metà in { $other }
mk-cell-reach = Assam può fermarsi qui
mk-cell-assam = { $facing ->
    [north] Assam sta qui e guarda a nord
    [east] Assam sta qui e guarda a est
    [south] Assam sta qui e guarda a sud
   *[west] Assam sta qui e guarda a ovest
  }

no-marrakech-turn = Assam adesso non può arrivarci. Scegli una freccia o una casella illuminata.
no-marrakech-under-assam = Assam è in { $square }. Posa il tappeto accanto a lui.
no-marrakech-not-beside = Il tappeto deve toccare con un lato la casella di Assam, { $square }. Scegli una casella illuminata.
no-marrakech-both-halves = { $squares } è un tappeto intero di { $name }. Coprine solo una metà.
no-marrakech-same-colour = { $squares } mostra due volte lo stesso colore. Coprine due diversi.
