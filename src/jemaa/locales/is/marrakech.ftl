# Marrakech: hvað gerðist, hvað spurt er um, hvað hægt er að gera.

ask-marrakech-assam = Í hvaða átt fer Assam?
ask-marrakech-assam-after = Í hvaða átt snýr Assam núna?
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
    [yes] Assam snýr við á jaðrinum og gengur á { $square }.
   *[no] Assam gengur á { $square }.
  }
mk-paid = { $name } greiðir { $amount } dírham. Viðtakandi: { $to }.
mk-paid-short = { $name } skuldar { $due } dírham og greiðir { $amount }: meira er ekki til. Viðtakandi: { $to }.
mk-out = { $name } dettur úr spilinu.
mk-laid = { $name } leggur teppi á { $squares }.
mk-laid-over = { $name } leggur teppi á { $squares }, yfir { $over }.
mk-returned = Enginn staður er fyrir teppið: það fer aftur í kassann ({ $name }).
mk-turned-up = Næsta teppi, { $name }: { $colour }.
mk-is-out = úr spilinu
mk-rugs-left = Teppi í lit { $colour } sem eftir er að leggja
mk-cell-empty = { $square }, auður
mk-cell-half = { $square }, hálft teppi í lit { $colour }
mk-cell-whole = { $square }, teppi í lit { $colour }, hinn helmingurinn á { $other }
mk-cell-reach = Assam getur stöðvast hér
mk-cell-assam = { $facing ->
    [north] Assam stendur hér og snýr í norður
    [east] Assam stendur hér og snýr í austur
    [south] Assam stendur hér og snýr í suður
   *[west] Assam stendur hér og snýr í vestur
  }

no-marrakech-turn = Assam kemst ekki þangað núna. Veldu ör eða upplýstan reit.
no-marrakech-under-assam = Assam stendur á { $square }. Leggðu teppið við hliðina á honum.
no-marrakech-not-beside = Teppi þarf að snerta reit Assams, { $square }, með einni hlið. Veldu upplýstan reit.
no-marrakech-both-halves = { $squares } er eitt heilt teppi sem { $name } á. Hyldu aðeins annan helminginn.
no-marrakech-same-colour = { $squares } sýnir sama lit tvisvar. Hyldu tvo ólíka.
