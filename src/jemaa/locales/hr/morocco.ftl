# Morocco: što se dogodilo, što se pita, što se može učiniti.

mo-black = crna
mo-green = zelena
mo-purple = ljubičasta
mo-brown = smeđa
mo-orange = narančasta
mo-wild = bilo koja boja

ask-morocco-wild = Koju kockicu dobivaš?
ask-morocco-scout = Kamo ide figura na krovu?
ask-morocco-assign = Koga postavljaš i gdje?
ask-morocco-assign-end = Zamijeniti za novčić ili završiti potez?
ask-morocco-assign-pass = Sada ne možeš postaviti nikoga.
ask-morocco-extra = Kojom kockicom još plaćaš?
ask-morocco-cousin = Kamo ide drugi rođak?
ask-morocco-reward = Novčić ili čuvar?
ask-morocco-arrow = Kamo pokazuje strelica?
ask-morocco-move = Kamo dalje ide tvoj turist?
ask-morocco-keep = Koju kockicu zadržavaš?

tool-assistant = Pomoćnik
tool-bodyguard = Čuvar
tool-tourist = Turist
tool-cousins = Rođaci
tool-cousin = Drugi rođak
tool-move = Turist

mo-do-gain = Uzmi: { $colours }
mo-do-pay = Plati: { $colours }
mo-do-keep = Zadrži: { $colours }
mo-do-keep-none = Ne zadrži nijednu
mo-do-take-coin = Novčić
mo-do-take-bodyguard = Čuvar
mo-do-arrow-north = Gore
mo-do-arrow-east = Desno
mo-do-arrow-south = Dolje
mo-do-arrow-west = Lijevo
mo-do-rows = Zamijeni retke { $one } i { $other } (1 novčić)
mo-do-columns = Zamijeni stupce { $one } i { $other } (1 novčić)
mo-do-scout = { $space }: { $mine } za tebe, { $others } za ostale
mo-for-you = za tebe
mo-for-others = za ostale
mo-do-assistant = Pomoćnik na { $space }, cijena: { $colours }
mo-do-bodyguard = Čuvar na { $space }, cijena: { $colours }
mo-do-tourist = Turist na { $space }, cijena: { $colours } i još jedna
mo-do-cousins = Prvi od dvojice rođaka na { $space }, cijena: { $colours } i još jedna kockica
mo-do-cousin = Drugi rođak na { $space }
mo-do-move = Turist na { $space }
mo-do-pass = Dalje
mo-do-end = Završi potez

mo-first = Počinje { $name }.
mo-round = Nova runda; prvi potez: { $name }.
mo-rolled = Tržna kocka pokazuje: { $face }.
mo-gained = { $name } dobiva: { $colours }.
mo-scouted = { $name } pomiče figuru na { $space }.
mo-kept = { $name } zadržava: { $kept }.
mo-kept-none = { $name } ne zadržava nijednu kockicu.
mo-placed-assistant = { $name } postavlja pomoćnika na { $space }.
mo-placed-bodyguard = { $name } postavlja čuvara na { $space }.
mo-placed-tourist = { $name } postavlja turista na { $space }.
mo-placed-cousins = { $name } postavlja prvoga od dvojice rođaka na { $space }.
mo-placed-cousin = { $name } postavlja drugog rođaka na { $space }.
mo-paid = { $name } plaća: { $colours }.
mo-swapped-rows = { $name } troši novčić i zamjenjuje retke { $one } i { $other }.
mo-swapped-columns = { $name } troši novčić i zamjenjuje stupce { $one } i { $other }.
mo-passed = { $name } kaže dalje.
mo-full = Štand { $stall } je pun.
mo-scored = { $name } dobiva { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
  }.
mo-reward-coin = { $name } uzima novčić.
mo-reward-bodyguard = { $name } uzima čuvara.
mo-reward-none = { $name } više ne dobiva ništa.
mo-juice = { $name } uzima sok vrijednosti { $value }.
mo-closed = Pločica zatvara { $stall } (vlasnik: { $name }); { $open ->
    [one] { $open } štand je otvoren
    [few] { $open } štanda su otvorena
   *[other] { $open } štandova je otvoreno
  }.
mo-closed-empty = Prazna pločica zatvara { $stall }; { $open ->
    [one] { $open } štand je otvoren
    [few] { $open } štanda su otvorena
   *[other] { $open } štandova je otvoreno
  }.
mo-last-round = Ovo je posljednja runda.
mo-pointed = { $name } usmjerava strelicu na { $target }.
mo-moved = { $name }: turist ide dalje na { $space } i sada je pomoćnik.
mo-tourists-left = { $name }: { $tourists ->
    [one] { $tourists } turist napušta igru.
    [few] { $tourists } turista napuštaju igru.
   *[other] { $tourists } turista napušta igru.
  }

mo-roof = Krov. Kockice: { $spaces }. { $pawn ->
    [middle] Figura stoji u sredini.
   *[other] Figura stoji na { $pawn }.
  }
mo-assistants = Pomoćnici
mo-bodyguards = Čuvari za postavljanje
mo-tourists = Turisti
mo-cousins = Parovi rođaka
mo-tiles = Tržne pločice
mo-juice-tokens = Žetoni soka
mo-cell = { $space } na štandu { $stall }, cijena: { $colours }
mo-cell-closed = { $space } na štandu { $stall }, { $owner ->
    [empty] zatvorenom praznom pločicom
   *[other] zatvorenom, vlasnik: { $owner }
  }
mo-cell-assistant = pomoćnik, { $owner }
mo-cell-bodyguard = čuvar, { $owner }
mo-cell-tourist = turist, { $owner }
mo-cell-juice = sok vrijednosti { $value }
