# Marrakech: was geschah, was gefragt wird, was man tun kann.

ask-marrakech-assam = Wohin geht Assam?
ask-marrakech-assam-after = Wohin soll Assam nun blicken?
ask-marrakech-lay = Wohin legst du deinen Teppich?

mk-do-left = Nach links
mk-do-ahead = Geradeaus
mk-do-right = Nach rechts
mk-do-lay = Teppich auf { $squares }
mk-first = { $name } beginnt.
mk-turned = { $turn ->
    [left] { $name } dreht Assam nach links.
    [right] { $name } dreht Assam nach rechts.
   *[ahead] { $name } dreht Assam nicht.
  }
mk-rolled = { $name } würfelt { $slippers }.
mk-walked = { $looped ->
    [yes] Assam macht am Rand kehrt und geht bis { $square }.
   *[no] Assam geht bis { $square }.
  }
mk-paid = { $name } zahlt { $amount } Dirham an { $to }.
mk-paid-short = { $name } schuldet { $to } { $due } Dirham und zahlt { $amount }: Mehr ist nicht da.
mk-out = { $name } scheidet aus.
mk-laid = { $name } legt einen Teppich auf { $squares }.
mk-laid-over = { $name } legt einen Teppich auf { $squares }, über { $over }.
mk-returned = { $name } findet keine Stelle: Der Teppich kommt zurück in die Schachtel.
mk-turned-up = Nächster Teppich von { $name }: { $colour }.
mk-is-out = ausgeschieden
mk-rugs-left = Übrige Teppiche der Farbe { $colour }
mk-cell-empty = { $square }, leer
mk-cell-half = { $square }, halber Teppich der Farbe { $colour }
mk-cell-whole = { $square }, Teppich der Farbe { $colour }, andere Hälfte auf { $other }
mk-cell-reach = Assam kann hier stehen bleiben
mk-cell-assam = { $facing ->
    [north] Assam steht hier und blickt nach Norden
    [east] Assam steht hier und blickt nach Osten
    [south] Assam steht hier und blickt nach Süden
   *[west] Assam steht hier und blickt nach Westen
  }

no-marrakech-turn = Dorthin kommt Assam jetzt nicht. Wähl einen Pfeil oder ein helles Feld.
no-marrakech-under-assam = Auf { $square } steht Assam. Leg den Teppich neben ihn.
no-marrakech-not-beside = Ein Teppich muss Assams Feld { $square } mit einer Seite berühren. Wähl ein helles Feld.
no-marrakech-both-halves = { $squares } ist ein ganzer Teppich von { $name }. Bedeck nur eine Hälfte davon.
no-marrakech-same-colour = { $squares } zeigt zweimal dieselbe Farbe. Bedeck zwei verschiedene.
