# Morocco: mi történt, mi a kérdés, mit lehet tenni.

mo-black = fekete
mo-green = zöld
mo-purple = lila
mo-brown = barna
mo-orange = narancssárga
mo-wild = tetszőleges szín

ask-morocco-wild = Melyik kockát kapod?
ask-morocco-scout = Hová lép a bábu a tetőn?
ask-morocco-assign = Kit helyezel le, és hová?
ask-morocco-assign-end = Cserélsz egy érméért, vagy befejezed a kört?
ask-morocco-assign-pass = Most senkit sem tudsz lehelyezni.
ask-morocco-extra = Melyik kockával fizetsz még?
ask-morocco-cousin = Hová kerül a második unokatestvér?
ask-morocco-reward = Érme vagy testőr?
ask-morocco-arrow = Merre mutasson a nyíl?
ask-morocco-move = Hová megy tovább a turistád?
ask-morocco-keep = Melyik kockát tartod meg?

tool-assistant = Segéd
tool-bodyguard = Testőr
tool-tourist = Turista
tool-cousins = Unokatestvérek
tool-cousin = Második unokatestvér
tool-move = Turista
tool-swap = Kockák cseréje

mo-do-gain = Ezt a kockát kérem: { $colours }
mo-do-pay = Ezzel a kockával fizetek: { $colours }
mo-do-keep = Ezt a kockát tartom meg: { $colours }
mo-do-keep-none = Egyet sem tartok meg
mo-do-take-coin = Érme
mo-do-take-bodyguard = Testőr
mo-do-arrow-north = Fel
mo-do-arrow-east = Jobbra
mo-do-arrow-south = Le
mo-do-arrow-west = Balra
mo-do-rows = Sorok cseréje: { $one } és { $other } (1 érme)
mo-do-columns = Oszlopok cseréje: { $one } és { $other } (1 érme)
mo-do-scout = { $space }: neked { $mine }, a többieknek { $others }
mo-for-you = neked
mo-for-others = a többieknek
mo-do-assistant = Segéd ide: { $space }, ára: { $colours }
mo-do-bodyguard = Testőr ide: { $space }, ára: { $colours }
mo-do-tourist = Turista ide: { $space }, ára: { $colours } és még egy
mo-do-cousins = Első unokatestvér ide: { $space }, ára: { $colours } és még egy
mo-do-cousin = Második unokatestvér ide: { $space }
mo-do-move = Turista ide: { $space }
mo-do-pass = Passz
mo-do-end = Kör befejezése

mo-first = { $name } kezd.
mo-round = Új forduló; { $name } kezd.
mo-rolled = A piaci dobókocka eredménye: { $face }.
mo-gained = { $name } ezt kapja: { $colours }.
mo-scouted = { $name } ide lép a bábuval: { $space }.
mo-kept = { $name } megtartja: { $kept }.
mo-kept-none = { $name } nem tart meg kockát.
mo-placed-assistant = { $name } segédet helyez ide: { $space }.
mo-placed-bodyguard = { $name } testőrt helyez ide: { $space }.
mo-placed-tourist = { $name } turistát helyez ide: { $space }.
mo-placed-cousins = { $name } az első unokatestvért ide helyezi: { $space }.
mo-placed-cousin = { $name } a második unokatestvért ide helyezi: { $space }.
mo-paid = { $name } ezzel fizet: { $colours }.
mo-swapped-rows = { $name } elkölt egy érmét, és felcseréli ezeket a sorokat: { $one } és { $other }.
mo-swapped-columns = { $name } elkölt egy érmét, és felcseréli ezeket az oszlopokat: { $one } és { $other }.
mo-passed = { $name } passzol.
mo-full = Megtelt stand: { $stall }.
mo-scored = { $name } { $points } pontot kap.
mo-reward-coin = { $name } kap egy érmét.
mo-reward-bodyguard = { $name } kap egy testőrt.
mo-reward-none = { $name } már nem kap semmit.
mo-juice = { $name } elvesz egy narancslevet, értéke { $value }.
mo-closed = { $name } lapkája bezárja ezt a standot: { $stall }; még { $open } stand van nyitva.
mo-closed-empty = Üresstand-lapka zárja be ezt a standot: { $stall }; még { $open } stand van nyitva.
mo-last-round = Ez az utolsó forduló.
mo-pointed = { $name } ide irányítja a nyilat: { $target }.
mo-moved = { $name } turistája továbbmegy ide: { $space }, és most már segéd.
mo-tourists-left = { $name }: { $tourists } turista elhagyja a játékot.

mo-roof = A tető. Kockák: { $spaces }. { $pawn ->
    [middle] A bábu középen áll.
   *[other] A bábu helye: { $pawn }.
  }
mo-assistants = Segédek
mo-bodyguards = Lehelyezhető testőrök
mo-tourists = Turisták
mo-cousins = Unokatestvérpárok
mo-tiles = Piaclapkák
mo-juice-tokens = Narancslézsetonok
mo-cell = { $space }, stand: { $stall }, ára: { $colours }
mo-cell-closed = { $space }, stand: { $stall }, { $owner ->
    [empty] üresstand-lapka zárta be
   *[other] bezárta: { $owner }
  }
mo-cell-assistant = { $owner } segédje
mo-cell-bodyguard = { $owner } testőre
mo-cell-tourist = { $owner } turistája
mo-cell-juice = narancslé, értéke { $value }

mo-cube-row = { $line } sor: { $colour } kocka
mo-cube-column = { $line } oszlop: { $colour } kocka
mo-cell-strength = erő: { $strength }/{ $full }
mo-pick-cube = { $cube }. Most válaszd ki azt, amelyikkel helyet cserél.
mo-no-swap-phase = Kockákat csak abban a körben lehet cserélni, amelyben munkást helyezel le.
mo-no-swap-coin = Egy csere egy érmébe kerül, és neked nincs.
mo-no-swap-kinds = Két sor vagy két oszlop kockája cserélhető, sor és oszlop egymással nem.
mo-no-swap-place = Ez után a csere után senkit sem tudnál lehelyezni.
mo-round-number = { $round }. forduló
mo-closings-left = { $stalls ->
    [0] Utolsó forduló
   *[other] a végéig { $stalls } stand
  }
mo-goes-first = Elsőként: { $name }
mo-hand = A kockáid és érméid:

no-morocco-elsewhere = Itt most nincs mit választani. A válaszok a kérdés alatt vannak.
no-morocco-closed = Zárva van ez a stand: { $stall }. Válassz egy nyitottat.
no-morocco-taken = Foglalt: { $space }. Válassz egy szabad mezőt.
no-morocco-cubes = Ehhez a standhoz: { $stall }, hiányzik: { $colours }. Válassz egy kivilágított mezőt.
no-morocco-no-second = Mellette nem jutna mező a második unokatestvérnek. Válassz egy kivilágított mezőt.
no-morocco-not-touching = A második unokatestvérnek egy másik standról kell érintenie ezt: { $space }. Válassz egy kivilágított mezőt.
no-morocco-not-target = A turista arra megy, amerre a nyíl mutat: ennek a standnak egy szabad mezőjére: { $stall }.
