# Morocco: was geschah, was gefragt wird, was man tun kann.

mo-black = Schwarz
mo-green = Grün
mo-purple = Lila
mo-brown = Braun
mo-orange = Orange
mo-wild = Farbe nach Wahl

ask-morocco-wild = Welchen Stein bekommst du?
ask-morocco-scout = Wohin geht die Figur auf dem Dach?
ask-morocco-assign = Wen setzt du ein, und wo?
ask-morocco-assign-end = Steine tauschen (1 Münze) oder Zug beenden?
ask-morocco-assign-pass = Du kannst jetzt niemanden einsetzen.
ask-morocco-extra = Welchen Stein zahlst du dazu?
ask-morocco-cousin = Wohin kommt der zweite Cousin?
ask-morocco-reward = Eine Münze oder ein Leibwächter?
ask-morocco-arrow = Wohin zeigt der Pfeil?
ask-morocco-move = Wohin zieht dein Tourist weiter?
ask-morocco-keep = Welchen Stein behältst du?

tool-assistant = Assistent
tool-bodyguard = Leibwächter
tool-tourist = Tourist
tool-cousins = Cousins
tool-cousin = Zweiter Cousin
tool-move = Tourist
tool-swap = Steine tauschen

mo-do-gain = { $colours } nehmen
mo-do-pay = { $colours } zahlen
mo-do-keep = { $colours } behalten
mo-do-keep-none = Keinen behalten
mo-do-take-coin = Eine Münze
mo-do-take-bodyguard = Ein Leibwächter
mo-do-arrow-north = Nach oben
mo-do-arrow-east = Nach rechts
mo-do-arrow-south = Nach unten
mo-do-arrow-west = Nach links
mo-do-rows = Reihen { $one } und { $other } tauschen (1 Münze)
mo-do-columns = Spalten { $one } und { $other } tauschen (1 Münze)
mo-do-scout = { $space }: { $mine } für dich, { $others } für die anderen
mo-for-you = für dich
mo-for-others = für die anderen
mo-do-assistant = Assistent auf { $space }, für { $colours }
mo-do-bodyguard = Leibwächter auf { $space }, für { $colours }
mo-do-tourist = Tourist auf { $space }, für { $colours } und einen Stein mehr
mo-do-cousins = Erster von zwei Cousins auf { $space }, für { $colours } und einen Stein mehr
mo-do-cousin = Zweiter Cousin auf { $space }
mo-do-move = Tourist nach { $space }
mo-do-pass = Passen
mo-do-end = Zug beenden

mo-first = { $name } beginnt.
mo-round = Neue Runde: { $name } beginnt.
mo-rolled = Der Marktwürfel zeigt: { $face }.
mo-gained = { $name } bekommt { $colours }.
mo-scouted = { $name } versetzt die Figur auf { $space }.
mo-kept = { $name } behält { $kept }.
mo-kept-none = { $name } behält keinen Stein.
mo-placed-assistant = { $name } setzt einen Assistenten auf { $space }.
mo-placed-bodyguard = { $name } setzt einen Leibwächter auf { $space }.
mo-placed-tourist = { $name } setzt einen Touristen auf { $space }.
mo-placed-cousins = { $name } setzt den ersten von zwei Cousins auf { $space }.
mo-placed-cousin = { $name } setzt den zweiten Cousin auf { $space }.
mo-paid = { $name } zahlt { $colours }.
mo-swapped-rows = { $name } gibt eine Münze aus und tauscht die Reihen { $one } und { $other }.
mo-swapped-columns = { $name } gibt eine Münze aus und tauscht die Spalten { $one } und { $other }.
mo-passed = { $name } passt.
mo-full = Stand { $stall } ist voll.
mo-scored = { $name } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
mo-reward-coin = { $name } nimmt eine Münze.
mo-reward-bodyguard = { $name } nimmt einen Leibwächter.
mo-reward-none = Für { $name } ist nichts mehr da.
mo-juice = { $name } nimmt Saft im Wert von { $value }.
mo-closed = Ein Plättchen von { $name } schließt { $stall }; { $open ->
    [one] noch { $open } Stand ist offen
   *[other] noch { $open } Stände sind offen
  }.
mo-closed-empty = Ein Leerstand-Plättchen schließt { $stall }; { $open ->
    [one] noch { $open } Stand ist offen
   *[other] noch { $open } Stände sind offen
  }.
mo-last-round = Das ist die letzte Runde.
mo-pointed = { $name } richtet den Pfeil auf { $target }.
mo-moved = Ein Tourist von { $name } zieht weiter auf { $space } und ist nun Assistent.
mo-tourists-left = { $tourists ->
    [one] Ein Tourist von { $name } verlässt das Spiel.
   *[other] { $tourists } Touristen von { $name } verlassen das Spiel.
  }

mo-roof = Das Dach. Steine: { $spaces }. { $pawn ->
    [middle] Die Figur steht in der Mitte.
   *[other] Die Figur steht auf { $pawn }.
  }
mo-assistants = Assistenten
mo-bodyguards = Leibwächter zum Einsetzen
mo-tourists = Touristen
mo-cousins = Cousin-Paare
mo-tiles = Marktplättchen
mo-juice-tokens = Saftmarker
mo-cell = { $space } in Stand { $stall }, kostet { $colours }
mo-cell-closed = { $space } in Stand { $stall }, { $owner ->
    [empty] geschlossen mit einem Leerstand-Plättchen
   *[other] geschlossen von { $owner }
  }
mo-cell-assistant = Assistent von { $owner }
mo-cell-bodyguard = Leibwächter von { $owner }
mo-cell-tourist = Tourist von { $owner }
mo-cell-juice = Saft im Wert von { $value }

mo-cube-row = Reihe { $line }, Stein: { $colour }
mo-cube-column = Spalte { $line }, Stein: { $colour }
mo-cell-strength = Stärke { $strength } von { $full }
mo-pick-cube = { $cube }. Wähl jetzt den Stein, mit dem du ihn tauschst.
mo-no-swap-phase = Steine tauschst du nur in einem Zug, in dem du Arbeiter einsetzt.
mo-no-swap-coin = Ein Tausch kostet eine Münze, und du hast keine.
mo-no-swap-kinds = Man tauscht die Steine von zwei Reihen oder von zwei Spalten, nicht von einer Reihe und einer Spalte.
mo-no-swap-place = Nach diesem Tausch könntest du niemanden einsetzen.
mo-round-number = Runde { $round }
mo-closings-left = { $stalls ->
    [0] Letzte Runde
    [one] noch { $stalls } Stand
   *[other] noch { $stalls } Stände
  }
mo-goes-first = Zuerst: { $name }
mo-hand = Deine Steine und Münzen:

no-morocco-elsewhere = Hier gibt es gerade nichts zu wählen. Die Antworten stehen bei der Frage.
no-morocco-closed = Stand { $stall } ist geschlossen. Wähl einen offenen.
no-morocco-taken = { $space } ist besetzt. Wähl einen freien Platz.
no-morocco-cubes = Für Stand { $stall } fehlt dir { $colours }. Wähl einen hellen Platz.
no-morocco-no-second = Der zweite Cousin fände daneben keinen Platz. Wähl einen hellen Platz.
no-morocco-not-touching = Der zweite Cousin muss { $space } von einem anderen Stand aus berühren. Wähl einen hellen Platz.
no-morocco-not-target = Der Tourist geht, wohin der Pfeil zeigt: auf einen freien Platz von { $stall }.
