# Marrakech: ce s-a întâmplat, ce se întreabă, ce se poate face.

ask-marrakech-assam = Încotro merge Assam?
ask-marrakech-assam-after = Încotro îl întorci acum pe Assam?
ask-marrakech-lay = Unde îți așezi covorașul?

mk-do-left = La stânga
mk-do-ahead = Înainte
mk-do-right = La dreapta
mk-do-lay = Covoraș pe { $squares }
mk-first = { $name } începe.
mk-turned = { $turn ->
    [left] { $name } îl rotește pe Assam la stânga.
    [right] { $name } îl rotește pe Assam la dreapta.
   *[ahead] { $name } nu îl rotește pe Assam.
  }
mk-rolled = { $name } aruncă zarul: { $slippers }.
mk-walked = { $looped ->
    [yes] Assam se întoarce la margine și merge până la { $square }.
   *[no] Assam merge până la { $square }.
  }
mk-paid = { $name } plătește { $amount ->
    [one] { $amount } dirham
    [few] { $amount } dirhami
   *[other] { $amount } de dirhami
  } către { $to }.
mk-paid-short = { $name } plătește { $amount } din { $due ->
    [one] { $due } dirham
    [few] { $due } dirhami
   *[other] { $due } de dirhami
  } către { $to }: mai mult nu are.
mk-out = { $name } iese din joc.
mk-laid = { $name } așază un covoraș pe { $squares }.
mk-laid-over = { $name } așază un covoraș pe { $squares }, peste { $over }.
mk-returned = Pentru covorașul lui { $name } nu e loc: se întoarce în cutie.
mk-turned-up = { $name }, covorașul următor: { $colour }.
mk-is-out = în afara jocului
mk-rugs-left = Covorașe rămase de culoarea { $colour }
mk-cell-empty = { $square }, gol
mk-cell-half = { $square }, jumătate de covoraș de culoarea { $colour }
mk-cell-whole = { $square }, covoraș de culoarea { $colour }, cealaltă jumătate pe { $other }
mk-cell-reach = Assam se poate opri aici
mk-cell-assam = { $facing ->
    [north] Assam stă aici și privește spre nord
    [east] Assam stă aici și privește spre est
    [south] Assam stă aici și privește spre sud
   *[west] Assam stă aici și privește spre vest
  }

no-marrakech-turn = Assam nu poate ajunge acolo acum. Alege o săgeată sau un pătrățel luminat.
no-marrakech-under-assam = Assam stă pe { $square }. Așază covorașul lângă el.
no-marrakech-not-beside = Covorașul trebuie să atingă cu o latură pătrățelul lui Assam, { $square }. Alege un pătrățel luminat.
no-marrakech-both-halves = { $squares } este un covoraș întreg, al jucătorului { $name }. Acoperă doar o jumătate.
no-marrakech-same-colour = { $squares } arată de două ori aceeași culoare. Acoperă două diferite.
