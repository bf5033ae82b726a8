# Sąžiningi kauliukai: žaidimo tikrinimas naršyklėje ir ką kauliukai rodė, palyginti su sąžiningais.

fairness = Ar kauliukai sąžiningi?
fairness-why = Žmonės visur mato dėsningumus, o sąžiningi kauliukai jų duoda daugiau, nei atrodo. Štai ką kauliukai rodė visuose baigtuose šio serverio žaidimuose, šalia to, ką rodytų sąžiningi kauliukai.
fairness-none = Čia dar nebaigtas nė vienas žaidimas.
verify = Patikrinti kauliukus
verify-hint = Nereikia tikėti skaičių lentele: kiekvieną baigtą žaidimą galima patikrinti metimas po metimo.
verify-why = Dar niekam nesėdus prie stalo, serveris užfiksavo paslaptį ir parodė jos atspaudą. Dabar žaidimas baigtas, ir paslaptis žinoma. Jūsų naršyklė iš jos apskaičiuoja kiekvieną metimą bei kiekvieną kortą ir palygina. Niekas niekur nesiunčiama.
verify-drop = Įmeskite čia baigto žaidimo failą arba pasirinkite jį.
verify-right = Viskas gerai: { $draws ->
    [one] { $draws } traukimas sutampa
    [few] { $draws } traukimai sutampa
    [many] { $draws } traukimo sutampa
   *[other] { $draws } traukimų sutampa
  } su tuo, ką duoda paslaptis.
verify-wrong = Kažkas negerai
verify-limits = Ką tai įrodo ir ko neįrodo
verify-limits-why = Nė vienas metimas ir nė viena korta nebuvo parinkti po to, kai stalas atidarytas: nei serverio, nei žaidėjo. Tačiau tas, kas valdo serverį, galėjo juos žinoti iš anksto. Ar kiekvienas ėjimas buvo leistinas, sako taisyklės: peržiūrėkite žaidimą arba naudokite „jemaa verify“.

proof-file = Tai baigto žaidimo failas
proof-file-why = Jame yra paslaptis, žaidėjų atsitiktiniai skaičiai ir žaidimo įrašas.
proof-secret = Paslaptis atitinka savo atspaudą
proof-secret-why = Prie jau parodyto atspaudo kitos paslapties nepritaikysi, taigi paslaptis užfiksuota dar niekam nesėdus prie stalo.
proof-record = Nė viena įrašo eilutė nepakeista
proof-record-why = Kiekvienoje eilutėje yra jos pačios ir visų ankstesnių eilučių patikra.
proof-people = Kiekvienas žaidęs pridėjo atsitiktinį skaičių
proof-people-why = Todėl serveris vienas negalėjo parinkti paslapties, duodančios jam patinkančius metimus.
proof-draws = Iš jų išplaukia kiekvienas metimas ir kiekviena korta
proof-draws-why = Paslaptis, atsitiktiniai skaičiai ir traukimo numeris sumaišomi; rezultatas parenka metimą.
proof-is-right = teisinga
proof-is-wrong = neteisinga
proof-is-open = nepatikrinta
proof-seed = Paslaptis
proof-commitment = Atspaudas
proof-each = { $draws ->
    [one] { $draws } traukimas
    [few] { $draws } traukimai
    [many] { $draws } traukimo
   *[other] { $draws } traukimų
  } iš eilės
proof-each-why = Pirmi dvylika mišinio ženklų imami kaip vienas didelis skaičius (šešioliktainėje sistemoje). Padalijus jį iš galimybių skaičiaus lieka liekana, ir ji parenka baigtį.
proof-entry = Įrašas
proof-number = Skaičius
proof-rest = Liekana
proof-of = { $rest } iš { $total }
proof-gives = duoda

dice-roll = Šlepečių kauliukas
dice-die = Turgaus kauliukas
dice-rolls = { $rolls ->
    [one] { $rolls } metimas
    [few] { $rolls } metimai
    [many] { $rolls } metimo
   *[other] { $rolls } metimų
  } šiame žaidime
dice-rolls-games = Metimai: { $rolls }. Žaidimai: { $games }.
dice-faces = { $die }: kaip dažnai iškrito kiekviena sienelė
dice-face = Sienelė
dice-came = iškrito
dice-came-games = žaidimų
dice-usual = įprasta
dice-range = nuo { $from } iki { $to }
dice-runs = Ta pati sienelė kelis kartus iš eilės
dice-in-a-row = Ta pati sienelė iš eilės
dice-times = { $times } ar daugiau kartų
dice-chance = tikimybė
dice-legend = Šviesi juosta yra tai, kas įprasta: 95 atvejais iš 100 sąžiningi kauliukai lieka joje. Brūkšnys yra vidurkis.
dice-slippers = { $slippers ->
    [one] { $slippers } šlepetė
    [few] { $slippers } šlepetės
    [many] { $slippers } šlepetės
   *[other] { $slippers } šlepečių
  }
outcome-roll = { $face }
outcome-die = turgaus kauliukas: { $face }
outcome-first = pradeda { $face }
outcome-rug = { $face } spalvos kilimas
outcome-cube = kubelis: { $face }
outcome-juice = { $face } vertės sultys

fault-unable = Jūsų naršyklė taip skaičiuoja tik per https arba kompiuteryje, kuriame veikia serveris. Taip ir atidarykite puslapį arba naudokite „jemaa verify“.
fault-file = Tai ne baigto žaidimo failas. Gaukite jį mygtuku po žaidimu.
fault-not-over = Žaidimas nebaigtas, todėl jo paslaptis dar neatskleista. Pasibaigus gaukite failą iš naujo.
fault-seed = Paslapties ilgis nėra 32 baitai, kaip turi būti.
fault-commitment = Paslaptis neatitinka atspaudo: atidarant stalą buvo pažadėta kita.
fault-cut = Įrašas nutrūksta { $line } eilutėje. Gaukite visą failą iš naujo.
fault-digest = Įrašo { $line } eilutė ne tokia, kokia buvo parašyta: ji arba kuri nors ankstesnė pakeista ar dingusi.
fault-line = Įrašo { $line } eilutė negali ten būti.
fault-version = Įrašą parašė kita versija. Įkelkite puslapį iš naujo.
fault-people = Prie stalo sėdėjo: { $seated }, o atsitiktiniai skaičiai yra šių: { $added }.
fault-draw = Įrašas { $entry }: paslaptis duoda { $expected }, o įraše parašyta { $choice }.
fault-undue = Įrašas { $entry }: ten negalėjo būti ištraukta { $choice }.
