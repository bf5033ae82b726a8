# Marakešas: kas įvyko, ko klausiama, ką galima daryti.

ask-marrakech-assam = Į kurią pusę eina Asamas?
ask-marrakech-assam-after = Į kurią pusę dabar žiūri Asamas?
ask-marrakech-lay = Kur patiesite savo kilimą?

mk-do-left = Į kairę
mk-do-ahead = Tiesiai
mk-do-right = Į dešinę
mk-do-lay = Kilimas ant { $squares }
mk-first = Pradeda { $name }.
mk-turned = { $turn ->
    [left] { $name } pasuka Asamą į kairę.
    [right] { $name } pasuka Asamą į dešinę.
   *[ahead] { $name } Asamo nesuka.
  }
mk-rolled = { $name } meta kauliuką: { $slippers }.
mk-walked = { $looped ->
    [yes] Asamas apsisuka pakraštyje ir eina į { $square }.
   *[no] Asamas eina į { $square }.
  }
mk-paid = { $name } moka žaidėjui { $to } { $amount ->
    [one] { $amount } dirhamą
    [few] { $amount } dirhamus
    [many] { $amount } dirhamo
   *[other] { $amount } dirhamų
  }.
mk-paid-short = { $name } turi sumokėti žaidėjui { $to } { $due ->
    [one] { $due } dirhamą
    [few] { $due } dirhamus
    [many] { $due } dirhamo
   *[other] { $due } dirhamų
  } ir moka { $amount }: daugiau pinigų nėra.
mk-out = { $name } iškrinta iš žaidimo.
mk-laid = { $name } patiesia kilimą ant { $squares }.
mk-laid-over = { $name } patiesia kilimą ant { $squares }, uždengia { $over }.
mk-returned = Kilimui nėra vietos: jis grįžta į dėžę ({ $name }).
mk-turned-up = { $name }, kitas kilimas: { $colour }.
mk-is-out = iškrito iš žaidimo
mk-rugs-left = Liko { $colour } spalvos kilimų
mk-cell-empty = { $square }, tuščia
mk-cell-half = { $square }, { $colour } spalvos kilimo pusė
mk-cell-whole = { $square }, { $colour } spalvos kilimas, kita pusė ant { $other }
mk-cell-reach = Asamas gali čia sustoti
mk-cell-assam = { $facing ->
    [north] čia stovi Asamas ir žiūri į šiaurę
    [east] čia stovi Asamas ir žiūri į rytus
    [south] čia stovi Asamas ir žiūri į pietus
   *[west] čia stovi Asamas ir žiūri į vakarus
  }

no-marrakech-turn = Asamas ten dabar nenueis. Pasirinkite rodyklę arba apšviestą laukelį.
no-marrakech-under-assam = Ant { $square } stovi Asamas. Tieskite kilimą šalia jo.
no-marrakech-not-beside = Kilimas turi viena kraštine liesti Asamo laukelį { $square }. Pasirinkite apšviestą laukelį.
no-marrakech-both-halves = { $squares } yra visas vienas kilimas, jo savininkas – { $name }. Uždenkite tik vieną pusę.
no-marrakech-same-colour = Ant { $squares } ta pati spalva matoma du kartus. Uždenkite dvi skirtingas.
