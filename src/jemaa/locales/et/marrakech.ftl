# Marrakech: mis juhtus, mida küsitakse, mida saab teha.

ask-marrakech-assam = Kuhupoole läheb Assam?
ask-marrakech-assam-after = Kuhupoole Assam nüüd vaatab?
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
mk-returned = Vaibale ei leidu kohta: see läheb karpi tagasi ({ $name }).
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

no-marrakech-turn = Sinna Assam praegu ei jõua. Vali nool või valgustatud ruut.
no-marrakech-under-assam = Assam seisab ruudul { $square }. Aseta vaip tema kõrvale.
no-marrakech-not-beside = Vaip peab ühe küljega puudutama Assami ruutu { $square }. Vali valgustatud ruut.
no-marrakech-both-halves = { $squares } on üks terve vaip, mille omanik on { $name }. Kata sellest ainult pool.
no-marrakech-same-colour = { $squares } on mõlemal sama värv. Kata kaks erinevat.
