# Morocco: mis juhtus, mida küsitakse, mida saab teha.

mo-black = must
mo-green = roheline
mo-purple = lilla
mo-brown = pruun
mo-orange = oranž
mo-wild = ükskõik mis värv

ask-morocco-wild = Millise kuubiku saad?
ask-morocco-scout = Kuhu läheb nupp katusel?
ask-morocco-assign = Kelle paigutad ja kuhu?
ask-morocco-assign-end = Kas vahetad kuubikuid (1 münt) või lõpetad käigu?
ask-morocco-assign-pass = Praegu ei saa sa kedagi paigutada.
ask-morocco-extra = Millise kuubiku maksad lisaks?
ask-morocco-cousin = Kuhu läheb teine nõbu?
ask-morocco-reward = Münt või ihukaitsja?
ask-morocco-arrow = Kuhu näitab nool?
ask-morocco-move = Kuhu läheb sinu turist edasi?
ask-morocco-keep = Millise kuubiku jätad endale?

tool-assistant = Abiline
tool-bodyguard = Ihukaitsja
tool-tourist = Turist
tool-cousins = Nõod
tool-cousin = Teine nõbu
tool-move = Turist
tool-swap = Vaheta kuubikuid

mo-do-gain = Võta { $colours }
mo-do-pay = Maksa { $colours }
mo-do-keep = Jäta endale { $colours }
mo-do-keep-none = Ära jäta ühtegi
mo-do-take-coin = Münt
mo-do-take-bodyguard = Ihukaitsja
mo-do-arrow-north = Üles
mo-do-arrow-east = Paremale
mo-do-arrow-south = Alla
mo-do-arrow-west = Vasakule
mo-do-rows = Vaheta ridade { $one } ja { $other } kuubikud (1 münt)
mo-do-columns = Vaheta veergude { $one } ja { $other } kuubikud (1 münt)
mo-do-scout = { $space }: { $mine } sinule, { $others } teistele
mo-for-you = sinule
mo-for-others = teistele
mo-do-assistant = Abiline ruudule { $space }, hind { $colours }
mo-do-bodyguard = Ihukaitsja ruudule { $space }, hind { $colours }
mo-do-tourist = Turist ruudule { $space }, hind { $colours } ja veel üks
mo-do-cousins = Kahest nõost esimene ruudule { $space }, hind { $colours } ja veel üks
mo-do-cousin = Teine nõbu ruudule { $space }
mo-do-move = Turist ruudule { $space }
mo-do-pass = Passi
mo-do-end = Lõpeta käik

mo-first = { $name } alustab.
mo-round = Uus voor: alustab { $name }.
mo-rolled = Turutäring näitab: { $face }.
mo-gained = { $name } saab: { $colours }.
mo-scouted = { $name } liigutab nupu ruudule { $space }.
mo-kept = { $name } jätab endale: { $kept }.
mo-kept-none = { $name } ei jäta endale ühtegi kuubikut.
mo-placed-assistant = { $name } paigutab abilise ruudule { $space }.
mo-placed-bodyguard = { $name } paigutab ihukaitsja ruudule { $space }.
mo-placed-tourist = { $name } paigutab turisti ruudule { $space }.
mo-placed-cousins = { $name } paigutab kahest nõost esimese ruudule { $space }.
mo-placed-cousin = { $name } paigutab teise nõo ruudule { $space }.
mo-paid = { $name } maksab: { $colours }.
mo-swapped-rows = { $name } kulutab mündi ja vahetab ridade { $one } ja { $other } kuubikud.
mo-swapped-columns = { $name } kulutab mündi ja vahetab veergude { $one } ja { $other } kuubikud.
mo-passed = { $name } passib.
mo-full = Lett { $stall } on täis.
mo-scored = { $name } saab { $points ->
    [one] { $points } punkti
   *[other] { $points } punkti
  }.
mo-reward-coin = { $name } võtab mündi.
mo-reward-bodyguard = { $name } võtab ihukaitsja.
mo-reward-none = { $name } ei saa rohkem midagi.
mo-juice = { $name } võtab mahla, mille väärtus on { $value }.
mo-closed = Plaat sulgeb leti { $stall } (omanik: { $name }); { $open ->
    [one] avatud on veel { $open } lett
   *[other] avatud on veel { $open } letti
  }.
mo-closed-empty = Tühja leti plaat sulgeb leti { $stall }; { $open ->
    [one] avatud on veel { $open } lett
   *[other] avatud on veel { $open } letti
  }.
mo-last-round = See on viimane voor.
mo-pointed = { $name } suunab noole letile { $target }.
mo-moved = { $name }: turist läheb edasi ruudule { $space } ja on nüüd abiline.
mo-tourists-left = { $name }: { $tourists ->
    [one] turist lahkub mängust.
   *[other] { $tourists } turisti lahkub mängust.
  }

mo-roof = Katus. Kuubikud: { $spaces }. { $pawn ->
    [middle] Nupp on keskel.
   *[other] Nupp on ruudul { $pawn }.
  }
mo-assistants = Abilised
mo-bodyguards = Paigutatavad ihukaitsjad
mo-tourists = Turistid
mo-cousins = Nõbude paarid
mo-tiles = Turuplaadid
mo-juice-tokens = Mahlažetoonid
mo-cell = { $space } letis { $stall }, hind { $colours }
mo-cell-closed = { $space } letis { $stall }, { $owner ->
    [empty] suletud tühja plaadiga
   *[other] suletud, omanik: { $owner }
  }
mo-cell-assistant = abiline, { $owner }
mo-cell-bodyguard = ihukaitsja, { $owner }
mo-cell-tourist = turist, { $owner }
mo-cell-juice = mahl väärtusega { $value }

mo-cube-row = Rida { $line }: { $colour } kuubik
mo-cube-column = Veerg { $line }: { $colour } kuubik
mo-cell-strength = jõud { $strength }/{ $full }
mo-pick-cube = { $cube }. Vali nüüd kuubik, millega see vahetada.
mo-no-swap-phase = Kuubikuid vahetatakse ainult käigul, kus paigutad töölisi.
mo-no-swap-coin = Vahetus maksab mündi, aga sul pole ühtegi.
mo-no-swap-kinds = Vahetatakse kahe rea või kahe veeru kuubikud, mitte rea ja veeru omad.
mo-no-swap-place = Pärast seda vahetust ei saaks sa kedagi paigutada.
mo-round-number = { $round }. voor
mo-closings-left = { $stalls ->
    [0] Viimane voor
    [one] veel { $stalls } lett
   *[other] veel { $stalls } letti
  }
mo-goes-first = Esimene: { $name }
mo-hand = Sinu kuubikud ja mündid:

no-morocco-elsewhere = Siin ei ole praegu midagi valida. Vastused on küsimuse juures.
no-morocco-closed = Lett { $stall } on suletud. Vali avatud lett.
no-morocco-taken = { $space } on hõivatud. Vali vaba ruut.
no-morocco-cubes = Leti { $stall } jaoks on sul puudu: { $colours }. Vali valgustatud ruut.
no-morocco-no-second = Teisel nõol ei oleks kõrval ruutu. Vali valgustatud ruut.
no-morocco-not-touching = Teine nõbu peab teisest letist puudutama ruutu { $space }. Vali valgustatud ruut.
no-morocco-not-target = Turist läheb sinna, kuhu nool näitab: leti { $stall } vabale ruudule.
