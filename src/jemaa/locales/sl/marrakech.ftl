# Marrakech: kaj se je zgodilo, kaj se sprašuje, kaj se da storiti.

ask-marrakech-assam = Kam gre Assam?
ask-marrakech-assam-after = Kam zdaj obrneš Assama?
ask-marrakech-lay = Kam položiš svojo preprogo?

mk-do-left = Levo
mk-do-ahead = Naravnost
mk-do-right = Desno
mk-do-lay = Preproga na { $squares }
mk-first = Začne { $name }.
mk-turned = { $turn ->
    [left] { $name } obrne Assama levo.
    [right] { $name } obrne Assama desno.
   *[ahead] { $name } ne obrne Assama.
  }
mk-rolled = { $name } vrže { $slippers }.
mk-walked = { $looped ->
    [yes] Assam se na robu obrne nazaj in gre na { $square }.
   *[no] Assam gre na { $square }.
  }
mk-paid = { $name } plača { $amount ->
    [one] { $amount } dirham
    [two] { $amount } dirhama
    [few] { $amount } dirhame
   *[other] { $amount } dirhamov
  }. Dobi: { $to }.
mk-paid-short = { $name } dolguje { $due ->
    [one] { $due } dirham
    [two] { $due } dirhama
    [few] { $due } dirhame
   *[other] { $due } dirhamov
  } in plača { $amount }: več nima. Dobi: { $to }.
mk-out = { $name } izpade iz igre.
mk-laid = { $name } položi preprogo na { $squares }.
mk-laid-over = { $name } položi preprogo na { $squares }, čez { $over }.
mk-returned = { $name } nima kam položiti preproge: vrne se v škatlo.
mk-turned-up = { $name }, naslednja preproga: { $colour }.
mk-is-out = ni več v igri
mk-rugs-left = Preostale preproge barve { $colour }
mk-cell-empty = { $square }, prazen
mk-cell-half = { $square }, pol preproge barve { $colour }
mk-cell-whole = { $square }, preproga barve { $colour }, druga polovica na { $other }
mk-cell-reach = Assam se lahko ustavi tu
mk-cell-assam = { $facing ->
    [north] Assam stoji tu in gleda proti severu
    [east] Assam stoji tu in gleda proti vzhodu
    [south] Assam stoji tu in gleda proti jugu
   *[west] Assam stoji tu in gleda proti zahodu
  }

no-marrakech-turn = Assam zdaj ne more tja. Izberi puščico ali osvetljen kvadrat.
no-marrakech-under-assam = Na { $square } stoji Assam. Položi preprogo poleg njega.
no-marrakech-not-beside = Preproga se mora z eno stranico dotikati Assamovega kvadrata { $square }. Izberi osvetljen kvadrat.
no-marrakech-both-halves = { $squares } je ena cela preproga, lastnik je { $name }. Prekrij samo polovico.
no-marrakech-same-colour = Na { $squares } je dvakrat ista barva. Prekrij dve različni.
