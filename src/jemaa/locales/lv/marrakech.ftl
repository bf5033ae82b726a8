# Marakeša: kas notika, kas tiek jautāts, ko var darīt.

ask-marrakech-assam = Uz kuru pusi iet Assams?
ask-marrakech-assam-after = Uz kuru pusi tagad skatās Assams?
ask-marrakech-lay = Kur izklāsi savu paklāju?

mk-do-left = Pa kreisi
mk-do-ahead = Taisni
mk-do-right = Pa labi
mk-do-lay = Paklājs uz { $squares }
mk-first = Sāk { $name }.
mk-turned = { $turn ->
    [left] { $name } pagriež Assamu pa kreisi.
    [right] { $name } pagriež Assamu pa labi.
   *[ahead] { $name } nepagriež Assamu.
  }
mk-rolled = { $name } met kauliņu: { $slippers }.
mk-walked = { $looped ->
    [yes] Assams apgriežas pie malas un iet uz { $square }.
   *[no] Assams iet uz { $square }.
  }
mk-paid = { $name } maksā spēlētājam { $to } { $amount ->
    [zero] { $amount } dirhamu
    [one] { $amount } dirhamu
   *[other] { $amount } dirhamus
  }.
mk-paid-short = { $name } ir parādā spēlētājam { $to } { $due ->
    [zero] { $due } dirhamu
    [one] { $due } dirhamu
   *[other] { $due } dirhamus
  } un maksā { $amount }: vairāk nav.
mk-out = { $name } izkrīt no spēles.
mk-laid = { $name } izklāj paklāju uz { $squares }.
mk-laid-over = { $name } izklāj paklāju uz { $squares }, pāri { $over }.
mk-returned = Paklājam nav vietas: tas atgriežas kastē ({ $name }).
mk-turned-up = { $name }, nākamais paklājs: { $colour }.
mk-is-out = ārpus spēles
mk-rugs-left = Atlikušie paklāji krāsā { $colour }
mk-cell-empty = { $square }, tukšs
mk-cell-half = { $square }, puse paklāja krāsā { $colour }
mk-cell-whole = { $square }, paklājs krāsā { $colour }, otra puse uz { $other }
mk-cell-reach = Assams var šeit apstāties
mk-cell-assam = { $facing ->
    [north] šeit stāv Assams un skatās uz ziemeļiem
    [east] šeit stāv Assams un skatās uz austrumiem
    [south] šeit stāv Assams un skatās uz dienvidiem
   *[west] šeit stāv Assams un skatās uz rietumiem
  }

no-marrakech-turn = Tur Assams tagad nenokļūst. Izvēlies bultiņu vai izgaismotu lauciņu.
no-marrakech-under-assam = Uz { $square } stāv Assams. Izklāj paklāju viņam blakus.
no-marrakech-not-beside = Paklājam ar vienu malu jāpieskaras Assama lauciņam { $square }. Izvēlies izgaismotu lauciņu.
no-marrakech-both-halves = { $squares } ir viens vesels paklājs, tā īpašnieks ir { $name }. Nosedz tikai vienu pusi.
no-marrakech-same-colour = Uz { $squares } divreiz redzama viena krāsa. Nosedz divas dažādas.
