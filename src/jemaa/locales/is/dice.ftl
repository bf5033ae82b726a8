# Heiðarlegir teningar: að sannreyna spil í vafranum, og hvað teningar sýndu við hliðina á því sem heiðarlegir sýna.

fairness = Eru teningarnir heiðarlegir?
fairness-why = Fólk sér mynstur alls staðar, og heiðarlegir teningar búa til fleiri þeirra en ætla mætti. Hér sést hvað teningarnir sýndu í öllum spilum sem lokið er á þessum þjóni, við hliðina á því sem heiðarlegir teningar myndu sýna.
fairness-none = Hér er engu spili lokið enn.
verify = Sannreyna teningana
verify-hint = Þú þarft ekki að trúa talnatöflu: hvert spil sem er lokið má sannreyna, kast fyrir kast.
verify-why = Áður en nokkur settist ákvað þjónninn leyndarmál og sýndi fingrafar þess. Nú er spilinu lokið og leyndarmálið þekkt. Vafrinn þinn reiknar út frá því hvert kast og hvern annan útdrátt, og ber saman við vistaða spilið. Ekkert er sent neitt.
verify-drop = Dragðu skrá með loknu spili hingað, eða veldu hana.
verify-right = Allt er í lagi: { $draws ->
    [1] eini útdrátturinn er sá sem leyndarmálið gefur
    [one] allir útdrættirnir, { $draws } alls, eru þeir sem leyndarmálið gefur
   *[other] allir útdrættirnir, { $draws } alls, eru þeir sem leyndarmálið gefur
  }.
verify-wrong = Eitthvað er rangt
verify-limits = Hvað þetta sýnir, og hvað ekki
verify-limits-why = Ekkert kast og enginn annar útdráttur var valinn eftir að borðið var opnað, hvorki af þjóninum né leikmanni. En sá sem rekur þjóninn gæti hafa þekkt þau fyrir fram. Hvort hver leikur var leyfilegur segja reglurnar: horfðu á spilið, eða notaðu „jemaa verify“.

proof-file = Þetta er skrá með loknu spili
proof-file-why = Hún geymir leyndarmálið, slembitölur leikmannanna og vistaða spilið.
proof-secret = Leyndarmálið passar við fingrafar sitt
proof-secret-why = Ekki er hægt að láta leyndarmál passa við fingrafar eftir á: leyndarmálið var því ákveðið áður en nokkur settist.
proof-record = Engri línu í vistaða spilinu var breytt
proof-record-why = Hver lína geymir gátsummu fyrir sjálfa sig og allar línur á undan henni.
proof-people = Hver leikmaður bætti við slembitölu
proof-people-why = Þjónninn gat því ekki einn valið leyndarmál sem gefur þau köst sem hann vill.
proof-draws = Hvert kast og hver annar útdráttur ræðst af þeim
proof-draws-why = Leyndarmálinu, slembitölunum og númeri útdráttarins er blandað saman; útkoman ræður kastinu.
proof-signed = Þjónninn undirritaði það, línu fyrir línu, til enda
proof-signed-why = Enginn getur því breytt, fært, fellt burt eða bætt neinu við án lykils þjónsins. Aðeins sá sem rekur þjóninn hefur hann, og gæti það.
proof-key-known = Þetta er lykill þessa þjóns:
proof-key-unknown = Þessi þjónn hefur ekki þennan lykil: spilið fór fram annars staðar, eða einhver bjó það til.
proof-unsigned = Þessi skrá er ekki undirrituð, frekar en skrár eldri útgáfna: leikjum, nöfnum og stillingum gæti hafa verið breytt.
proof-no-ed25519 = Vafrinn þinn getur ekki sannreynt undirskriftir. Notaðu nýrri vafra, eða „jemaa verify“.
proof-is-right = rétt
proof-is-wrong = rangt
proof-is-open = ekki sannreynt
proof-seed = Leyndarmál
proof-commitment = Fingrafar
proof-each = { $draws ->
    [1] Útdrátturinn í smáatriðum
    [one] Allir útdrættirnir ({ $draws }), hver fyrir sig
   *[other] Allir útdrættirnir ({ $draws }), hver fyrir sig
  }
proof-each-why = Úr blöndunni eru fyrstu tólf tölustafirnir teknir sem ein stór tala (í sextándakerfi). Þegar deilt er í hana með fjölda möguleika verður afgangur, og afgangurinn ræður útkomunni.
proof-entry = Færsla
proof-number = Tala
proof-rest = Afgangur
proof-of = deilt með { $total } skilur eftir { $rest }
proof-gives = gefur

dice-roll = Teningurinn með inniskóm
dice-die = Markaðsteningurinn
dice-rolls = { $rolls ->
    [1] Eitt kast
    [one] { $rolls } kast
   *[other] { $rolls } köst
  } í þessu spili
dice-rolls-games = Köst: { $rolls }. Spil: { $games }.
dice-faces = { $die }: hve oft hver hlið kom upp
dice-face = Hlið
dice-came = kom upp
dice-came-games = í spilum
dice-usual = venjulegt
dice-range = { $from } til { $to }
dice-runs = Sama hlið nokkrum sinnum í röð
dice-in-a-row = Sama hlið í röð
dice-times = { $times } sinnum eða oftar
dice-chance = líkur
dice-legend = Ljósa bilið sýnir hvað er venjulegt: í 95 tilvikum af 100 halda heiðarlegir teningar sig innan þess. Strikið er meðaltalið.
dice-slippers = { $slippers ->
    [one] { $slippers } inniskór
   *[other] { $slippers } inniskór
  }
outcome-roll = { $face }
outcome-die = markaðsteningurinn: { $face }
outcome-first = { $face } byrjar
outcome-rug = teppi í lit { $face }
outcome-cube = kubbur: { $face }
outcome-juice = safi að verðmæti { $face }

fault-unable = Vafrinn þinn reiknar slíkt aðeins út um https, eða á vélinni þar sem þjónninn keyrir. Opnaðu síðuna þannig, eða notaðu „jemaa verify“.
fault-file = Þetta er ekki skrá með loknu spili. Slíka skrá má sækja með hnappinum undir loknu spili.
fault-not-over = Spilinu er ekki lokið, svo leyndarmálið er enn leynilegt. Sæktu skrána aftur þegar spilinu er lokið.
fault-seed = Leyndarmálið er ekki 32 bæti að lengd, eins og það þarf að vera.
fault-commitment = Leyndarmálið passar ekki við fingrafarið: öðru var lofað þegar borðið var opnað.
fault-cut = Vistaða spilið rofnar í línu { $line }. Sæktu alla skrána aftur.
fault-digest = Lína { $line } í vistaða spilinu er ekki eins og hún var skrifuð: henni, eða annarri á undan henni, var breytt eða hana vantar.
fault-line = Lína { $line } í vistaða spilinu getur ekki staðið þar.
fault-version = Vistaða spilið var skrifað af annarri útgáfu. Endurhladdu síðuna.
fault-people = Setin sæti voru { $seated }, en slembitölur eru frá { $added }.
fault-draw = Færsla { $entry }: leyndarmálið gefur { $expected }, en vistaða spilið segir { $choice }.
fault-undue = Færsla { $entry }: ekki var hægt að draga þetta þar: { $choice }.
fault-signed = Þetta er ekki það sem þjónninn undirritaði: einhverju var breytt, eitthvað vantar eða var bætt við.
fault-opening = Þegar borðið var opnað sá vafrinn þinn annað fingrafar eða annan lykil.
opening-changed = Fingrafar teninganna eða lykill þjónsins er ekki það sem vafrinn þinn sá þegar borðið var opnað.
