# Dadi onesti: controllare una partita nel browser, e che cosa fecero i dadi accanto a ciò che fanno dadi onesti.

fairness = I dadi sono onesti?
fairness-why = Si vedono schemi dappertutto, e i dadi onesti ne fanno più di quanti si creda. Ecco che cosa hanno mostrato i dadi di tutte le partite finite su questo server, a confronto con ciò che darebbero dadi onesti.
fairness-none = Qui non è ancora finita nessuna partita.
verify = Controlla i dadi
verify-hint = Non serve credere a una tabella di numeri: ogni partita finita si può controllare, tiro per tiro.
verify-why = Prima che chiunque si sedesse, il server ha fissato un segreto e mostrato la sua impronta. Ora che la partita è finita, il segreto è noto. Il tuo browser ne calcola ogni tiro e ogni altra estrazione, e li confronta con la registrazione. Non si manda niente da nessuna parte.
verify-drop = Trascina qui il file di una partita finita, o sceglilo.
verify-right = Tutto in ordine: { $draws ->
    [one] l’unica estrazione è quella
   *[other] le { $draws } estrazioni sono quelle
  } che il segreto dà.
verify-wrong = Qualcosa non va
verify-limits = Che cosa dimostra, e che cosa no
verify-limits-why = Nessun tiro e nessun’altra estrazione sono stati scelti dopo l’apertura del tavolo, né dal server né da un giocatore. Ma chi gestisce il server avrebbe potuto conoscerli prima. Se ogni mossa fosse permessa lo dicono le regole: guarda la partita, o usa “jemaa verify”.

proof-file = È il file di una partita finita
proof-file-why = Contiene il segreto, i numeri casuali dei giocatori e la registrazione della partita.
proof-secret = Il segreto corrisponde alla sua impronta
proof-secret-why = Non si può fabbricare a posteriori un segreto per un’impronta: era dunque fissato prima che chiunque si sedesse.
proof-record = Nessuna riga della registrazione è stata cambiata
proof-record-why = Ogni riga porta un controllo di sé e di tutte quelle che la precedono.
proof-people = Ogni giocatore ha aggiunto un numero casuale
proof-people-why = Così il server da solo non ha potuto scegliere un segreto che desse i tiri voluti.
proof-draws = Ogni tiro e ogni altra estrazione ne discendono
proof-draws-why = Segreto, numeri casuali e numero dell’estrazione vengono mischiati; il risultato indica il tiro.
proof-signed = Il server l’ha firmata, riga per riga, fino alla fine
proof-signed-why = Così nessuno può cambiare, spostare, togliere o aggiungere nulla senza la chiave del server. La ha solo chi gestisce il server, e potrebbe farlo.
proof-key-known = È la chiave di questo server:
proof-key-unknown = Questo server non ha questa chiave: la partita è stata giocata altrove, o qualcuno l’ha inventata.
proof-unsigned = Questo file non è firmato, come quelli delle versioni più vecchie: mosse, nomi e opzioni possono essere stati cambiati.
proof-no-ed25519 = Il tuo browser non sa controllare le firme. Usane uno più recente, o “jemaa verify”.
proof-is-right = giusto
proof-is-wrong = sbagliato
proof-is-open = non controllato
proof-seed = Segreto
proof-commitment = Impronta
proof-each = { $draws ->
    [one] L’estrazione in dettaglio
   *[other] Tutte le { $draws } estrazioni, una per una
  }
proof-each-why = Del miscuglio si prendono le prime dodici cifre come un solo grande numero (in base sedici). Diviso per il numero delle possibilità lascia un resto, e il resto indica il risultato.
proof-entry = Voce
proof-number = Numero
proof-rest = Resto
proof-of = ÷ { $total } lascia { $rest }
proof-gives = dà

dice-roll = Dado delle babbucce
dice-die = Dado del mercato
dice-rolls = { $rolls ->
    [one] Un tiro
   *[other] { $rolls } tiri
  } in questa partita
dice-rolls-games = Tiri: { $rolls }. Partite: { $games }.
dice-faces = { $die }: quante volte è uscita ogni faccia
dice-face = Faccia
dice-came = uscita
dice-came-games = in quante partite
dice-usual = consueto
dice-range = da { $from } a { $to }
dice-runs = La stessa faccia più volte di seguito
dice-in-a-row = Stessa faccia di seguito
dice-times = { $times } volte o più
dice-chance = probabilità
dice-legend = La fascia chiara mostra i valori consueti: in 95 casi su 100, dadi onesti vi restano dentro. La linea è la media.
dice-slippers = { $slippers ->
    [one] { $slippers } babbuccia
   *[other] { $slippers } babbucce
  }
outcome-roll = { $face }
outcome-die = dado del mercato: { $face }
outcome-first = comincia { $face }
outcome-rug = un tappeto di colore { $face }
outcome-cube = cubo: { $face }
outcome-juice = un succo che vale { $face }

fault-unable = Il tuo browser fa questi calcoli solo con https, o sulla macchina su cui gira il server. Apri la pagina così, o usa “jemaa verify”.
fault-file = Questo non è il file di una partita finita. Ne ottieni uno con il pulsante sotto una partita finita.
fault-not-over = La partita non è finita, quindi il suo segreto è ancora segreto. Prendi di nuovo il file dopo la fine.
fault-seed = Il segreto non è lungo 32 byte, come dovrebbe.
fault-commitment = Il segreto non corrisponde all’impronta: all’apertura del tavolo ne era stato promesso un altro.
fault-cut = La registrazione è tagliata alla riga { $line }. Prendi di nuovo il file intero.
fault-digest = La riga { $line } della registrazione non è come era stata scritta: questa, o una precedente, è stata cambiata o manca.
fault-line = La riga { $line } della registrazione non può stare lì.
fault-version = La registrazione è di un’altra versione. Ricarica la pagina.
fault-people = Posti occupati: { $seated }; ma i numeri casuali vengono da: { $added }.
fault-draw = Voce { $entry }: il segreto dà { $expected }, ma la registrazione dice { $choice }.
fault-undue = Voce { $entry }: { $choice } non poteva essere estratto lì.
fault-signed = Non è ciò che il server ha firmato: qualcosa è stato cambiato, manca o è stato aggiunto.
fault-opening = All’apertura del tavolo il tuo browser ha visto un’altra impronta o un’altra chiave.
opening-changed = L’impronta dei dadi, o la chiave del server, non è quella che il tuo browser ha visto all’apertura del tavolo.
