# Maroka: kas notika, kas tiek jautāts, ko var darīt.

mo-black = melns
mo-green = zaļš
mo-purple = violets
mo-brown = brūns
mo-orange = oranžs
mo-wild = jebkura krāsa

ask-morocco-wild = Kuru kubiņu tu saņem?
ask-morocco-scout = Kurp iet figūra uz jumta?
ask-morocco-assign = Ko tu novieto un kur?
ask-morocco-assign-end = Apmainīt kubiņus (1 monēta) vai beigt gājienu?
ask-morocco-assign-pass = Pašlaik tu nevari novietot nevienu.
ask-morocco-extra = Ar kuru kubiņu tu piemaksā?
ask-morocco-cousin = Kurp iet otrais brālēns?
ask-morocco-reward = Monēta vai apsargs?
ask-morocco-arrow = Kurp rāda bultiņa?
ask-morocco-move = Kurp pāriet tavs tūrists?
ask-morocco-keep = Kuru kubiņu tu paturi?

tool-assistant = Palīgs
tool-bodyguard = Apsargs
tool-tourist = Tūrists
tool-cousins = Brālēni
tool-cousin = Otrais brālēns
tool-move = Tūrists
tool-swap = Apmainīt kubiņus

mo-do-gain = Saņemt: { $colours }
mo-do-pay = Maksāt: { $colours }
mo-do-keep = Paturēt: { $colours }
mo-do-keep-none = Nepaturēt nevienu
mo-do-take-coin = Monēta
mo-do-take-bodyguard = Apsargs
mo-do-arrow-north = Uz augšu
mo-do-arrow-east = Pa labi
mo-do-arrow-south = Uz leju
mo-do-arrow-west = Pa kreisi
mo-do-rows = Apmainīt rindas { $one } un { $other } (1 monēta)
mo-do-columns = Apmainīt slejas { $one } un { $other } (1 monēta)
mo-do-scout = { $space }: tev { $mine }, pārējiem { $others }
mo-for-you = tev
mo-for-others = pārējiem
mo-do-assistant = Palīgs uz { $space }, cena: { $colours }
mo-do-bodyguard = Apsargs uz { $space }, cena: { $colours }
mo-do-tourist = Tūrists uz { $space }, cena: { $colours } un vēl viens
mo-do-cousins = Pirmais no diviem brālēniem uz { $space }, cena: { $colours } un vēl viens
mo-do-cousin = Otrais brālēns uz { $space }
mo-do-move = Tūrists uz { $space }
mo-do-pass = Izlaist gājienu
mo-do-end = Beigt gājienu

mo-first = Sāk { $name }.
mo-round = Jauna kārta: sāk { $name }.
mo-rolled = Tirgus kauliņš: { $face }.
mo-gained = { $name } saņem: { $colours }.
mo-scouted = { $name } pārvieto figūru uz { $space }. vietu.
mo-kept = { $name } patur: { $kept }.
mo-kept-none = { $name } nepatur nevienu kubiņu.
mo-placed-assistant = { $name } novieto palīgu uz { $space }.
mo-placed-bodyguard = { $name } novieto apsargu uz { $space }.
mo-placed-tourist = { $name } novieto tūristu uz { $space }.
mo-placed-cousins = { $name } novieto pirmo no diviem brālēniem uz { $space }.
mo-placed-cousin = { $name } novieto otro brālēnu uz { $space }.
mo-paid = { $name } maksā: { $colours }.
mo-swapped-rows = { $name } iztērē monētu un apmaina rindas { $one } un { $other }.
mo-swapped-columns = { $name } iztērē monētu un apmaina slejas { $one } un { $other }.
mo-passed = { $name } izlaiž gājienu.
mo-full = Stends { $stall } ir pilns.
mo-scored = { $name } saņem { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
  }.
