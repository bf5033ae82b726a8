# Marrakech: hva som skjedde, hva det spørres om, hva man kan gjøre.

ask-marrakech-assam = Hvilken vei går Assam?
ask-marrakech-assam-after = Hvilken vei er Assam vendt nå?
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
    [yes] Assam snur ved kanten og går til { $square }.
   *[no] Assam går til { $square }.
  }
mk-paid = { $name } betaler { $amount } dirham til { $to }.
mk-paid-short = { $name } skylder { $to } { $due } dirham og betaler { $amount }: det er alt.
mk-out = { $name } er ute av spillet.
mk-laid = { $name } legger et teppe på { $squares }.
mk-laid-over = { $name } legger et teppe på { $squares }, over { $over }.
mk-returned = Det er ikke plass til teppet til { $name }: det går tilbake i esken.
mk-turned-up = Neste teppe for { $name }: { $colour }.
mk-is-out = ute av spillet
mk-rugs-left = Tepper i fargen { $colour } igjen å legge
mk-cell-empty = { $square }, tomt
mk-cell-half = { $square }, halvt teppe i fargen { $colour }
mk-cell-whole = { $square }, teppe i fargen { $colour }, den andre halvdelen på { $other }
mk-cell-reach = Assam kan stoppe her
mk-cell-assam = { $facing ->
    [north] Assam står her, vendt mot nord
    [east] Assam står her, vendt mot øst
    [south] Assam står her, vendt mot sør
   *[west] Assam står her, vendt mot vest
  }

no-marrakech-turn = Assam kan ikke komme dit nå. Velg en pil eller et opplyst felt.
no-marrakech-under-assam = Assam står på { $square }. Legg teppet ved siden av ham.
no-marrakech-not-beside = Et teppe må berøre Assams felt { $square } med én side. Velg et opplyst felt.
no-marrakech-both-halves = { $squares } er ett helt teppe som tilhører { $name }. Dekk bare den ene halvdelen.
no-marrakech-same-colour = { $squares } viser samme farge to ganger. Dekk to forskjellige.
