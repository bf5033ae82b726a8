# Marrakech: hva som skjedde, hva det spørres om, hva man kan gjøre.

ask-marrakech-assam = Hvilken vei går Assam?
ask-marrakech-assam-after = Hvilken vei skal Assam stå vendt nå?
ask-marrakech-lay = Hvor legger du teppet ditt?
guide-marrakech-assam = Snu Assam til venstre eller høyre, eller la ham gå rett fram; så sier terningen hvor langt han går: 1 til 4 skritt. Stopper han på teppet til en annen, betaler du eieren en dirham for hvert felt i det sammenhengende området med den fargen. Tallene viser hva du kan vente deg.
guide-marrakech-assam-after = Neste spiller går dit du lar Assam stå vendt: gjør det dyrt.
guide-marrakech-lay = Legg et teppe ved siden av Assam: velg to felt og bekreft. Det kan dekke andre tepper, men aldri begge halvdelene av det samme. Til slutt gir hver synlige halvdel ett poeng.

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

no-marrakech-turn = Assam kan ikke komme dit nå. Velg en pil eller et opplyst felt.
no-marrakech-under-assam = Assam står på { $square }. Legg teppet ved siden av ham.
no-marrakech-not-beside = Et teppe må berøre Assams felt { $square } med én side. Velg et opplyst felt.
no-marrakech-both-halves = { $squares } er ett helt teppe som { $name } eier. Dekk bare halve.
no-marrakech-same-colour = { $squares } viser samme farge to ganger. Dekk to forskjellige.
