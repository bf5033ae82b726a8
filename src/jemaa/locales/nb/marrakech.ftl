# Marrakech: hva som skjedde, hva det spørres om, hva man kan gjøre.

ask-marrakech-assam = Hvilken vei går Assam?
ask-marrakech-assam-after = Hvilken vei skal Assam stå vendt nå?
ask-marrakech-lay = Hvor legger du teppet ditt?

mk-do-left = Til venstre
mk-do-ahead = Rett fram
mk-do-right = Til høyre
mk-do-lay = Teppe på { $squares }
mk-first = { $name } begynner.
mk-turned = { $turn ->
    [left] { $name } snur Assam til venstre.
    [right] { $name } snur Assam til høyre.
   *[ahead] { $name } snur ikke Assam.
  }
mk-rolled = { $name } kaster { $slippers }.
mk-walked = { $looped ->
    [yes] Assam vender ved kanten og går til { $square }.
   *[no] Assam går til { $square }.
  }
mk-paid = { $name } betaler { $amount } dirham til { $to }.
mk-paid-short = { $name } skylder { $to } { $due } dirham og betaler { $amount }: mer finnes ikke.
mk-out = { $name } er ute av spillet.
mk-laid = { $name } legger et teppe på { $squares }.
mk-laid-over = { $name } legger et teppe på { $squares }, over { $over }.
mk-returned = { $name } finner ikke noe sted: teppet går tilbake i esken.
mk-turned-up = Neste teppe for { $name }: { $colour }.
mk-is-out = ute av spillet
mk-rugs-left = Tepper i farge { $colour } igjen å legge
mk-cell-empty = { $square }, ledig
mk-cell-half = { $square }, halvt teppe i farge { $colour }
mk-cell-whole = { $square }, teppe i farge { $colour }, den andre halvdelen på { $other }
mk-cell-reach = Assam kan stoppe her
mk-cell-assam = { $facing ->
    [north] Assam står her, vendt mot nord
    [east] Assam står her, vendt mot øst
    [south] Assam står her, vendt mot sør
   *[west] Assam står her, vendt mot vest
  }
