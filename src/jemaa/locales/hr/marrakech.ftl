# Marrakech: što se dogodilo, što se pita, što se može učiniti.

ask-marrakech-assam = Kamo ide Assam?
ask-marrakech-assam-after = Kamo sada okrećeš Assama?
ask-marrakech-lay = Kamo polažeš svoj sag?

mk-do-left = Lijevo
mk-do-ahead = Ravno
mk-do-right = Desno
mk-do-lay = Sag na { $squares }
mk-first = Počinje { $name }.
mk-turned = { $turn ->
    [left] { $name } okreće Assama lijevo.
    [right] { $name } okreće Assama desno.
   *[ahead] { $name } ne okreće Assama.
  }
mk-rolled = { $name } baca { $slippers }.
mk-walked = { $looped ->
    [yes] Assam se na rubu okreće i ide na { $square }.
   *[no] Assam ide na { $square }.
  }
mk-paid = { $name } plaća { $amount ->
    [one] { $amount } dirham
    [few] { $amount } dirhama
   *[other] { $amount } dirhama
  }. Prima: { $to }.
mk-paid-short = { $name } duguje { $due ->
    [one] { $due } dirham
    [few] { $due } dirhama
   *[other] { $due } dirhama
  } i plaća { $amount }: više nema. Prima: { $to }.
mk-out = { $name } ispada iz igre.
mk-laid = { $name } polaže sag na { $squares }.
mk-laid-over = { $name } polaže sag na { $squares }, preko { $over }.
mk-returned = { $name } nema kamo položiti sag: vraća se u kutiju.
mk-turned-up = { $name }, sljedeći sag: { $colour }.
mk-is-out = izvan igre
mk-rugs-left = Preostali sagovi boje { $colour }
mk-cell-empty = { $square }, prazan
mk-cell-half = { $square }, pola saga boje { $colour }
mk-cell-whole = { $square }, sag boje { $colour }, druga polovina na { $other }
mk-cell-reach = Assam može stati ovdje
mk-cell-assam = { $facing ->
    [north] Assam stoji ovdje i gleda na sjever
    [east] Assam stoji ovdje i gleda na istok
    [south] Assam stoji ovdje i gleda na jug
   *[west] Assam stoji ovdje i gleda na zapad
  }

no-marrakech-turn = Assam sada ne može onamo. Odaberi strelicu ili osvijetljen kvadrat.
no-marrakech-under-assam = Assam stoji na { $square }. Položi sag pokraj njega.
no-marrakech-not-beside = Sag mora jednom stranicom dodirivati Assamov kvadrat { $square }. Odaberi osvijetljen kvadrat.
no-marrakech-both-halves = { $squares } je cijeli sag, a vlasnik je { $name }. Prekrij samo jednu polovinu.
no-marrakech-same-colour = Na { $squares } dvaput je ista boja. Prekrij dvije različite.
