# Marrakech: vad som hände, vad som frågas, vad man kan göra.

ask-marrakech-assam = Åt vilket håll går Assam?
ask-marrakech-assam-after = Åt vilket håll är Assam vänd nu?
ask-marrakech-lay = Var lägger du din matta?

mk-do-left = Åt vänster
mk-do-ahead = Rakt fram
mk-do-right = Åt höger
mk-do-lay = Matta på { $squares }
mk-first = { $name } börjar.
mk-turned = { $turn ->
    [left] { $name } vänder Assam åt vänster.
    [right] { $name } vänder Assam åt höger.
   *[ahead] { $name } vänder inte Assam.
  }
mk-rolled = { $name } slår { $slippers }.
mk-walked = { $looped ->
    [yes] Assam vänder vid kanten och går till { $square }.
   *[no] Assam går till { $square }.
  }
mk-paid = { $name } betalar { $amount } dirham till { $to }.
mk-paid-short = { $name } är skyldig { $to } { $due } dirham och betalar { $amount }: mer finns inte.
mk-out = { $name } är ute ur spelet.
mk-laid = { $name } lägger en matta på { $squares }.
mk-laid-over = { $name } lägger en matta på { $squares }, över { $over }.
mk-returned = Det finns ingen plats för mattan från { $name }: den går tillbaka i lådan.
mk-turned-up = Nästa matta för { $name }: { $colour }.
mk-is-out = ute ur spelet
mk-rugs-left = Mattor i färgen { $colour } kvar att lägga
mk-cell-empty = { $square }, tom
mk-cell-half = { $square }, halv matta i färgen { $colour }
mk-cell-whole = { $square }, matta i färgen { $colour }, andra halvan på { $other }
mk-cell-reach = Assam kan stanna här
mk-cell-assam = { $facing ->
    [north] Assam står här, vänd mot norr
    [east] Assam står här, vänd mot öster
    [south] Assam står här, vänd mot söder
   *[west] Assam står här, vänd mot väster
  }

no-marrakech-turn = Dit kan Assam inte komma nu. Välj en pil eller en upplyst ruta.
no-marrakech-under-assam = Assam står på { $square }. Lägg mattan bredvid honom.
no-marrakech-not-beside = En matta måste röra vid Assams ruta { $square } med en sida. Välj en upplyst ruta.
no-marrakech-both-halves = { $squares } är en hel matta som tillhör { $name }. Täck bara ena halvan.
no-marrakech-same-colour = { $squares } visar samma färg två gånger. Täck två olika.
