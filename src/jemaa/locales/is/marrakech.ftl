# Marrakech: hvað gerðist, hvað spurt er um, hvað hægt er að gera.

ask-marrakech-assam = Í hvaða átt fer Assam?
ask-marrakech-assam-after = Í hvaða átt á Assam að snúa núna?
ask-marrakech-lay = Hvar leggur þú teppið þitt?

mk-do-left = Til vinstri
mk-do-ahead = Beint áfram
mk-do-right = Til hægri
mk-do-lay = Teppi á { $squares }
mk-first = { $name } byrjar.
mk-turned = { $turn ->
    [left] { $name } snýr Assam til vinstri.
    [right] { $name } snýr Assam til hægri.
   *[ahead] { $name } snýr Assam ekki.
  }
mk-rolled = { $name } kastar: { $slippers }.
mk-walked = { $looped ->
    [yes] Assam fer lykkju á jaðrinum og gengur á { $square }.
   *[no] Assam gengur á { $square }.
  }
mk-paid = { $name } greiðir { $amount } dírham. Viðtakandi: { $to }.
mk-paid-short = { $name } skuldar { $due } dírham og greiðir { $amount }: meira er ekki til. Viðtakandi: { $to }.
mk-out = { $name } dettur úr spilinu.
mk-laid = { $name } leggur teppi á { $squares }.
mk-laid-over = { $name } leggur teppi á { $squares }, yfir { $over }.
mk-returned = { $name } finnur engan stað: teppið fer aftur í kassann.
mk-turned-up = Næsta teppi, { $name }: { $colour }.
mk-is-out = úr spilinu
mk-rugs-left = Teppi í lit { $colour } sem eftir er að leggja
mk-cell-empty = { $square }, auður
mk-cell-half = { $square }, hálft teppi í lit { $colour }
mk-cell-whole = { $square }, teppi í lit { $colour }, hinn helmingurinn á { $other }
mk-cell-reach = Assam getur stansað hér
mk-cell-assam = { $facing ->
    [north] Assam stendur hér og snýr í norður
    [east] Assam stendur hér og snýr í austur
    [south] Assam stendur hér og snýr í suður
   *[west] Assam stendur hér og snýr í vestur
  }
