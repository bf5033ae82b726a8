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
ask-morocco-assign-end = Für eine Münze vertauschen oder den Zug beenden?
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
mo-do-rows = Reihen { $one } und { $other } vertauschen (1 Münze)
mo-do-columns = Spalten { $one } und { $other } vertauschen (1 Münze)
mo-do-scout = { $space }: { $mine } für dich, { $others } für die anderen
mo-for-you = für dich
mo-for-others = für die anderen
mo-do-assistant = Assistent auf { $space }, für { $colours }
mo-do-bodyguard = Leibwächter auf { $space }, für { $colours }
mo-do-tourist = Tourist auf { $space }, für { $colours } und einen mehr
mo-do-cousins = Erster von zwei Cousins auf { $space }, für { $colours } und einen mehr
mo-do-cousin = Zweiter Cousin auf { $space }
mo-do-move = Tourist nach { $space }
mo-do-pass = Passen
mo-do-end = Zug beenden

mo-first = { $name } beginnt.
mo-round = Eine neue Runde; { $name } ist zuerst dran.
mo-rolled = Der Marktwürfel zeigt: { $face }.
mo-gained = { $name } erhält { $colours }.
mo-scouted = { $name } versetzt die Figur auf { $space }.
mo-kept = { $name } behält { $kept }.
mo-kept-none = { $name } behält keinen Stein.
mo-placed-assistant = { $name } setzt einen Assistenten auf { $space }.
mo-placed-bodyguard = { $name } setzt einen Leibwächter auf { $space }.
mo-placed-tourist = { $name } setzt einen Touristen auf { $space }.
mo-placed-cousins = { $name } setzt den ersten von zwei Cousins auf { $space }.
mo-placed-cousin = { $name } setzt den zweiten Cousin auf { $space }.
mo-paid = { $name } zahlt { $colours }.
mo-swapped-rows = { $name } gibt eine Münze aus und vertauscht die Reihen { $one } und { $other }.
mo-swapped-columns = { $name } gibt eine Münze aus und vertauscht die Spalten { $one } und { $other }.
mo-passed = { $name } passt.
mo-full = Stand { $stall } ist voll.
mo-scored = { $name } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
mo-reward-coin = { $name } nimmt eine Münze.
mo-reward-bodyguard = { $name } nimmt einen Leibwächter.
mo-reward-none = Für { $name } gibt es nichts weiter.
mo-juice = { $name } nimmt Saft im Wert von { $value }.
mo-closed = Ein Plättchen von { $name } schließt { $stall }; { $open ->
    [one] { $open } Stand ist offen
   *[other] { $open } Stände sind offen
  }.
mo-closed-empty = Ein leeres Plättchen schließt { $stall }; { $open ->
    [one] { $open } Stand ist offen
   *[other] { $open } Stände sind offen
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
    [empty] geschlossen mit einem leeren Plättchen
   *[other] geschlossen von { $owner }
  }
mo-cell-assistant = Assistent von { $owner }
mo-cell-bodyguard = Leibwächter von { $owner }
mo-cell-tourist = Tourist von { $owner }
mo-cell-juice = Saft im Wert von { $value }
