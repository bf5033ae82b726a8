# Sąžiningi kauliukai: žaidimo tikrinimas naršyklėje ir ką kauliukai rodė, palyginti su sąžiningais.

fairness = Ar kauliukai sąžiningi?
fairness-why = Žmonės visur mato dėsningumus, o sąžiningi kauliukai jų duoda daugiau, nei atrodo. Štai ką kauliukai rodė visuose baigtuose šio serverio žaidimuose, šalia to, ką rodytų sąžiningi kauliukai.
fairness-none = Čia dar nebaigtas nė vienas žaidimas.
verify = Patikrinti kauliukus
verify-hint = Nereikia tikėti skaičių lentele: kiekvieną baigtą žaidimą galima patikrinti metimas po metimo.
verify-why = Dar niekam nesėdus prie stalo, serveris užfiksavo paslaptį ir parodė jos atspaudą. Dabar žaidimas baigtas, ir paslaptis žinoma. Jūsų naršyklė iš jos apskaičiuoja visus metimus bei visus kitus traukimus ir palygina juos su įrašu. Niekas niekur nesiunčiama.
verify-drop = Vilkite čia baigto žaidimo failą arba pasirinkite jį.
verify-right = Viskas gerai: { $draws ->
    [one] { $draws } traukimas sutampa
    [few] visi { $draws } traukimai sutampa
    [many] { $draws } traukimo sutampa
   *[other] visi { $draws } traukimų sutampa
  } su tuo, ką duoda paslaptis.
verify-wrong = Kažkas negerai
verify-limits = Ką tai įrodo ir ko neįrodo
verify-limits-why = Nė vienas metimas ir nė vienas kitas traukimas nebuvo parinktas po to, kai stalas atidarytas: nei serverio, nei žaidėjo. Tačiau tas, kas valdo serverį, galėjo juos žinoti iš anksto. Ar kiekvienas ėjimas buvo leistinas, sako taisyklės: peržiūrėkite žaidimą arba naudokite „jemaa verify“.

proof-file = Tai baigto žaidimo failas
proof-file-why = Jame yra paslaptis, žaidėjų atsitiktiniai skaičiai ir žaidimo įrašas.
proof-secret = Paslaptis atitinka savo atspaudą
proof-secret-why = Prie jau parodyto atspaudo kitos paslapties nepritaikysi, taigi paslaptis užfiksuota dar niekam nesėdus prie stalo.
proof-record = Nė viena įrašo eilutė nepakeista
proof-record-why = Kiekvienoje eilutėje yra jos pačios ir visų ankstesnių eilučių patikra.
proof-people = Kiekvienas žaidėjas pridėjo atsitiktinį skaičių
proof-people-why = Todėl serveris vienas negalėjo parinkti paslapties, kuri duotų jam palankius metimus.
proof-draws = Iš jų išplaukia visi metimai ir visi kiti traukimai
proof-draws-why = Paslaptis, atsitiktiniai skaičiai ir traukimo numeris sumaišomi; rezultatas parenka metimą.
proof-signed = Serveris jį pasirašė, eilutę po eilutės, iki galo
proof-signed-why = Taigi be serverio rakto niekas negali nieko pakeisti, perkelti, išmesti ar pridėti. Jį turi tik tas, kas valdo serverį, ir jis galėtų.
proof-key-known = Tai šio serverio raktas:
proof-key-unknown = Šis serveris tokio rakto neturi: žaista kitur arba kažkas žaidimą išgalvojo.
proof-unsigned = Šis failas nepasirašytas, kaip ir senesnių versijų failai: ėjimai, vardai ir parinktys galėjo būti pakeisti.
proof-no-ed25519 = Tavo naršyklė nemoka tikrinti parašų. Naudok naujesnę arba „jemaa verify“.
proof-is-right = teisinga
proof-is-wrong = neteisinga
proof-is-open = nepatikrinta
proof-seed = Paslaptis
proof-commitment = Atspaudas
proof-each = { $draws ->
    [1] Visas traukimas
    [one] { $draws } traukimas, po vieną
    [few] Visi { $draws } traukimai, po vieną
    [many] { $draws } traukimo, po vieną
   *[other] Visi { $draws } traukimų, po vieną
  }
proof-each-why = Pirmieji dvylika mišinio skaitmenų laikomi vienu dideliu skaičiumi (šešioliktainėje sistemoje). Padalijus jį iš galimybių skaičiaus gaunama liekana, ir ji parenka baigtį.
proof-entry = Punktas
proof-number = Skaičius
proof-rest = Liekana
proof-of = ÷ { $total }, lieka { $rest }
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
dice-came-games = žaidimuose
dice-usual = įprasta
dice-range = nuo { $from } iki { $to }
dice-runs = Ta pati sienelė kelis kartus iš eilės
dice-in-a-row = Ta pati sienelė iš eilės
dice-times = { $times } ar daugiau kartų
dice-chance = tikimybė
dice-legend = Šviesi juosta rodo, kas įprasta: 95 atvejais iš 100 sąžiningi kauliukai lieka joje. Brūkšnys yra vidurkis.
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

fault-unable = Jūsų naršyklė taip skaičiuoja tik per https arba kompiuteryje, kuriame veikia serveris. Atidarykite puslapį taip arba naudokite „jemaa verify“.
fault-file = Tai ne baigto žaidimo failas. Jį gausite paspaudę mygtuką po baigtu žaidimu.
fault-not-over = Žaidimas nebaigtas, todėl jo paslaptis dar neatskleista. Kai jis baigsis, atsisiųskite failą iš naujo.
fault-seed = Paslapties ilgis nėra 32 baitai, kaip turi būti.
fault-commitment = Paslaptis neatitinka atspaudo: atidarant stalą buvo pažadėta kita.
fault-cut = Įrašas nutrūksta { $line } eilutėje. Atsisiųskite visą failą iš naujo.
fault-digest = Įrašo { $line } eilutė ne tokia, kokia buvo parašyta: ji arba kuri nors ankstesnė pakeista ar dingusi.
fault-line = Įrašo { $line } eilutė negali ten būti.
fault-version = Įrašas padarytas su kita versija. Įkelkite puslapį iš naujo.
fault-people = Užimtos vietos: { $seated }, o atsitiktiniai skaičiai yra iš vietų: { $added }.
fault-draw = Punktas { $entry }: paslaptis duoda { $expected }, o įraše parašyta { $choice }.
fault-undue = Punktas { $entry }: ten negalėjo būti ištraukta { $choice }.
fault-signed = Tai ne tai, ką pasirašė serveris: kažkas pakeista, trūksta arba pridėta.
fault-opening = Atidarant stalą tavo naršyklė matė kitą atspaudą arba kitą raktą.
opening-changed = Kauliukų atspaudas arba serverio raktas yra ne tas, kurį tavo naršyklė matė atidarant stalą.
