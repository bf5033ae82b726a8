# Marrakech: co se stalo, na co se ptáme, co se dá dělat.

ask-marrakech-assam = Kterým směrem půjde Assam?
ask-marrakech-assam-after = Kam se má teď Assam dívat?
ask-marrakech-lay = Kam položíš svůj koberec?

mk-do-left = Doleva
mk-do-ahead = Rovně
mk-do-right = Doprava
mk-do-lay = Koberec na { $squares }
mk-first = Začíná { $name }.
mk-turned = { $turn ->
    [left] { $name } otáčí Assama doleva.
    [right] { $name } otáčí Assama doprava.
   *[ahead] { $name } Assama neotáčí.
  }
mk-rolled = { $name } hází { $slippers }.
mk-walked = { $looped ->
    [yes] Assam se na okraji obrací zpátky a jde na { $square }.
   *[no] Assam jde na { $square }.
  }
mk-paid = { $name } platí { $amount ->
    [one] { $amount } dirham
    [few] { $amount } dirhamy
   *[other] { $amount } dirhamů
  }. Dostává: { $to }.
mk-paid-short = { $name } má zaplatit { $due ->
    [one] { $due } dirham
    [few] { $due } dirhamy
   *[other] { $due } dirhamů
  } a platí { $amount }: víc už není. Dostává: { $to }.
mk-out = { $name } vypadává ze hry.
mk-laid = { $name } pokládá koberec na { $squares }.
mk-laid-over = { $name } pokládá koberec na { $squares }, přes { $over }.
mk-returned = { $name } nemá kam položit koberec: vrací se do krabice.
mk-turned-up = { $name }, další koberec: { $colour }.
mk-is-out = mimo hru
mk-rugs-left = Koberce barvy { $colour } k položení
mk-cell-empty = { $square }, prázdné
mk-cell-half = { $square }, polovina koberce barvy { $colour }
mk-cell-whole = { $square }, koberec barvy { $colour }, druhá polovina na { $other }
mk-cell-reach = Assam se tu může zastavit
mk-cell-assam = { $facing ->
    [north] Assam stojí tady a dívá se na sever
    [east] Assam stojí tady a dívá se na východ
    [south] Assam stojí tady a dívá se na jih
   *[west] Assam stojí tady a dívá se na západ
  }