mo-reward-coin = { $name } ņem monētu.
mo-reward-bodyguard = { $name } ņem apsargu.
mo-reward-none = Spēlētājam { $name } vairāk nekā nav.
mo-juice = { $name } ņem sulu ar vērtību { $value }.
mo-closed = Spēlētāja { $name } plāksnīte aizver { $stall }; { $open ->
    [zero] vēl atvērtu stendu: { $open }
    [one] vēl atvērts { $open } stends
   *[other] vēl atvērti { $open } stendi
  }.
mo-closed-empty = Tukšā stenda plāksnīte aizver { $stall }; { $open ->
    [zero] vēl atvērtu stendu: { $open }
    [one] vēl atvērts { $open } stends
   *[other] vēl atvērti { $open } stendi
  }.
mo-last-round = Šī ir pēdējā kārta.
mo-pointed = { $name } pavērš bultiņu uz { $target }.
mo-moved = Spēlētāja { $name } tūrists pāriet uz { $space } un tagad ir palīgs.
mo-tourists-left = { $tourists ->
    [zero] Spēlētāja { $name } { $tourists } tūristu pamet spēli.
    [one] Spēlētāja { $name } { $tourists } tūrists pamet spēli.
   *[other] Spēlētāja { $name } { $tourists } tūristi pamet spēli.
  }

mo-roof = Jumts. Kubiņi: { $spaces }. { $pawn ->
    [middle] Figūra stāv vidū.
   *[other] Figūra stāv { $pawn }. vietā.
  }
mo-assistants = Palīgi
mo-bodyguards = Novietojamie apsargi
mo-tourists = Tūristi
mo-cousins = Brālēnu pāri
mo-tiles = Tirgus plāksnītes
mo-juice-tokens = Sulas žetoni
mo-cell = { $space } stendā { $stall }, cena: { $colours }
mo-cell-closed = { $space } stendā { $stall }, { $owner ->
    [empty] aizvērts ar tukšu plāksnīti
   *[other] aizvērts ar spēlētāja { $owner } plāksnīti
  }
mo-cell-assistant = spēlētāja { $owner } palīgs
mo-cell-bodyguard = spēlētāja { $owner } apsargs
mo-cell-tourist = spēlētāja { $owner } tūrists
mo-cell-juice = sula ar vērtību { $value }

mo-cube-row = Rinda { $line }: { $colour } kubiņš
mo-cube-column = Sleja { $line }: { $colour } kubiņš
mo-cell-strength = spēks { $strength } no { $full }
mo-pick-cube = { $cube }. Tagad izvēlies kubiņu, ar kuru to apmainīt.
mo-no-swap-phase = Kubiņus apmaina tikai gājienā, kurā tu novieto strādniekus.
mo-no-swap-coin = Apmaiņa maksā monētu, bet tev nav nevienas.
mo-no-swap-kinds = Apmaina divu rindu vai divu sleju kubiņus, nevis rindas ar slejas.
mo-no-swap-place = Pēc šīs apmaiņas tu nevienu nevarētu novietot.
mo-round-number = { $round }. kārta
mo-closings-left = { $stalls ->
    [0] Pēdējā kārta
    [zero] vēl { $stalls } stendu
    [one] vēl { $stalls } stends
   *[other] vēl { $stalls } stendi
  }
mo-goes-first = Pirmais: { $name }
mo-hand = Tavi kubiņi un monētas:

no-morocco-elsewhere = Šeit tagad nav, ko izvēlēties. Atbildes ir pie jautājuma.
no-morocco-closed = Stends { $stall } ir aizvērts. Izvēlies atvērtu.
no-morocco-taken = { $space } ir aizņemta. Izvēlies brīvu vietu.
no-morocco-cubes = Stendam { $stall } tev trūkst: { $colours }. Izvēlies izgaismotu vietu.
no-morocco-no-second = Otrajam brālēnam blakus nebūtu vietas. Izvēlies izgaismotu vietu.
no-morocco-not-touching = Otrajam brālēnam no cita stenda jāpieskaras { $space }. Izvēlies izgaismotu vietu.
no-morocco-not-target = Tūrists iet, kurp rāda bultiņa: uz brīvu vietu stendā { $stall }.
