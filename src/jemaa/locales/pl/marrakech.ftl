# Marrakech: co się stało, o co pada pytanie, co można zrobić.

ask-marrakech-assam = W którą stronę idzie Assam?
ask-marrakech-assam-after = W którą stronę ma teraz patrzeć Assam?
ask-marrakech-lay = Gdzie rozkładasz swój dywan?

mk-do-left = W lewo
mk-do-ahead = Prosto
mk-do-right = W prawo
mk-do-lay = Dywan na { $squares }
mk-first = Zaczyna { $name }.
mk-turned = { $turn ->
    [left] { $name } obraca Assama w lewo.
    [right] { $name } obraca Assama w prawo.
   *[ahead] { $name } nie obraca Assama.
  }
mk-rolled = { $name } wyrzuca { $slippers }.
mk-walked = { $looped ->
    [yes] Assam zawraca na brzegu i idzie do { $square }.
   *[no] Assam idzie do { $square }.
  }
mk-paid = { $name } płaci { $amount ->
    [one] { $amount } dirhema
    [few] { $amount } dirhemy
    [many] { $amount } dirhemów
   *[other] { $amount } dirhema
  }. Dostaje: { $to }.
mk-paid-short = { $name } ma do zapłacenia { $due ->
    [one] { $due } dirhema
    [few] { $due } dirhemy
    [many] { $due } dirhemów
   *[other] { $due } dirhema
  } i płaci { $amount }: więcej nie ma. Dostaje: { $to }.
mk-out = { $name } odpada z gry.
mk-laid = { $name } rozkłada dywan na { $squares }.
mk-laid-over = { $name } rozkłada dywan na { $squares }, przykrywając { $over }.
mk-returned = { $name } nie znajduje miejsca: dywan wraca do pudełka.
mk-turned-up = { $name }, następny dywan: { $colour }.
mk-is-out = poza grą
mk-rugs-left = Dywany koloru { $colour } do rozłożenia
mk-cell-empty = { $square }, puste
mk-cell-half = { $square }, połówka dywanu koloru { $colour }
mk-cell-whole = { $square }, dywan koloru { $colour }, druga połówka na { $other }
mk-cell-reach = Assam może się tu zatrzymać
mk-cell-assam = { $facing ->
    [north] Assam stoi tu i patrzy na północ
    [east] Assam stoi tu i patrzy na wschód
    [south] Assam stoi tu i patrzy na południe
   *[west] Assam stoi tu i patrzy na zachód
  }

no-marrakech-turn = Assam teraz tam nie dojdzie. Wybierz strzałkę albo podświetlone pole.
no-marrakech-under-assam = Na { $square } stoi Assam. Rozłóż dywan obok niego.
no-marrakech-not-beside = Dywan musi stykać się bokiem z polem Assama { $square }. Wybierz podświetlone pole.
no-marrakech-both-halves = { $squares } to jeden cały dywan, właściciel: { $name }. Przykryj tylko połówkę.
no-marrakech-same-colour = Na { $squares } jest dwa razy ten sam kolor. Przykryj dwa różne.
