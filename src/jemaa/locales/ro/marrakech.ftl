# Marrakech: ce s-a întâmplat, ce se întreabă, ce se poate face.

ask-marrakech-assam = Încotro merge Assam?
ask-marrakech-assam-after = Încotro să privească acum Assam?
ask-marrakech-lay = Unde îți așezi covorașul?
guide-marrakech-assam = Rotește-l pe Assam la stânga sau la dreapta ori lasă-l să meargă înainte; apoi zarul spune cât merge: de la 1 la 4 pași. Dacă se oprește pe covorașul altcuiva, îi plătești proprietarului câte un dirham pentru fiecare pătrățel al zonei legate de acea culoare. Cifrele spun la ce să te aștepți.
guide-marrakech-assam-after = Jucătorul următor pornește încotro privește acum Assam: fă să-l coste scump.
guide-marrakech-lay = Așază un covoraș lângă Assam: alege două pătrățele, apoi confirmă. Poate acoperi alte covorașe, dar niciodată ambele jumătăți ale aceluiași. La sfârșit, fiecare jumătate vizibilă valorează un punct.

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
mk-returned = { $name } nu găsește loc: covorașul se întoarce în cutie.
mk-turned-up = { $name }, covorașul următor: { $colour }.
mk-is-out = în afara jocului
mk-rugs-left = Covorașe de culoarea { $colour } de așezat
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

no-marrakech-turn = Assam nu poate ajunge acolo acum. Alege o săgeată sau o pătrățică luminată.
no-marrakech-under-assam = Assam stă pe { $square }. Așază covorașul lângă el.
no-marrakech-not-beside = Covorașul trebuie să atingă cu o latură pătrățica lui Assam, { $square }. Alege o pătrățică luminată.
no-marrakech-both-halves = { $squares } este un covoraș întreg, al cărui stăpân este { $name }. Acoperă doar o jumătate.
no-marrakech-same-colour = { $squares } arată de două ori aceeași culoare. Acoperă două diferite.
