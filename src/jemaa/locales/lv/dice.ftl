# Godīgi kauliņi: spēles pārbaude pārlūkā un ko kauliņi rādījuši līdzās tam, ko rādītu godīgi kauliņi.

fairness = Vai kauliņi ir godīgi?
fairness-why = Cilvēki visur saskata likumsakarības, un godīgi kauliņi to rada vairāk, nekā šķiet. Lūk, ko kauliņi rādījuši visās šajā serverī pabeigtajās spēlēs, līdzās tam, ko rādītu godīgi kauliņi.
fairness-none = Šeit vēl nav pabeigta neviena spēle.
verify = Pārbaudīt kauliņus
verify-hint = Skaitļu tabulai nav jātic: katru pabeigtu spēli var pārbaudīt metienu pēc metiena.
verify-why = Pirms kāds apsēdās, serveris noteica noslēpumu un parādīja tā nospiedumu. Tagad spēle ir beigusies un noslēpums ir zināms. Tavs pārlūks no tā izrēķina katru metienu un katru citu izlozi un salīdzina ar pierakstu. Nekas nekur netiek sūtīts.
verify-drop = Ievelc šeit pabeigtas spēles failu vai izvēlies to.
verify-right = Viss ir kārtībā: { $draws ->
    [zero] { $draws } izložu sakrīt
    [one] { $draws } izloze sakrīt
   *[other] { $draws } izlozes sakrīt
  } ar to, ko dod noslēpums.
verify-wrong = Kaut kas nav kārtībā
verify-limits = Ko tas pierāda un ko ne
verify-limits-why = Pēc galda atvēršanas ne serveris, ne kāds spēlētājs nav izvēlējies nevienu metienu un nevienu citu izlozi. Taču tas, kurš uztur serveri, varēja tos zināt iepriekš. Vai katrs gājiens bija atļauts, pasaka noteikumi: noskaties spēli vai izmanto „jemaa verify”.

proof-file = Šis ir pabeigtas spēles fails
proof-file-why = Tajā ir noslēpums, spēlētāju nejaušie skaitļi un spēles pieraksts.
proof-secret = Noslēpums atbilst savam nospiedumam
proof-secret-why = Jau parādītam nospiedumam citu noslēpumu nepiemeklēt, tātad noslēpums bija noteikts, pirms kāds apsēdās.
proof-record = Neviena pieraksta rinda nav mainīta
proof-record-why = Katrā rindā ir kontrolsumma tai pašai un visām rindām pirms tās.
proof-people = Katrs spēlētājs pievienoja nejaušu skaitli
proof-people-why = Tāpēc serveris viens pats nevarēja izvēlēties noslēpumu, kas dod tam vēlamos metienus.
proof-draws = No tiem izriet katrs metiens un katra cita izloze
proof-draws-why = Noslēpumu, nejaušos skaitļus un izlozes numuru sajauc; rezultāts nosaka metienu.
proof-signed = Serveris to parakstīja, rindu pa rindai, līdz galam
proof-signed-why = Tāpēc bez servera atslēgas neviens nevar neko mainīt, pārvietot, izlaist vai pievienot. Tā ir tikai tam, kas uztur serveri, un viņš varētu.
proof-key-known = Tā ir šī servera atslēga:
proof-key-unknown = Šim serverim šādas atslēgas nav: spēle spēlēta citur, vai kāds to izdomājis.
proof-unsigned = Šis fails nav parakstīts, tāpat kā vecāku versiju faili: gājieni, vārdi un iespējas var būt mainīti.
proof-no-ed25519 = Tavs pārlūks neprot pārbaudīt parakstus. Izmanto jaunāku vai „jemaa verify”.
proof-is-right = pareizi
proof-is-wrong = nepareizi
proof-is-open = nav pārbaudīts
proof-seed = Noslēpums
proof-commitment = Nospiedums
proof-each = { $draws ->
    [1] Sīkāk par izlozi
    [zero] Visas izlozes ({ $draws }), pa vienai
    [one] Visas izlozes ({ $draws }), pa vienai
   *[other] Visas izlozes ({ $draws }), pa vienai
  }
proof-each-why = No sajaukuma pirmos divpadsmit ciparus ņem kā vienu lielu skaitli (sešpadsmitnieku sistēmā). Dalot to ar iespēju skaitu, rodas atlikums, un atlikums nosaka iznākumu.
proof-entry = Ieraksts
proof-number = Skaitlis
proof-rest = Atlikums
proof-of = ÷ { $total }, atliek { $rest }
proof-gives = dod

dice-roll = Čību kauliņš
dice-die = Tirgus kauliņš
dice-rolls = { $rolls ->
    [zero] { $rolls } metienu
    [one] { $rolls } metiens
   *[other] { $rolls } metieni
  } šajā spēlē
dice-rolls-games = Metieni: { $rolls }. Spēles: { $games }.
dice-faces = { $die }: cik bieži uzkrita katra skaldne
dice-face = Skaldne
dice-came = uzkrita
dice-came-games = spēlēs
dice-usual = parasti
dice-range = no { $from } līdz { $to }
dice-runs = Viena un tā pati skaldne vairākas reizes pēc kārtas
dice-in-a-row = Tā pati skaldne pēc kārtas
dice-times = { $times } reizes vai vairāk
dice-chance = varbūtība
dice-legend = Gaišā josla rāda, cik ir parasti: 95 gadījumos no 100 godīgi kauliņi paliek tajā. Svītra ir vidējā vērtība.
dice-slippers = { $slippers ->
    [zero] { $slippers } čību
    [one] { $slippers } čība
   *[other] { $slippers } čības
  }
outcome-roll = { $face }
outcome-die = tirgus kauliņš: { $face }
outcome-first = sāk { $face }
outcome-rug = paklājs krāsā { $face }
outcome-cube = kubiņš: { $face }
outcome-juice = sula ar vērtību { $face }

fault-unable = Tavs pārlūks to var izrēķināt tikai ar https vai datorā, kurā darbojas serveris. Atver lapu tādā veidā vai izmanto „jemaa verify”.
fault-file = Šis nav pabeigtas spēles fails. To var iegūt ar pogu zem pabeigtas spēles.
fault-not-over = Spēle nav beigusies, tāpēc tās noslēpums vēl ir noslēpums. Iegūsti failu vēlreiz pēc beigām.
fault-seed = Noslēpuma garums nav 32 baiti, kā tam jābūt.
fault-commitment = Noslēpums neatbilst nospiedumam: atverot galdu, tika apsolīts cits.
fault-cut = Pieraksts apraujas { $line }. rindā. Iegūsti visu failu vēlreiz.
fault-digest = Pieraksta { $line }. rinda nav tāda, kāda tika uzrakstīta: tā vai kāda pirms tās ir mainīta vai trūkst.
fault-line = Pieraksta { $line }. rinda tur nevar atrasties.
fault-version = Pierakstu rakstījusi cita versija. Pārlādē lapu.
fault-people = Aizņemtas bija vietas { $seated }, bet nejauši skaitļi ir no { $added }.
fault-draw = { $entry }. ieraksts: noslēpums dod: { $expected }, bet pierakstā ir: { $choice }.
fault-undue = { $entry }. ieraksts: tur to nevarēja izlozēt: { $choice }.
fault-signed = Tas nav tas, ko parakstīja serveris: kaut kas ir mainīts, trūkst vai ir pievienots.
fault-opening = Atverot galdu, tavs pārlūks redzēja citu nospiedumu vai citu atslēgu.
opening-changed = Kauliņu nospiedums vai servera atslēga nav tā, ko tavs pārlūks redzēja, atverot galdu.
