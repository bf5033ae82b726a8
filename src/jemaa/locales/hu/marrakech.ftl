# Marrakech: mi történt, mi a kérdés, mit lehet tenni.

ask-marrakech-assam = Merre menjen Assam?
ask-marrakech-assam-after = Merre nézzen most Assam?
ask-marrakech-lay = Hová fekteted a szőnyegedet?

mk-do-left = Balra
mk-do-ahead = Egyenesen
mk-do-right = Jobbra
mk-do-lay = Szőnyeg ide: { $squares }
mk-first = { $name } kezd.
mk-turned = { $turn ->
    [left] { $name } balra fordítja Assamot.
    [right] { $name } jobbra fordítja Assamot.
   *[ahead] { $name } nem fordítja el Assamot.
  }
mk-rolled = { $name } dobása: { $slippers }.
mk-walked = { $looped ->
    [yes] Assam a szélen visszafordul, és eddig megy: { $square }.
   *[no] Assam eddig megy: { $square }.
  }
mk-paid = { $name } { $amount } dirhemet fizet. Kapja: { $to }.
mk-paid-short = { $name } tartozása { $due } dirhem, de csak { $amount } dirhemet fizet: ennyije van. Kapja: { $to }.
mk-out = { $name } kiesik a játékból.
mk-laid = { $name } szőnyeget fektet ide: { $squares }.
mk-laid-over = { $name } szőnyeget fektet ide: { $squares }, alatta: { $over }.
mk-returned = { $name } szőnyegének nincs hely: visszakerül a dobozba.
mk-turned-up = { $name } következő szőnyege: { $colour }.
mk-is-out = kiesett
mk-rugs-left = Még lefektethető szőnyegek, színük { $colour }
mk-cell-empty = { $square }, üres
mk-cell-half = { $square }, fél szőnyeg, színe { $colour }
mk-cell-whole = { $square }, szőnyeg, színe { $colour }, a másik fele itt: { $other }
mk-cell-reach = Assam itt állhat meg
mk-cell-assam = { $facing ->
    [north] Assam itt áll, és északra néz
    [east] Assam itt áll, és keletre néz
    [south] Assam itt áll, és délre néz
   *[west] Assam itt áll, és nyugatra néz
  }

no-marrakech-turn = Assam most nem juthat oda. Válassz egy nyilat vagy egy kivilágított mezőt.
no-marrakech-under-assam = Itt áll Assam: { $square }. Fektesd a szőnyeget mellé.
no-marrakech-not-beside = A szőnyegnek egyik oldalával érintenie kell Assam mezőjét: { $square }. Válassz egy kivilágított mezőt.
no-marrakech-both-halves = { $squares }: ez egy egész szőnyeg, gazdája { $name }. Csak az egyik felét takard le.
no-marrakech-same-colour = { $squares }: itt kétszer ugyanaz a szín látszik. Két különbözőt takarj le.
