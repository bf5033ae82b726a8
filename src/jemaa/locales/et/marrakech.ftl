# Marrakech: mis juhtus, mida küsitakse, mida saab teha.

ask-marrakech-assam = Kuhupoole läheb Assam?
ask-marrakech-assam-after = Kuhupoole jääb Assam nüüd vaatama?
ask-marrakech-lay = Kuhu asetad oma vaiba?

mk-do-left = Vasakule
mk-do-ahead = Otse
mk-do-right = Paremale
mk-do-lay = Vaip ruutudele { $squares }
mk-first = { $name } alustab.
mk-turned = { $turn ->
    [left] { $name } pöörab Assami vasakule.
    [right] { $name } pöörab Assami paremale.
   *[ahead] { $name } ei pööra Assamit.
  }
mk-rolled = { $name } viskab: { $slippers }.
mk-walked = { $looped ->
    [yes] Assam pöördub serval ümber ja läheb ruudule { $square }.
   *[no] Assam läheb ruudule { $square }.
  }
mk-paid = { $name } maksab { $amount ->
    [one] { $amount } dirhami
   *[other] { $amount } dirhamit
  }. Saaja: { $to }.
mk-paid-short = { $name } võlgneb { $due ->
    [one] { $due } dirhami
   *[other] { $due } dirhamit
  } ja maksab { $amount }: rohkem ei ole. Saaja: { $to }.
mk-out = { $name } langeb mängust välja.
mk-laid = { $name } asetab vaiba ruutudele { $squares }.
mk-laid-over = { $name } asetab vaiba ruutudele { $squares }; alla jääb { $over }.
mk-returned = { $name } ei leia kohta: vaip läheb karpi tagasi.
mk-turned-up = Järgmine vaip, { $name }: { $colour }.
mk-is-out = mängust väljas
mk-rugs-left = Asetamata vaipu, värv { $colour }
mk-cell-empty = { $square }, tühi
mk-cell-half = { $square }, pool vaipa, värv { $colour }
mk-cell-whole = { $square }, vaip, värv { $colour }, teine pool ruudul { $other }
mk-cell-reach = Assam võib siin peatuda
mk-cell-assam = { $facing ->
    [north] Assam seisab siin ja vaatab põhja
    [east] Assam seisab siin ja vaatab itta
    [south] Assam seisab siin ja vaatab lõunasse
   *[west] Assam seisab siin ja vaatab läände
  }
