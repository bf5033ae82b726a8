# Marrakech: ce s-a întâmplat, ce se întreabă, ce se poate face.

ask-marrakech-assam = Încotro merge Assam?
ask-marrakech-assam-after = Încotro să privească acum Assam?
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
