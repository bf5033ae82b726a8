# Ærlige terninger: å kontrollere et spill i nettleseren, og hva terningene viste ved siden av hva ærlige terninger viser.

fairness = Er terningene ærlige?
fairness-why = Mennesker ser mønstre overalt, og ærlige terninger lager flere av dem enn man tror. Her ser du hva terningene i alle avsluttede spill på denne serveren viste, ved siden av det ærlige terninger ville vist.
fairness-none = Ingen spill er avsluttet her ennå.
verify = Kontroller terningene
verify-hint = Du trenger ikke tro på en tabell med tall: hvert avsluttede spill kan kontrolleres, kast for kast.
verify-why = Før noen satte seg, fastsatte serveren en hemmelighet og viste fingeravtrykket dens. Nå er spillet slutt og hemmeligheten kjent. Nettleseren din regner ut alle kast og alle andre trekninger fra den, og sammenligner dem med det lagrede spillet. Ingenting sendes noe sted.
verify-drop = Slipp filen med et avsluttet spill her, eller velg den.
verify-right = Alt stemmer: { $draws ->
    [one] den eneste trekningen er det hemmeligheten gir
   *[other] alle { $draws } trekningene er det hemmeligheten gir
  }.
verify-wrong = Noe stemmer ikke
verify-limits = Hva dette viser, og hva det ikke viser
verify-limits-why = Ingen kast og ingen andre trekninger ble valgt etter at bordet ble åpnet, verken av serveren eller av en spiller. Men den som driver serveren, kan ha kjent dem på forhånd. Om hvert trekk var tillatt, sier reglene: se på spillet, eller bruk «jemaa verify».

proof-file = Dette er filen med et avsluttet spill
proof-file-why = Den inneholder hemmeligheten, de tilfeldige tallene fra spillerne og det lagrede spillet.
proof-secret = Hemmeligheten passer til fingeravtrykket
proof-secret-why = Ingen kan i ettertid lage en hemmelighet som passer til et fingeravtrykk: hemmeligheten var altså bestemt før noen satte seg.
proof-record = Ingen linje i det lagrede spillet er endret
proof-record-why = Hver linje har en kontrollsum for seg selv og for alle linjene før den.
proof-people = Hver spiller la til et tilfeldig tall
proof-people-why = Serveren kunne altså ikke alene velge en hemmelighet som gir kastene den vil ha.
proof-draws = Alle kast og alle andre trekninger følger av dem
proof-draws-why = Hemmeligheten, de tilfeldige tallene og nummeret på trekningen blandes; resultatet bestemmer kastet.
proof-signed = Serveren har signert det, linje for linje, til slutten
proof-signed-why = Uten serverens nøkkel kan altså ingen endre, flytte, utelate eller legge til noe. Bare den som driver serveren, har den, og kunne gjort det.
proof-key-known = Det er nøkkelen til denne serveren:
proof-key-unknown = Denne serveren har ikke denne nøkkelen: spillet ble spilt et annet sted, eller noen har diktet det opp.
proof-unsigned = Denne filen er ikke signert, akkurat som filer fra eldre versjoner: trekk, navn og valg kan være endret.
proof-no-ed25519 = Nettleseren din kan ikke kontrollere signaturer. Bruk en nyere, eller «jemaa verify».
proof-is-right = riktig
proof-is-wrong = feil
proof-is-open = ikke kontrollert
proof-seed = Hemmelighet
proof-commitment = Fingeravtrykk
proof-each = { $draws ->
    [one] Trekningen i detalj
   *[other] Alle { $draws } trekningene, én for én
  }
proof-each-why = Av blandingen tas de første tolv sifrene som ett stort tall (med grunntall seksten). Delt på antallet muligheter gir det en rest, og resten bestemmer utfallet.
proof-entry = Post
proof-number = Tall
proof-rest = Rest
proof-of = delt på { $total }: rest { $rest }
proof-gives = gir

dice-roll = Terningen med tøfler
dice-die = Markedsterningen
dice-rolls = { $rolls ->
    [one] Ett kast
   *[other] { $rolls } kast
  } i dette spillet
dice-rolls-games = Kast: { $rolls }. Spill: { $games }.
dice-faces = { $die }: hvor ofte hver side kom opp
dice-face = Side
dice-came = kom opp
dice-came-games = i så mange spill
dice-usual = vanlig
dice-range = { $from } til { $to }
dice-runs = Samme side flere ganger på rad
dice-in-a-row = Samme side på rad
dice-times = { $times } ganger eller flere
dice-chance = sjanse
dice-legend = Det lyse båndet viser det vanlige: i 95 av 100 tilfeller holder ærlige terninger seg innenfor. Streken er gjennomsnittet.
dice-slippers = { $slippers ->
    [one] { $slippers } tøffel
   *[other] { $slippers } tøfler
  }
outcome-roll = { $face }
outcome-die = markedsterningen: { $face }
outcome-first = { $face } begynner
outcome-rug = et teppe i farge { $face }
outcome-cube = kube: { $face }
outcome-juice = juice verdt { $face }

fault-unable = Nettleseren din regner bare ut slikt over https, eller på maskinen der serveren kjører. Åpne siden slik, eller bruk «jemaa verify».
fault-file = Dette er ikke filen med et avsluttet spill. Du får en slik med knappen under et avsluttet spill.
fault-not-over = Spillet er ikke slutt, så hemmeligheten er fremdeles hemmelig. Hent filen på nytt når spillet er slutt.
fault-seed = Hemmeligheten er ikke 32 byte lang, slik den må være.
fault-commitment = Hemmeligheten passer ikke til fingeravtrykket: en annen ble lovet da bordet ble åpnet.
fault-cut = Det lagrede spillet er kuttet av på linje { $line }. Hent hele filen på nytt.
fault-digest = Linje { $line } i det lagrede spillet er ikke slik den ble skrevet: den, eller en før den, er endret eller mangler.
fault-line = Linje { $line } i det lagrede spillet kan ikke stå der.
fault-version = Det lagrede spillet er skrevet av en annen versjon. Last inn siden på nytt.
fault-people = Plassene { $seated } var opptatt, men det finnes tilfeldige tall fra { $added }.
fault-draw = Post { $entry }: hemmeligheten gir { $expected }, men det lagrede spillet sier { $choice }.
fault-undue = Post { $entry }: { $choice } kunne ikke trekkes der.
fault-signed = Dette er ikke det serveren signerte: noe er endret, mangler eller er lagt til.
fault-opening = Da bordet ble åpnet, så nettleseren din et annet fingeravtrykk eller en annen nøkkel.
opening-changed = Terningenes fingeravtrykk eller serverens nøkkel er ikke det nettleseren din så da bordet ble åpnet.
