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
tool-swap = Vyměnit kostičky

mo-do-gain = Vzít kostičku: { $colours }
mo-do-pay = Zaplatit kostičkou: { $colours }
mo-do-keep = Nechat si kostičku: { $colours }
mo-do-keep-none = Nenechat si nic
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
mo-do-cousins = První bratranec na { $space }, cena: { $colours } a ještě jedna
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
mo-placed-cousins = { $name } umisťuje prvního bratrance na { $space }.
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
mo-closed-empty = Destička prázdného stánku zavírá { $stall }; { $open ->
    [one] { $open } stánek je otevřený
    [few] { $open } stánky jsou otevřené
   *[other] { $open } stánků je otevřených
  }.
mo-last-round = Tohle je poslední kolo.
mo-pointed = { $name } míří šipkou na { $target }.
mo-moved = Turista ({ $name }) jde na { $space } a je teď asistentem.
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
    [empty] zavřený destičkou prázdného stánku
   *[other] zavřený, majitel: { $owner }
  }
mo-cell-assistant = asistent, { $owner }
mo-cell-bodyguard = strážce, { $owner }
mo-cell-tourist = turista, { $owner }
mo-cell-juice = džus v hodnotě { $value }

mo-cube-row = Řada { $line }: kostička, { $colour }
mo-cube-column = Sloupec { $line }: kostička, { $colour }
mo-cell-strength = síla { $strength } ze { $full }
mo-pick-cube = { $cube }. Teď vyber kostičku, se kterou ji vyměníš.
mo-no-swap-phase = Kostičky se vyměňují jen v tahu, ve kterém umisťuješ pracovníky.
mo-no-swap-coin = Výměna stojí minci a ty žádnou nemáš.
mo-no-swap-kinds = Vyměňují se kostičky dvou řad nebo dvou sloupců, ne řady a sloupce.
mo-no-swap-place = Po téhle výměně by nešlo umístit nikoho.
mo-round-number = Kolo { $round }
mo-closings-left = { $stalls ->
    [0] Poslední kolo
    [one] { $stalls } stánek do konce
    [few] { $stalls } stánky do konce
   *[other] { $stalls } stánků do konce
  }
mo-goes-first = První: { $name }
mo-hand = Tvé kostičky a mince:

no-morocco-elsewhere = Tady teď není co vybírat. Odpovědi jsou pod otázkou.
no-morocco-closed = Stánek { $stall } je zavřený. Vyber otevřený.
no-morocco-taken = { $space } je obsazené. Vyber volné pole.
no-morocco-cubes = Na stánek { $stall } ti chybí { $colours }. Vyber rozsvícené pole.
no-morocco-no-second = Druhý bratranec by vedle neměl pole. Vyber rozsvícené pole.
no-morocco-not-touching = Druhý bratranec se musí dotýkat { $space } z jiného stánku. Vyber rozsvícené pole.
no-morocco-not-target = Turista jde, kam ukazuje šipka: na volné pole stánku { $stall }.
