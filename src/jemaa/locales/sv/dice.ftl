# Ärliga tärningar: att kontrollera ett spel i webbläsaren, och vad tärningarna visade bredvid vad ärliga tärningar visar.

fairness = Är tärningarna ärliga?
fairness-why = Människor ser mönster överallt, och ärliga tärningar ger fler av dem än man tror. Här ser du vad tärningarna i alla avslutade spel på den här servern visade, bredvid vad ärliga tärningar skulle visa.
fairness-none = Här har inget spel avslutats än.
verify = Kontrollera tärningarna
verify-hint = Du behöver inte tro på en tabell med siffror: varje avslutat spel kan kontrolleras, slag för slag.
verify-why = Innan någon satte sig bestämde servern en hemlighet och visade dess fingeravtryck. Nu är spelet slut och hemligheten känd. Din webbläsare räknar ut alla slag och alla andra dragningar ur den, och jämför dem med inspelningen. Ingenting skickas någonstans.
verify-drop = Släpp filen med ett avslutat spel här, eller välj den.
verify-right = Allt stämmer: { $draws ->
    [one] den enda dragningen är vad hemligheten ger
   *[other] alla { $draws } dragningar är vad hemligheten ger
  }.
verify-wrong = Något stämmer inte
verify-limits = Vad det här visar, och vad det inte visar
verify-limits-why = Inget slag och ingen annan dragning valdes efter att bordet öppnades, varken av servern eller av någon spelare. Men den som driver servern kan ha känt till dem i förväg. Om varje drag var tillåtet säger reglerna: titta på spelet, eller använd ”jemaa verify”.

proof-file = Det här är filen med ett avslutat spel
proof-file-why = Den innehåller hemligheten, spelarnas slumptal och det inspelade spelet.
proof-secret = Hemligheten stämmer med sitt fingeravtryck
proof-secret-why = Ett fingeravtryck går inte att få att stämma i efterhand: hemligheten bestämdes alltså innan någon satte sig.
proof-record = Ingen rad i inspelningen har ändrats
proof-record-why = Varje rad bär en kontrollsumma för sig själv och för alla rader före den.
proof-people = Varje spelare bidrog med ett slumptal
proof-people-why = Servern kunde alltså inte ensam välja en hemlighet som ger de slag den vill ha.
proof-draws = Alla slag och alla andra dragningar följer av dem
proof-draws-why = Hemligheten, slumptalen och dragningens nummer blandas; resultatet bestämmer slaget.
proof-signed = Servern har signerat den, rad för rad, till slutet
proof-signed-why = Utan serverns nyckel kan alltså ingen ändra, flytta, utelämna eller lägga till något. Bara den som driver servern har den, och skulle kunna.
proof-key-known = Det är den här serverns nyckel:
proof-key-unknown = Den här servern har inte den nyckeln: spelet spelades någon annanstans, eller så har någon hittat på det.
proof-unsigned = Den här filen är inte signerad, precis som filer från äldre versioner: drag, namn och val kan ha ändrats.
proof-no-ed25519 = Din webbläsare kan inte kontrollera signaturer. Använd en nyare, eller ”jemaa verify”.
proof-is-right = stämmer
proof-is-wrong = stämmer inte
proof-is-open = inte kontrollerat
proof-seed = Hemlighet
proof-commitment = Fingeravtryck
proof-each = { $draws ->
    [one] Dragningen i detalj
   *[other] Alla { $draws } dragningar, en för en
  }
proof-each-why = Ur blandningen tas de första tolv siffrorna som ett enda stort tal (i basen sexton). Delat med antalet möjligheter lämnar det en rest, och resten bestämmer utfallet.
proof-entry = Post
proof-number = Tal
proof-rest = Rest
proof-of = delat med { $total }: rest { $rest }
proof-gives = ger

dice-roll = Tärningen med tofflor
dice-die = Marknadstärningen
dice-rolls = { $rolls ->
    [one] Ett slag
   *[other] { $rolls } slag
  } i det här spelet
dice-rolls-games = Slag: { $rolls }. Spel: { $games }.
dice-faces = { $die }: hur ofta varje sida kom upp
dice-face = Sida
dice-came = kom upp
dice-came-games = i så många spel
dice-usual = vanligt
dice-range = { $from } till { $to }
dice-runs = Samma sida flera gånger i rad
dice-in-a-row = Samma sida i rad
dice-times = { $times } gånger eller fler
dice-chance = chans
dice-legend = Det ljusa bandet visar det vanliga: i 95 fall av 100 håller sig ärliga tärningar inom det. Strecket är genomsnittet.
dice-slippers = { $slippers ->
    [one] { $slippers } toffel
   *[other] { $slippers } tofflor
  }
outcome-roll = { $face }
outcome-die = marknadstärningen: { $face }
outcome-first = { $face } börjar
outcome-rug = en matta i färg { $face }
outcome-cube = kub: { $face }
outcome-juice = juice värd { $face }

fault-unable = Din webbläsare räknar ut sådant bara över https, eller på den dator där servern körs. Öppna sidan så, eller använd ”jemaa verify”.
fault-file = Det här är inte filen med ett avslutat spel. Du får en sådan med knappen under ett avslutat spel.
fault-not-over = Spelet är inte slut, så dess hemlighet är fortfarande hemlig. Hämta filen igen när spelet är slut.
fault-seed = Hemligheten är inte 32 byte lång, som den måste vara.
fault-commitment = Hemligheten stämmer inte med fingeravtrycket: en annan utlovades när bordet öppnades.
fault-cut = Inspelningen är avhuggen på rad { $line }. Hämta hela filen igen.
fault-digest = Rad { $line } i inspelningen är inte som den skrevs: den, eller någon före den, har ändrats eller saknas.
fault-line = Rad { $line } i inspelningen kan inte stå där.
fault-version = Inspelningen kommer från en annan version. Ladda om sidan.
fault-people = Platserna { $seated } var upptagna, men slumptal finns från { $added }.
fault-draw = Post { $entry }: hemligheten ger { $expected }, men inspelningen säger { $choice }.
fault-undue = Post { $entry }: { $choice } kunde inte dras där.
fault-signed = Det här är inte vad servern signerade: något har ändrats, saknas eller har lagts till.
fault-opening = När bordet öppnades såg din webbläsare ett annat fingeravtryck eller en annan nyckel.
opening-changed = Tärningarnas fingeravtryck eller serverns nyckel är inte det som din webbläsare såg när bordet öppnades.
