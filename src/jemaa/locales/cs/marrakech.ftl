# Marrakech: co se stalo, na co se ptáme, co se dá dělat.

ask-marrakech-assam = Kam půjde Assam?
ask-marrakech-assam-after = Kam teď Assama natočíš?
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
  } a platí { $amount }: víc nemá. Dostává: { $to }.
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

no-marrakech-turn = Tam se teď Assam nedostane. Vyber šipku nebo rozsvícené políčko.
no-marrakech-under-assam = Na { $square } stojí Assam. Polož koberec vedle něj.
no-marrakech-not-beside = Koberec se musí stranou dotýkat Assamova políčka { $square }. Vyber rozsvícené políčko.
no-marrakech-both-halves = { $squares } je celý koberec, majitel: { $name }. Zakryj jen jednu polovinu.
no-marrakech-same-colour = Na { $squares } je dvakrát stejná barva. Zakryj dvě různé.
