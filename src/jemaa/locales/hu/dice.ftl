# Tisztességes dobókockák: egy játék ellenőrzése a böngészőben, és mit tettek a kockák a tisztességesekhez képest.

fairness = Tisztességesek a dobókockák?
fairness-why = Az ember mindenhol mintákat lát, és a tisztességes dobókockák többet rajzolnak, mint gondolnánk. Itt látható, mit mutattak az ezen a szerveren befejezett összes játék dobókockái, mellette pedig az, mit mutatnának tisztességes dobókockák.
fairness-none = Itt még nem fejeződött be játék.
verify = Dobókockák ellenőrzése
verify-hint = Nem kell hinned egy számtáblázatnak: minden befejezett játék ellenőrizhető, dobásról dobásra.
verify-why = Mielőtt bárki leült volna, a szerver rögzített egy titkot, és megmutatta az ujjlenyomatát. Most, hogy a játék véget ért, a titok ismert. A böngésződ kiszámítja belőle az összes dobást és minden más húzást, és összeveti őket a felvétellel. Semmit sem küld el sehová.
verify-drop = Húzd ide egy befejezett játék fájlját, vagy válaszd ki.
verify-right = Minden rendben: { $draws ->
    [one] az egyetlen húzás az
   *[other] az összes húzás ({ $draws }) az
  }, amit a titok ad.
verify-wrong = Valami nem stimmel
verify-limits = Mit bizonyít ez, és mit nem
verify-limits-why = Az asztal megnyitása után sem a szerver, sem a játékosok nem választottak meg egyetlen dobást vagy más húzást sem. De aki a szervert üzemelteti, előre ismerhette őket. Hogy minden lépés szabályos volt-e, azt a szabályok mondják meg: nézd meg a játékot, vagy használd ezt: „jemaa verify”.

proof-file = Ez egy befejezett játék fájlja
proof-file-why = Benne van a titok, a játékosok véletlen számai és a játék felvétele.
proof-secret = A titok megfelel az ujjlenyomatának
proof-secret-why = Ujjlenyomathoz utólag nem lehet titkot készíteni: a titok tehát már azelőtt megvolt, hogy bárki leült volna.
proof-record = A felvétel egyetlen sora sem változott
proof-record-why = Minden sor ellenőrzi önmagát és az összes előtte állót.
proof-people = Minden játékos hozzátett egy véletlen számot
proof-people-why = A szerver egymaga tehát nem választhatott olyan titkot, amely neki tetsző dobásokat ad.
proof-draws = Minden dobás és minden más húzás ezekből következik
proof-draws-why = A titok, a véletlen számok és a húzás sorszáma összekeveredik; az eredmény határozza meg a dobást.
proof-signed = A szerver aláírta, sorról sorra, a végéig
proof-signed-why = Így a szerver kulcsa nélkül senki sem változtathat meg, helyezhet át, hagyhat ki vagy adhat hozzá semmit. A kulcs csak annál van, aki a szervert üzemelteti, és ő megtehetné.
proof-key-known = Ez ennek a szervernek a kulcsa:
proof-key-unknown = Ennek a szervernek nincs ilyen kulcsa: a játékot máshol játszották, vagy valaki kitalálta.
proof-unsigned = Ez a fájl nincs aláírva, mint a régebbi változatoké sem: a lépéseket, neveket és beállításokat megváltoztathatták.
proof-no-ed25519 = A böngésződ nem tud aláírást ellenőrizni. Használj újabbat, vagy ezt: „jemaa verify”.
proof-is-right = helyes
proof-is-wrong = hibás
proof-is-open = nincs ellenőrizve
proof-seed = Titok
proof-commitment = Ujjlenyomat
proof-each = { $draws ->
    [one] A húzás részletesen
   *[other] Az összes húzás ({ $draws }), egyenként
  }
proof-each-why = A keverékből az első tizenkét számjegy egyetlen nagy számot ad (tizenhatos számrendszerben). A lehetőségek számával osztva maradékot hagy, és a maradék határozza meg az eredményt.
proof-entry = Bejegyzés
proof-number = Szám
proof-rest = Maradék
proof-of = ÷ { $total }, marad { $rest }
proof-gives = eredmény

dice-roll = Papucsos dobókocka
dice-die = Piaci dobókocka
dice-rolls = { $rolls } dobás ebben a játékban
dice-rolls-games = Dobások: { $rolls }. Játékok: { $games }.
dice-faces = { $die }: melyik oldal hányszor jött ki
dice-face = Oldal
dice-came = kijött
dice-came-games = hány játékban
dice-usual = szokásos
dice-range = { $from }–{ $to }
dice-runs = Ugyanaz az oldal többször egymás után
dice-in-a-row = Ugyanaz egymás után
dice-times = { $times } vagy több
dice-chance = esély
dice-legend = A világos sáv mutatja, mi a szokásos: 100 esetből 95-ben a tisztességes dobókockák ezen belül maradnak. A vonal az átlag.
dice-slippers = { $slippers } papucs
outcome-roll = { $face }
outcome-die = piaci dobókocka: { $face }
outcome-first = { $face } kezd
outcome-rug = szőnyeg, színe { $face }
outcome-cube = kocka: { $face }
outcome-juice = narancslé, értéke { $face }

fault-unable = A böngésződ ilyesmit csak https-en számol ki, vagy azon a gépen, amelyen a szerver fut. Nyisd meg úgy az oldalt, vagy használd ezt: „jemaa verify”.
fault-file = Ez nem egy befejezett játék fájlja. Ilyet egy befejezett játék alatti gombbal kaphatsz.
fault-not-over = A játéknak nincs vége, ezért a titka még titok. A végén töltsd le újra a fájlt.
fault-seed = A titok nem 32 bájt hosszú, pedig annyinak kell lennie.
fault-commitment = A titok nem felel meg az ujjlenyomatnak: az asztal megnyitásakor másik volt megígérve.
fault-cut = A felvétel megszakad ebben a sorban: { $line }. Töltsd le újra az egész fájlt.
fault-digest = A felvétel { $line }. sora nem olyan, amilyennek íródott: ez vagy egy korábbi sor megváltozott vagy hiányzik.
fault-line = A felvétel { $line }. sora nem állhat ott.
fault-version = A felvételt a program egy másik változata írta. Töltsd újra az oldalt.
fault-people = A foglalt helyek: { $seated }, de véletlen szám ezektől van: { $added }.
fault-draw = { $entry }. bejegyzés: a titok szerint { $expected }, de a felvételen ez áll: { $choice }.
fault-undue = { $entry }. bejegyzés: ott nem lehetett ezt húzni: { $choice }.
fault-signed = Nem ezt írta alá a szerver: valami megváltozott, hiányzik vagy hozzá lett adva.
fault-opening = Az asztal megnyitásakor a böngésződ másik ujjlenyomatot vagy másik kulcsot látott.
opening-changed = A kockák ujjlenyomata vagy a szerver kulcsa nem az, amit a böngésződ az asztal megnyitásakor látott.
