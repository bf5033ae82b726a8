# Marokas: kas įvyko, ko klausiama, ką galima daryti.

mo-black = juodas
mo-green = žalias
mo-purple = violetinis
mo-brown = rudas
mo-orange = oranžinis
mo-wild = bet kuri spalva

ask-morocco-wild = Kurį kubelį imate?
ask-morocco-scout = Kur eina figūrėlė ant stogo?
ask-morocco-assign = Ką pastatysite ir kur?
ask-morocco-assign-end = Sukeisti kubelius (1 moneta) ar baigti ėjimą?
ask-morocco-assign-pass = Dabar nieko pastatyti negalite.
ask-morocco-extra = Kuriuo kubeliu primokėsite?
ask-morocco-cousin = Kur stos antrasis pusbrolis?
ask-morocco-reward = Moneta ar apsauginis?
ask-morocco-arrow = Kur rodo rodyklė?
ask-morocco-move = Kur pereina jūsų turistas?
ask-morocco-keep = Kurį kubelį pasiliekate?

tool-assistant = Padėjėjas
tool-bodyguard = Apsauginis
tool-tourist = Turistas
tool-cousins = Pusbroliai
tool-cousin = Antrasis pusbrolis
tool-move = Turistas
tool-swap = Sukeisti kubelius

mo-do-gain = Imti: { $colours }
mo-do-pay = Mokėti: { $colours }
mo-do-keep = Pasilikti: { $colours }
mo-do-keep-none = Nepasilikti nė vieno
mo-do-take-coin = Moneta
mo-do-take-bodyguard = Apsauginis
mo-do-arrow-north = Aukštyn
mo-do-arrow-east = Dešinėn
mo-do-arrow-south = Žemyn
mo-do-arrow-west = Kairėn
mo-do-rows = Sukeisti eilutes { $one } ir { $other } (1 moneta)
mo-do-columns = Sukeisti stulpelius { $one } ir { $other } (1 moneta)
mo-do-scout = { $space }: jums { $mine }, kitiems { $others }
mo-for-you = jums
mo-for-others = kitiems
mo-do-assistant = Padėjėjas į { $space }, kaina: { $colours }
mo-do-bodyguard = Apsauginis į { $space }, kaina: { $colours }
mo-do-tourist = Turistas į { $space }, kaina: { $colours } ir dar vienas
mo-do-cousins = Pirmasis iš dviejų pusbrolių į { $space }, kaina: { $colours } ir dar vienas
mo-do-cousin = Antrasis pusbrolis į { $space }
mo-do-move = Turistas į { $space }
mo-do-pass = Pasuoti
mo-do-end = Baigti ėjimą

mo-first = Pradeda { $name }.
mo-round = Naujas raundas: pradeda { $name }.
mo-rolled = Turgaus kauliukas: { $face }.
mo-gained = { $name } gauna: { $colours }.
mo-scouted = { $name } perkelia figūrėlę į { $space }.
mo-kept = { $name } pasilieka: { $kept }.
mo-kept-none = { $name } nepasilieka nė vieno kubelio.
mo-placed-assistant = { $name } pastato padėjėją į { $space }.
mo-placed-bodyguard = { $name } pastato apsauginį į { $space }.
mo-placed-tourist = { $name } pastato turistą į { $space }.
mo-placed-cousins = { $name } pastato pirmąjį iš dviejų pusbrolių į { $space }.
mo-placed-cousin = { $name } pastato antrąjį pusbrolį į { $space }.
mo-paid = { $name } moka: { $colours }.
mo-swapped-rows = { $name } išleidžia monetą ir sukeičia eilutes { $one } ir { $other }.
mo-swapped-columns = { $name } išleidžia monetą ir sukeičia stulpelius { $one } ir { $other }.
mo-passed = { $name } pasuoja.
mo-full = Prekystalis { $stall } pilnas.
mo-scored = { $name } gauna { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
    [many] { $points } taško
   *[other] { $points } taškų
  }.
