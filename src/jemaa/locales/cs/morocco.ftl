# Morocco: co se stalo, na co se ptáme, co se dá dělat.

mo-black = černá
mo-green = zelená
mo-purple = fialová
mo-brown = hnědá
mo-orange = oranžová
mo-wild = libovolná barva

ask-morocco-wild = Kterou kostičku získáš?
ask-morocco-scout = Kam půjde figurka na střeše?
ask-morocco-assign = Koho umístíš a kam?
ask-morocco-assign-end = Vyměníš za minci, nebo ukončíš tah?
ask-morocco-assign-pass = Teď nemůžeš umístit nikoho.
ask-morocco-extra = Kterou kostičkou doplatíš?
ask-morocco-cousin = Kam přijde druhý bratranec?
ask-morocco-reward = Mince, nebo strážce?
ask-morocco-arrow = Kam ukáže šipka?
ask-morocco-move = Kam půjde tvůj turista dál?
ask-morocco-keep = Kterou kostičku si necháš?

tool-assistant = Asistent
tool-bodyguard = Strážce
tool-tourist = Turista
tool-cousins = Bratranci
tool-cousin = Druhý bratranec
tool-move = Turista

mo-do-gain = Získat: { $colours }
mo-do-pay = Zaplatit: { $colours }
mo-do-keep = Nechat si: { $colours }
mo-do-keep-none = Nenechat si žádnou
mo-do-take-coin = Mince
mo-do-take-bodyguard = Strážce
mo-do-arrow-north = Nahoru
mo-do-arrow-east = Doprava
mo-do-arrow-south = Dolů
mo-do-arrow-west = Doleva
mo-do-rows = Vyměnit řady { $one } a { $other } (1 mince)
mo-do-columns = Vyměnit sloupce { $one } a { $other } (1 mince)
mo-do-scout = { $space }: { $mine } pro tebe, { $others } pro ostatní
mo-for-you = pro tebe
mo-for-others = pro ostatní
mo-do-assistant = Asistent na { $space }, cena: { $colours }
mo-do-bodyguard = Strážce na { $space }, cena: { $colours }
mo-do-tourist = Turista na { $space }, cena: { $colours } a ještě jedna
mo-do-cousins = První ze dvou bratranců na { $space }, cena: { $colours } a ještě jedna
mo-do-cousin = Druhý bratranec na { $space }
mo-do-move = Turista na { $space }
mo-do-pass = Pasovat
mo-do-end = Ukončit tah

mo-first = Začíná { $name }.
mo-round = Nové kolo; první na řadě: { $name }.
mo-rolled = Tržní kostka ukazuje: { $face }.
mo-gained = { $name } získává: { $colours }.
mo-scouted = { $name } přesouvá figurku na { $space }.
mo-kept = { $name } si nechává: { $kept }.
mo-kept-none = { $name } si nenechává žádnou kostičku.
mo-placed-assistant = { $name } umisťuje asistenta na { $space }.
mo-placed-bodyguard = { $name } umisťuje strážce na { $space }.
mo-placed-tourist = { $name } umisťuje turistu na { $space }.
mo-placed-cousins = { $name } umisťuje prvního ze dvou bratranců na { $space }.
mo-placed-cousin = { $name } umisťuje druhého bratrance na { $space }.
mo-paid = { $name } platí: { $colours }.
mo-swapped-rows = { $name } utrácí minci a vyměňuje řady { $one } a { $other }.
mo-swapped-columns = { $name } utrácí minci a vyměňuje sloupce { $one } a { $other }.
mo-passed = { $name } pasuje.
mo-full = Stánek { $stall } je plný.
mo-scored = { $name } dostává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }.
mo-reward-coin = { $name } si bere minci.
mo-reward-bodyguard = { $name } si bere strážce.
mo-reward-none = { $name } už nic víc nedostává.
mo-juice = { $name } si bere džus v hodnotě { $value }.
mo-closed = Destička zavírá { $stall } (majitel: { $name }); { $open ->
    [one] { $open } stánek je otevřený
    [few] { $open } stánky jsou otevřené
   *[other] { $open } stánků je otevřených
  }.
mo-closed-empty = Prázdná destička zavírá { $stall }; { $open ->
    [one] { $open } stánek je otevřený
    [few] { $open } stánky jsou otevřené
   *[other] { $open } stánků je otevřených
  }.
mo-last-round = Tohle je poslední kolo.
mo-pointed = { $name } míří šipkou na { $target }.
mo-moved = { $name }: turista jde dál na { $space } a je teď asistentem.
mo-tourists-left = { $name }: { $tourists ->
    [one] turista opouští hru.
    [few] { $tourists } turisté opouštějí hru.
   *[other] { $tourists } turistů opouští hru.
  }

mo-roof = Střecha. Kostičky: { $spaces }. { $pawn ->
    [middle] Figurka stojí uprostřed.
   *[other] Figurka stojí na { $pawn }.
  }
mo-assistants = Asistenti
mo-bodyguards = Strážci k umístění
mo-tourists = Turisté
mo-cousins = Dvojice bratranců
mo-tiles = Destičky trhu
mo-juice-tokens = Žetony džusu
mo-cell = { $space } ve stánku { $stall }, cena: { $colours }
mo-cell-closed = { $space } ve stánku { $stall }, { $owner ->
    [empty] zavřený prázdnou destičkou
   *[other] zavřený, majitel: { $owner }
  }
mo-cell-assistant = asistent, { $owner }
mo-cell-bodyguard = strážce, { $owner }
mo-cell-tourist = turista, { $owner }
mo-cell-juice = džus v hodnotě { $value }
