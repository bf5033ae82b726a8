# Morocco: che cosa è accaduto, che cosa si chiede, che cosa si può fare.

mo-black = nero
mo-green = verde
mo-purple = viola
mo-brown = marrone
mo-orange = arancione
mo-wild = colore a scelta

ask-morocco-wild = Quale cubo guadagni?
ask-morocco-scout = Dove va la pedina sul tetto?
ask-morocco-assign = Chi piazzi, e dove?
ask-morocco-assign-end = Scambiare cubi (1 moneta) o finire il turno?
ask-morocco-assign-pass = Ora non puoi piazzare nessuno.
ask-morocco-extra = Quale cubo paghi in più?
ask-morocco-cousin = Dove va il secondo cugino?
ask-morocco-reward = Una moneta o una guardia del corpo?
ask-morocco-arrow = Dove punta la freccia?
ask-morocco-move = Dove va il tuo turista?
ask-morocco-keep = Quale cubo tieni?

tool-assistant = Assistente
tool-bodyguard = Guardia del corpo
tool-tourist = Turista
tool-cousins = Cugini
tool-cousin = Secondo cugino
tool-move = Turista
tool-swap = Scambia cubi

mo-do-gain = Guadagna { $colours }
mo-do-pay = Paga { $colours }
mo-do-keep = Tieni { $colours }
mo-do-keep-none = Non tenerne nessuno
mo-do-take-coin = Una moneta
mo-do-take-bodyguard = Una guardia del corpo
mo-do-arrow-north = Su
mo-do-arrow-east = A destra
mo-do-arrow-south = Giù
mo-do-arrow-west = A sinistra
mo-do-rows = Scambia le righe { $one } e { $other } (1 moneta)
mo-do-columns = Scambia le colonne { $one } e { $other } (1 moneta)
mo-do-scout = { $space }: { $mine } per te, { $others } per gli altri
mo-for-you = per te
mo-for-others = per gli altri
mo-do-assistant = Assistente in { $space }, per { $colours }
mo-do-bodyguard = Guardia del corpo in { $space }, per { $colours }
mo-do-tourist = Turista in { $space }, per { $colours } e uno in più
mo-do-cousins = Primo di due cugini in { $space }, per { $colours } e uno in più
mo-do-cousin = Secondo cugino in { $space }
mo-do-move = Turista in { $space }
mo-do-pass = Passa
mo-do-end = Finisci il turno

mo-first = Comincia { $name }.
mo-round = Nuovo round: comincia { $name }.
mo-rolled = Il dado del mercato mostra: { $face }.
mo-gained = { $name } guadagna { $colours }.
mo-scouted = { $name } muove la pedina su { $space }.
mo-kept = { $name } tiene { $kept }.
mo-kept-none = { $name } non tiene nessun cubo.
mo-placed-assistant = { $name } piazza un assistente in { $space }.
mo-placed-bodyguard = { $name } piazza una guardia del corpo in { $space }.
mo-placed-tourist = { $name } piazza un turista in { $space }.
mo-placed-cousins = { $name } piazza il primo di due cugini in { $space }.
mo-placed-cousin = { $name } piazza il secondo cugino in { $space }.
mo-paid = { $name } paga { $colours }.
mo-swapped-rows = { $name } spende una moneta e scambia le righe { $one } e { $other }.
mo-swapped-columns = { $name } spende una moneta e scambia le colonne { $one } e { $other }.
mo-passed = { $name } passa.
mo-full = La bancarella { $stall } è piena.
mo-scored = { $name } fa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
mo-reward-coin = { $name } prende una moneta.
mo-reward-bodyguard = { $name } prende una guardia del corpo.
mo-reward-none = Per { $name } non resta altro.
mo-juice = { $name } prende un succo di valore { $value }.
mo-closed = Una tessera di { $name } chiude { $stall }; { $open ->
    [one] { $open } bancarella resta aperta
   *[other] { $open } bancarelle restano aperte
  }.
mo-closed-empty = Una tessera di bancarella vuota chiude { $stall }; { $open ->
    [one] { $open } bancarella resta aperta
   *[other] { $open } bancarelle restano aperte
  }.
mo-last-round = È l’ultimo round.
mo-pointed = { $name } punta la freccia verso { $target }.
mo-moved = Il turista di { $name } passa in { $space } ed è ora un assistente.
mo-tourists-left = { $tourists ->
    [one] Un turista di { $name } lascia il gioco.
   *[other] { $tourists } turisti di { $name } lasciano il gioco.
  }

mo-roof = Il tetto. Cubi: { $spaces }. { $pawn ->
    [middle] La pedina sta al centro.
   *[other] La pedina sta su { $pawn }.
  }
mo-assistants = Assistenti
mo-bodyguards = Guardie del corpo da piazzare
mo-tourists = Turisti
mo-cousins = Coppie di cugini
mo-tiles = Tessere mercato
mo-juice-tokens = Gettoni succo
mo-cell = { $space } nella bancarella { $stall }, costa { $colours }
mo-cell-closed = { $space } nella bancarella { $stall }, { $owner ->
    [empty] chiusa da una tessera di bancarella vuota
   *[other] chiusa da { $owner }
  }
mo-cell-assistant = assistente di { $owner }
mo-cell-bodyguard = guardia del corpo di { $owner }
mo-cell-tourist = turista di { $owner }
mo-cell-juice = succo di valore { $value }

mo-cube-row = Riga { $line }: cubo { $colour }
mo-cube-column = Colonna { $line }: cubo { $colour }
mo-cell-strength = forza { $strength } su { $full }
mo-pick-cube = { $cube }. Ora scegli il cubo con cui scambiarlo.
mo-no-swap-phase = I cubi si scambiano solo in un turno in cui piazzi dei lavoratori.
mo-no-swap-coin = Uno scambio costa una moneta, e non ne hai.
mo-no-swap-kinds = Si scambiano i cubi di due righe o di due colonne, non quello di una riga con quello di una colonna.
mo-no-swap-place = Dopo questo scambio non potresti piazzare nessuno.
mo-round-number = Round { $round }
mo-closings-left = { $stalls ->
    [0] Ultimo round
    [one] manca { $stalls } bancarella
   *[other] mancano { $stalls } bancarelle
  }
mo-goes-first = Comincia: { $name }
mo-hand = I tuoi cubi e le tue monete:

no-morocco-elsewhere = Qui ora non c’è nulla da scegliere. Le risposte sono accanto alla domanda.
no-morocco-closed = La bancarella { $stall } è chiusa. Scegline una aperta.
no-morocco-taken = { $space } è occupato. Scegli uno spazio libero.
no-morocco-cubes = Per la bancarella { $stall } ti manca: { $colours }. Scegli uno spazio illuminato.
no-morocco-no-second = Il secondo cugino non avrebbe posto accanto. Scegli uno spazio illuminato.
no-morocco-not-touching = Il secondo cugino deve toccare { $space } da un’altra bancarella. Scegli uno spazio illuminato.
no-morocco-not-target = Il turista va dove punta la freccia: in uno spazio libero di { $stall }.
