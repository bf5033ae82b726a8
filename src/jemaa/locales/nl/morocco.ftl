# Morocco: wat er gebeurde, wat er gevraagd wordt, wat er kan.

mo-black = zwart
mo-green = groen
mo-purple = paars
mo-brown = bruin
mo-orange = oranje
mo-wild = kleur naar keuze

ask-morocco-wild = Welk blokje krijg je?
ask-morocco-scout = Waarheen gaat de pion op het dak?
ask-morocco-assign = Wie plaats je, en waar?
ask-morocco-assign-end = Blokjes verwisselen (1 munt) of je beurt beëindigen?
ask-morocco-assign-pass = Je kunt nu niemand plaatsen.
ask-morocco-extra = Welk blokje betaal je erbij?
ask-morocco-cousin = Waar gaat de tweede neef heen?
ask-morocco-reward = Een munt of een lijfwacht?
ask-morocco-arrow = Waarheen wijst de pijl?
ask-morocco-move = Waar gaat je toerist heen?
ask-morocco-keep = Welk blokje houd je?

tool-assistant = Assistent
tool-bodyguard = Lijfwacht
tool-tourist = Toerist
tool-cousins = Neven
tool-cousin = Tweede neef
tool-move = Toerist
tool-swap = Blokjes verwisselen

mo-do-gain = Neem { $colours }
mo-do-pay = Betaal { $colours }
mo-do-keep = Houd { $colours }
mo-do-keep-none = Geen houden
mo-do-take-coin = Een munt
mo-do-take-bodyguard = Een lijfwacht
mo-do-arrow-north = Omhoog
mo-do-arrow-east = Naar rechts
mo-do-arrow-south = Omlaag
mo-do-arrow-west = Naar links
mo-do-rows = Verwissel rijen { $one } en { $other } (1 munt)
mo-do-columns = Verwissel kolommen { $one } en { $other } (1 munt)
mo-do-scout = { $space }: { $mine } voor jou, { $others } voor de anderen
mo-for-you = voor jou
mo-for-others = voor de anderen
mo-do-assistant = Assistent op { $space }, voor { $colours }
mo-do-bodyguard = Lijfwacht op { $space }, voor { $colours }
mo-do-tourist = Toerist op { $space }, voor { $colours } en nog één
mo-do-cousins = Eerste van twee neven op { $space }, voor { $colours } en nog één
mo-do-cousin = Tweede neef op { $space }
mo-do-move = Toerist naar { $space }
mo-do-pass = Passen
mo-do-end = Beurt beëindigen

mo-first = { $name } begint.
mo-round = Nieuwe ronde: { $name } begint.
mo-rolled = De marktdobbelsteen toont: { $face }.
mo-gained = { $name } krijgt { $colours }.
mo-scouted = { $name } verplaatst de pion naar { $space }.
mo-kept = { $name } houdt { $kept }.
mo-kept-none = { $name } houdt geen blokje.
mo-placed-assistant = { $name } plaatst een assistent op { $space }.
mo-placed-bodyguard = { $name } plaatst een lijfwacht op { $space }.
mo-placed-tourist = { $name } plaatst een toerist op { $space }.
mo-placed-cousins = { $name } plaatst de eerste van twee neven op { $space }.
mo-placed-cousin = { $name } plaatst de tweede neef op { $space }.
mo-paid = { $name } betaalt { $colours }.
mo-swapped-rows = { $name } geeft een munt uit en verwisselt rijen { $one } en { $other }.
mo-swapped-columns = { $name } geeft een munt uit en verwisselt kolommen { $one } en { $other }.
mo-passed = { $name } past.
mo-full = Kraam { $stall } is vol.
mo-scored = { $name } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }.
mo-reward-coin = { $name } neemt een munt.
mo-reward-bodyguard = { $name } neemt een lijfwacht.
mo-reward-none = Er is niets meer voor { $name }.
mo-juice = { $name } neemt sap ter waarde van { $value }.
mo-closed = Een tegel van { $name } sluit { $stall }; { $open ->
    [one] nog { $open } kraam is open
   *[other] nog { $open } kramen zijn open
  }.
mo-closed-empty = Een tegel voor een lege kraam sluit { $stall }; { $open ->
    [one] nog { $open } kraam is open
   *[other] nog { $open } kramen zijn open
  }.
mo-last-round = Dit is de laatste ronde.
mo-pointed = { $name } richt de pijl op { $target }.
mo-moved = Een toerist van { $name } gaat naar { $space } en is nu assistent.
mo-tourists-left = { $tourists ->
    [one] Een toerist van { $name } verlaat het spel.
   *[other] { $tourists } toeristen van { $name } verlaten het spel.
  }

mo-roof = Het dak. Blokjes: { $spaces }. { $pawn ->
    [middle] De pion staat in het midden.
   *[other] De pion staat op { $pawn }.
  }
mo-assistants = Assistenten
mo-bodyguards = Te plaatsen lijfwachten
mo-tourists = Toeristen
mo-cousins = Nevenparen
mo-tiles = Markttegels
mo-juice-tokens = Sapfiches
mo-cell = { $space } in kraam { $stall }, kost { $colours }
mo-cell-closed = { $space } in kraam { $stall }, { $owner ->
    [empty] gesloten met een lege tegel
   *[other] gesloten door { $owner }
  }
mo-cell-assistant = assistent van { $owner }
mo-cell-bodyguard = lijfwacht van { $owner }
mo-cell-tourist = toerist van { $owner }
mo-cell-juice = sap ter waarde van { $value }

mo-cube-row = Rij { $line }: blokje { $colour }
mo-cube-column = Kolom { $line }: blokje { $colour }
mo-cell-strength = kracht { $strength } van { $full }
mo-pick-cube = { $cube }. Kies nu het blokje waarmee je het verwisselt.
mo-no-swap-phase = Blokjes verwissel je alleen in een beurt waarin je arbeiders plaatst.
mo-no-swap-coin = Verwisselen kost een munt, en je hebt er geen.
mo-no-swap-kinds = Twee rijen of twee kolommen wisselen van blokje, niet een rij met een kolom.
mo-no-swap-place = Na deze wissel zou je niemand kunnen plaatsen.
mo-round-number = Ronde { $round }
mo-closings-left = { $stalls ->
    [0] Laatste ronde
    [one] nog { $stalls } kraam
   *[other] nog { $stalls } kramen
  }
mo-goes-first = Eerst: { $name }
mo-hand = Je blokjes en munten:

no-morocco-elsewhere = Hier valt nu niets te kiezen. De antwoorden staan bij de vraag.
no-morocco-closed = Kraam { $stall } is gesloten. Kies een open kraam.
no-morocco-taken = { $space } is bezet. Kies een vrije plek.
no-morocco-cubes = Voor kraam { $stall } mis je: { $colours }. Kies een verlichte plek.
no-morocco-no-second = De tweede neef zou ernaast geen plek hebben. Kies een verlichte plek.
no-morocco-not-touching = De tweede neef moet { $space } raken vanuit een andere kraam. Kies een verlichte plek.
no-morocco-not-target = De toerist gaat waar de pijl heen wijst: naar een vrije plek van { $stall }.
