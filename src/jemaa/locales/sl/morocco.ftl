# Morocco: kaj se je zgodilo, kaj se sprašuje, kaj se da storiti.

mo-black = črna
mo-green = zelena
mo-purple = vijolična
mo-brown = rjava
mo-orange = oranžna
mo-wild = poljubna barva

ask-morocco-wild = Katero kockico dobiš?
ask-morocco-scout = Kam gre figura na strehi?
ask-morocco-assign = Koga postaviš in kam?
ask-morocco-assign-end = Zamenjava za kovanec ali konec poteze?
ask-morocco-assign-pass = Zdaj ne moreš postaviti nikogar.
ask-morocco-extra = S katero kockico še plačaš?
ask-morocco-cousin = Kam gre drugi bratranec?
ask-morocco-reward = Kovanec ali stražar?
ask-morocco-arrow = Kam kaže puščica?
ask-morocco-move = Kam gre naprej tvoj turist?
ask-morocco-keep = Katero kockico obdržiš?

tool-assistant = Pomočnik
tool-bodyguard = Stražar
tool-tourist = Turist
tool-cousins = Bratranca
tool-cousin = Drugi bratranec
tool-move = Turist
tool-swap = Zamenjaj kockici

mo-do-gain = Vzemi kockico: { $colours }
mo-do-pay = Plačaj s kockico: { $colours }
mo-do-keep = Obdrži kockico: { $colours }
mo-do-keep-none = Ne obdrži ničesar
mo-do-take-coin = Kovanec
mo-do-take-bodyguard = Stražar
mo-do-arrow-north = Gor
mo-do-arrow-east = Desno
mo-do-arrow-south = Dol
mo-do-arrow-west = Levo
mo-do-rows = Zamenjaj vrsti { $one } in { $other } (1 kovanec)
mo-do-columns = Zamenjaj stolpca { $one } in { $other } (1 kovanec)
mo-do-scout = { $space }: { $mine } zate, { $others } za druge
mo-for-you = zate
mo-for-others = za druge
mo-do-assistant = Pomočnik na { $space }, cena: { $colours }
mo-do-bodyguard = Stražar na { $space }, cena: { $colours }
mo-do-tourist = Turist na { $space }, cena: { $colours } in še ena
mo-do-cousins = Prvi bratranec na { $space }, cena: { $colours } in še ena
mo-do-cousin = Drugi bratranec na { $space }
mo-do-move = Turist na { $space }
mo-do-pass = Izpusti potezo
mo-do-end = Končaj potezo

mo-first = Začne { $name }.
mo-round = Nov krog; začne { $name }.
mo-rolled = Tržna kocka kaže: { $face }.
mo-gained = { $name } dobi: { $colours }.
mo-scouted = { $name } premakne figuro na { $space }.
mo-kept = { $name } obdrži: { $kept }.
mo-kept-none = { $name } ne obdrži nobene kockice.
mo-placed-assistant = { $name } postavi pomočnika na { $space }.
mo-placed-bodyguard = { $name } postavi stražarja na { $space }.
mo-placed-tourist = { $name } postavi turista na { $space }.
mo-placed-cousins = { $name } postavi prvega bratranca na { $space }.
mo-placed-cousin = { $name } postavi drugega bratranca na { $space }.
mo-paid = { $name } plača: { $colours }.
mo-swapped-rows = { $name } porabi kovanec in zamenja vrsti { $one } in { $other }.
mo-swapped-columns = { $name } porabi kovanec in zamenja stolpca { $one } in { $other }.
mo-passed = { $name } izpusti potezo.
mo-full = Stojnica { $stall } je polna.
mo-scored = { $name } dobi { $points ->
    [one] { $points } točko
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
  }.
mo-reward-coin = { $name } vzame kovanec.
mo-reward-bodyguard = { $name } vzame stražarja.
mo-reward-none = { $name } ne dobi ničesar več.
mo-juice = { $name } vzame sok, vreden { $value }.
mo-closed = Ploščica zapre { $stall } (lastnik: { $name }); { $open ->
    [one] odprta je { $open } stojnica
    [two] odprti sta { $open } stojnici
    [few] odprte so { $open } stojnice
   *[other] odprtih je { $open } stojnic
  }.
mo-closed-empty = Ploščica prazne stojnice zapre { $stall }; { $open ->
    [one] odprta je { $open } stojnica
    [two] odprti sta { $open } stojnici
    [few] odprte so { $open } stojnice
   *[other] odprtih je { $open } stojnic
  }.
mo-last-round = To je zadnji krog.
mo-pointed = { $name } usmeri puščico na { $target }.
mo-moved = Turist ({ $name }) gre na { $space } in je zdaj pomočnik.
mo-tourists-left = { $name }: { $tourists ->
    [one] { $tourists } turist zapusti igro.
    [two] { $tourists } turista zapustita igro.
    [few] { $tourists } turisti zapustijo igro.
   *[other] { $tourists } turistov zapusti igro.
  }

mo-roof = Streha. Kockice: { $spaces }. { $pawn ->
    [middle] Figura stoji na sredini.
   *[other] Figura stoji na { $pawn }.
  }
mo-assistants = Pomočniki
mo-bodyguards = Stražarji za postavitev
mo-tourists = Turisti
mo-cousins = Pari bratrancev
mo-tiles = Tržne ploščice
mo-juice-tokens = Žetoni soka
mo-cell = { $space } na stojnici { $stall }, cena: { $colours }
mo-cell-closed = { $space } na stojnici { $stall }, { $owner ->
    [empty] zaprta s ploščico prazne stojnice
   *[other] zaprta, lastnik: { $owner }
  }
mo-cell-assistant = pomočnik, { $owner }
mo-cell-bodyguard = stražar, { $owner }
mo-cell-tourist = turist, { $owner }
mo-cell-juice = sok, vreden { $value }

mo-cube-row = Vrsta { $line }: kockica, { $colour }
mo-cube-column = Stolpec { $line }: kockica, { $colour }
mo-cell-strength = moč { $strength } od { $full }
mo-pick-cube = { $cube }. Zdaj izberi kockico, s katero jo zamenjaš.
mo-no-swap-phase = Kockice se menjajo samo v potezi, v kateri postavljaš delavce.
mo-no-swap-coin = Zamenjava stane kovanec, ti pa nimaš nobenega.
mo-no-swap-kinds = Zamenjata se kockici dveh vrst ali dveh stolpcev, ne vrste in stolpca.
mo-no-swap-place = Po tej zamenjavi ne moreš postaviti nikogar.
mo-round-number = { $round }. krog
mo-closings-left = { $stalls ->
    [0] Zadnji krog
    [one] { $stalls } stojnica do konca
    [two] { $stalls } stojnici do konca
    [few] { $stalls } stojnice do konca
   *[other] { $stalls } stojnic do konca
  }
mo-goes-first = Prvi: { $name }
mo-hand = Tvoje kockice in kovanci:

no-morocco-elsewhere = Tu zdaj ni česa izbirati. Odgovori so pod vprašanjem.
no-morocco-closed = Stojnica { $stall } je zaprta. Izberi odprto.
no-morocco-taken = { $space } je zasedeno. Izberi prosto polje.
no-morocco-cubes = Za stojnico { $stall } ti manjka { $colours }. Izberi osvetljeno polje.
no-morocco-no-second = Drugi bratranec poleg ne bi imel polja. Izberi osvetljeno polje.
no-morocco-not-touching = Drugi bratranec se mora dotikati { $space } z druge stojnice. Izberi osvetljeno polje.
no-morocco-not-target = Turist gre, kamor kaže puščica: na prosto polje stojnice { $stall }.
