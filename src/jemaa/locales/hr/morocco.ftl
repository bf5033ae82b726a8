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
tool-swap = Zamijeni kockice

mo-do-gain = Uzmi kockicu: { $colours }
mo-do-pay = Plati kockicom: { $colours }
mo-do-keep = Zadrži kockicu: { $colours }
mo-do-keep-none = Ne zadrži ništa
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
mo-do-cousins = Prvi rođak na { $space }, cijena: { $colours } i još jedna
mo-do-cousin = Drugi rođak na { $space }
mo-do-move = Turist na { $space }
mo-do-pass = Dalje
mo-do-end = Završi potez

mo-first = Počinje { $name }.
mo-round = Nova runda; počinje { $name }.
mo-rolled = Tržna kocka pokazuje: { $face }.
mo-gained = { $name } dobiva: { $colours }.
mo-scouted = { $name } pomiče figuru na { $space }.
mo-kept = { $name } zadržava: { $kept }.
mo-kept-none = { $name } ne zadržava nijednu kockicu.
mo-placed-assistant = { $name } postavlja pomoćnika na { $space }.
mo-placed-bodyguard = { $name } postavlja čuvara na { $space }.
mo-placed-tourist = { $name } postavlja turista na { $space }.
mo-placed-cousins = { $name } postavlja prvog rođaka na { $space }.
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
mo-closed-empty = Pločica praznog štanda zatvara { $stall }; { $open ->
    [one] { $open } štand je otvoren
    [few] { $open } štanda su otvorena
   *[other] { $open } štandova je otvoreno
  }.
mo-last-round = Ovo je posljednja runda.
mo-pointed = { $name } usmjerava strelicu na { $target }.
mo-moved = Turist ({ $name }) ide na { $space } i sada je pomoćnik.
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
    [empty] zatvorenom pločicom praznog štanda
   *[other] zatvorenom, vlasnik: { $owner }
  }
mo-cell-assistant = pomoćnik, { $owner }
mo-cell-bodyguard = čuvar, { $owner }
mo-cell-tourist = turist, { $owner }
mo-cell-juice = sok vrijednosti { $value }

mo-cube-row = Redak { $line }: kockica, { $colour }
mo-cube-column = Stupac { $line }: kockica, { $colour }
mo-cell-strength = snaga { $strength } od { $full }
mo-pick-cube = { $cube }. Sada odaberi kockicu s kojom se mijenja.
mo-no-swap-phase = Kockice se zamjenjuju samo u potezu u kojem postavljaš radnike.
mo-no-swap-coin = Zamjena košta novčić, a ti nemaš nijedan.
mo-no-swap-kinds = Zamjenjuju se kockice dvaju redaka ili dvaju stupaca, ne retka i stupca.
mo-no-swap-place = Nakon te zamjene nikoga ne možeš postaviti.
mo-round-number = Runda { $round }
mo-closings-left = { $stalls ->
    [0] Posljednja runda
    [one] { $stalls } štand do kraja
    [few] { $stalls } štanda do kraja
   *[other] { $stalls } štandova do kraja
  }
mo-goes-first = Prvi: { $name }
mo-hand = Tvoje kockice i novčići:

no-morocco-elsewhere = Ovdje sada nema što birati. Odgovori su ispod pitanja.
no-morocco-closed = Štand { $stall } je zatvoren. Odaberi otvoren.
no-morocco-taken = { $space } je zauzeto. Odaberi slobodno polje.
no-morocco-cubes = Za štand { $stall } nedostaje ti { $colours }. Odaberi osvijetljeno polje.
no-morocco-no-second = Drugi rođak uza nj ne bi imao polje. Odaberi osvijetljeno polje.
no-morocco-not-touching = Drugi rođak mora dodirivati { $space } s drugog štanda. Odaberi osvijetljeno polje.
no-morocco-not-target = Turist ide kamo pokazuje strelica: na slobodno polje štanda { $stall }.
