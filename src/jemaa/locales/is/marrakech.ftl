# Marrakech: hvað gerðist, hvað spurt er um, hvað hægt er að gera.

ask-marrakech-assam = Í hvaða átt fer Assam?
ask-marrakech-assam-after = Í hvaða átt á Assam að snúa núna?
ask-marrakech-lay = Hvar leggur þú teppið þitt?
guide-marrakech-assam = Snúðu Assam til vinstri eða hægri eða láttu hann fara beint áfram; síðan segir teningurinn hve langt hann gengur: 1 til 4 skref. Ef hann stöðvast á teppi annars leikmanns greiðir þú eigandanum eitt dírham fyrir hvern reit á samfelldu svæði í þeim lit. Tölurnar sýna við hverju má búast.
guide-marrakech-assam-after = Næsti leikmaður gengur þangað sem þú lætur Assam snúa: gerðu það dýrt.
guide-marrakech-lay = Leggðu teppi við hliðina á Assam: veldu tvo reiti og staðfestu. Það má hylja önnur teppi, en aldrei báða helminga sama teppis. Í lokin er hver sýnilegur helmingur eitt stig.

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

no-marrakech-turn = Assam kemst ekki þangað núna. Veldu ör eða upplýstan reit.
no-marrakech-under-assam = Assam stendur á { $square }. Leggðu teppið við hliðina á honum.
no-marrakech-not-beside = Teppi þarf að snerta reit Assams, { $square }, með einni hlið. Veldu upplýstan reit.
no-marrakech-both-halves = { $squares } er eitt heilt teppi sem { $name } á. Hyldu aðeins annan helminginn.
no-marrakech-same-colour = { $squares } sýnir sama lit tvisvar. Hyldu tvo ólíka.