mo-reward-coin = { $name } ima monetą.
mo-reward-bodyguard = { $name } ima apsauginį.
mo-reward-none = { $name } daugiau nieko negauna.
mo-juice = { $name } ima { $value } vertės sultis.
mo-closed = Žaidėjo { $name } plytelė uždaro { $stall }; { $open ->
    [one] dar atviras { $open } prekystalis
    [few] dar atviri { $open } prekystaliai
    [many] dar atvira { $open } prekystalio
   *[other] dar atvirų prekystalių: { $open }
  }.
mo-closed-empty = Tuščio prekystalio plytelė uždaro { $stall }; { $open ->
    [one] dar atviras { $open } prekystalis
    [few] dar atviri { $open } prekystaliai
    [many] dar atvira { $open } prekystalio
   *[other] dar atvirų prekystalių: { $open }
  }.
mo-last-round = Tai paskutinis raundas.
mo-pointed = { $name } nukreipia rodyklę į { $target }.
mo-moved = Žaidėjo { $name } turistas pereina į { $space } ir tampa padėjėju.
mo-tourists-left = { $tourists ->
    [one] Žaidėjo { $name } { $tourists } turistas palieka žaidimą.
    [few] Žaidėjo { $name } { $tourists } turistai palieka žaidimą.
    [many] Žaidėjo { $name } { $tourists } turisto palieka žaidimą.
   *[other] Žaidėjo { $name } { $tourists } turistų palieka žaidimą.
  }

mo-roof = Stogas. Kubeliai: { $spaces }. { $pawn ->
    [middle] Figūrėlė stovi viduryje.
   *[other] Figūrėlė stovi vietoje { $pawn }.
  }
mo-assistants = Padėjėjai
mo-bodyguards = Statomi apsauginiai
mo-tourists = Turistai
mo-cousins = Pusbrolių poros
mo-tiles = Turgaus plytelės
mo-juice-tokens = Sulčių žetonai
mo-cell = { $space } prekystalyje { $stall }, kaina: { $colours }
mo-cell-closed = { $space } prekystalyje { $stall }, { $owner ->
    [empty] uždaryta tuščia plytele
   *[other] uždaryta žaidėjo { $owner } plytele
  }
mo-cell-assistant = žaidėjo { $owner } padėjėjas
mo-cell-bodyguard = žaidėjo { $owner } apsauginis
mo-cell-tourist = žaidėjo { $owner } turistas
mo-cell-juice = { $value } vertės sultys

mo-cube-row = Eilutė { $line }: { $colour } kubelis
mo-cube-column = Stulpelis { $line }: { $colour } kubelis
mo-cell-strength = jėga { $strength } iš { $full }
mo-pick-cube = { $cube }. Dabar pasirinkite kubelį, su kuriuo jį sukeisite.
mo-no-swap-phase = Kubeliai sukeičiami tik tuo ėjimu, kuriuo statote darbininkus.
mo-no-swap-coin = Sukeitimas kainuoja monetą, o jūs jos neturite.
mo-no-swap-kinds = Sukeičiami dviejų eilučių arba dviejų stulpelių kubeliai, o ne eilutės ir stulpelio.
mo-no-swap-place = Po šio sukeitimo nieko negalėtumėte pastatyti.
mo-round-number = { $round } raundas
mo-closings-left = { $stalls ->
    [0] Paskutinis raundas
    [one] dar { $stalls } prekystalis
    [few] dar { $stalls } prekystaliai
    [many] dar { $stalls } prekystalio
   *[other] dar { $stalls } prekystalių
  }
mo-goes-first = Pirmas: { $name }
mo-hand = Jūsų kubeliai ir monetos:

no-morocco-elsewhere = Čia dabar nėra ko rinktis. Atsakymai yra prie klausimo.
no-morocco-closed = Prekystalis { $stall } uždarytas. Pasirinkite atvirą.
no-morocco-taken = { $space } užimta. Pasirinkite laisvą vietą.
no-morocco-cubes = Prekystaliui { $stall } jums trūksta: { $colours }. Pasirinkite apšviestą vietą.
no-morocco-no-second = Antrasis pusbrolis šalia neturėtų vietos. Pasirinkite apšviestą vietą.
no-morocco-not-touching = Antrasis pusbrolis turi liesti { $space } iš kito prekystalio. Pasirinkite apšviestą vietą.
no-morocco-not-target = Turistas eina, kur rodo rodyklė: į laisvą vietą prekystalyje { $stall }.
