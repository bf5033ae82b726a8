# Lapa: sākums, galda atvēršana, gaidīšana, spēle, beigas. Vārdi un skaitļi nāk kā argumenti.

me = Viesis
language = Valoda
sound = Skaņa

home-title = Divas spēles vienā tirgus laukumā
home-promise = Vadi Assamu pāri paklāju jūrai vai atver savus stendus Marakešas tirgū. Spēlē uzreiz pret botiem vai aizsūti draugiem saiti. Bez konta.
game-marrakech = Marakeša
game-morocco = Maroka
game-marrakech-pitch = Met kauliņu par Assamu, pielūko, uz kura paklāja viņš apstājas, un klāj savējos tur, kur citiem būs jāiet.
game-morocco-pitch = Izlūko kubiņus, novieto strādniekus, aizver stendus un nočiep sulu: taktika no pirmā kubiņa.
game-players = { $fewest }–{ $most } spēlētāji
start-now = Spēlēt tagad: { $game }
open-table-for = { $game } ar draugiem
my-tables = Mani galdi
my-tables-none = Šeit parādīsies galdi, pie kuriem esi bijis. Tos atceras tikai šis pārlūks.
watch = Skatīties
watch-none = Pašlaik neviens nespēlē atklāti.
watch-file = Skatīties pierakstītu spēli
watch-drop = Iemet šeit spēles failu vai izvēlies to.
forget = Aizmirst šo galdu
status-waiting = gaida spēlētājus
status-playing = notiek spēle
status-over = beigusies

open-table = Atvērt galdu
which-game = Spēle
seats = Spēlētāji
seat = Vieta { $letter }
your-name = Tavs vārds
how-many = Spēlētāju skaits
seat-me = Es, šajā ierīcē
seat-open = Brīva: ikvienam, kam ir saite
seat-bot = Bots, { $bot }
bot-name = { $letter ->
    [A] Amina
    [B] Jusefs
    [C] Salma
    [D] Idriss
   *[E] Nadja
  }
bot-level = { $level }. līmenis
bot-random = kā pagadās
bot-greedy = alkatīgs
bot-heuristic = pēc acumēra
bot-flat = izmēģina
bot-max = stiprākais
fill-with-bots = Boti visās brīvajās vietās
clock = Laiks pārdomām
clock-none = Bez pulksteņa
clock-quick = 30 sekundes izvēlei
clock-calm = 2 minūtes izvēlei
clock-hour = 30 minūtes kopā
clock-days = 2 dienas izvēlei
clock-left-days = { $days ->
    [zero] { $days } dienu
    [one] { $days } diena
   *[other] { $days } dienas
  }
public = Skatīties drīkst visi
options = Noteikumi pēc izvēles
value-true = jā
value-false = nē
option-two-player-rugs = Paklāji diviem spēlētājiem
option-two-player-rugs-shuffled = divas krāsas, sajauktas
option-two-player-rugs-alternating = divas krāsas, pamīšus
option-two-player-rugs-single = viena krāsa, 15 paklāji
option-first-player = Kas sāk
option-first-player-random = izlemj nejaušība
option-elimination = Kas nevar samaksāt, izkrīt
option-cover-own-rug = Savu paklāju drīkst nosegt pilnībā
option-lone-survivor = Pēdējais palikušais spēlētājs
option-lone-survivor-ends = uzreiz uzvar
option-lone-survivor-plays-on = izklāj atlikušos paklājus
option-turn-order = Assamu pagriež
option-turn-order-turn-first = pirms metiena
option-turn-order-roll-first = pēc paklāja izklāšanas
option-must-turn = Viņš noteikti jāpagriež
option-juice-values = Sulas žetoni ar vērtību 2, 3 un 4
option-third-place-points = Punkti trešajam stendā
option-open-juice = Paņemtā sula paliek redzama

connecting = Ceļā uz galdu …
reconnecting = Savienojums pārtrūka. Tas atjaunosies pats; nekas nepazudīs.
invite-hint = Aizsūti šo saiti tiem, ar kuriem gribi spēlēt. Spēle sākas, kad brīvu vietu vairs nav.
invitation = Ielūgums
copy-link = Kopēt saiti
copied = Nokopēts
watching-only = Spēle sākas, kad visi ir apsēdušies. Tu vari skatīties.
seat-free = Brīva
sit = Sēsties šeit
sit-also = Sēsties arī šeit
stand-up = Piecelties
fill = Bots
fair-dice = Vai kauliņiem var uzticēties?
fair-dice-why = Visi šīs spēles metieni izriet no noslēpuma, kas noteikts, pirms kāds apsēdās, un sajaukts ar katra spēlētāja nejaušu skaitli. Šis ir tā nospiedums; pēc spēles noslēpumu atklāj, un to var pārbaudīt.

title-your-turn = ● Tavs gājiens
title-turn-of = Gājiens: { $name }
board = Spēles { $game } tirgus. Bultiņas pārvieto, Enter izvēlas.
prompt = Ko darīt
showing = …
sending = …
skip = Izlaist
turn-of = Gājiens: { $name }.
tools = Ko novietot
confirm = Apstiprināt
back = Izvēlēties citu
undo = Atsaukt
pick-more = { $square }: izvēlies otru lauciņu.
odds = apmēram { $mean }, sliktākajā gadījumā { $worst }
odds-none = nemaksā neko
odds-hint = Kā metiens mainīs tavus punktus: vidējais un sliktākais gadījums
cell-open = var izvēlēties
points-now = punkti līdz šim
seat-you = tu
seat-away = nav klāt
seat-stand-in = nav klāt; spēlē bots ({ $bot })
seat-resigned = padevies
tab-log = Kas notika
tab-rules = Noteikumi
rules-now = Tagad:
log-none = Vēl nekas.
log-sat = { $name } apsēžas.
log-left = { $name } pieceļas.
log-began = Spēle sākas.
log-undid = { $name } to atsauc.
log-resigned = { $name } padodas.
log-stood-in = Spēlētāja { $name } vietā spēlē bots ({ $bot }).
log-returned = { $name } ir atpakaļ.
log-ran-out = { $name }: laiks beidzies.
log-rematch = { $name } vēlas vēl vienu spēli.
log-ended = Spēle ir beigusies.

say = Pasaki kaut ko …
phrase-hello = Sveiki!
phrase-thanks = Paldies!
phrase-well-played = Labi nospēlēts!
phrase-sorry = Piedod!
phrase-thinking = Ļauj padomāt …
phrase-your-turn = Tavs gājiens!
phrase-again = Vēl vienu spēli?
phrase-goodbye = Uz redzēšanos!
leave = Paiet malā
leave-hint = Kamēr tu atgriezies, tavā vietā spēlē bots
return = Esmu atpakaļ
resign = Padoties
resign-sure = Vai tiešām padoties?

winner = Uzvar { $names }
winners = Uzvarā dalās { $names }
abandoned = Spēle tika pārtraukta
breakdown = Punkti pēc avota
total = Kopā
source-dirhams = Dirhami
source-halves = Redzamie paklāji
source-track = Stendi
source-juice = Sula
source-coins = Monētas
source-group = Lielākā grupa
rematch = Spēlēt vēlreiz
rematch-join = Uz nākamo spēli
replay = Noskatīties spēli vēlreiz
download = Lejupielādēt pierakstu
replay-start = Pirms pirmā gājiena.
replay-first = Uz sākumu
replay-back = Soli atpakaļ
replay-on = Soli uz priekšu
replay-last = Uz beigām
play = Atskaņot
pause = Pauze

guide-next = Skaidrs
guide-stop = Vairs bez padomiem

refused-no-server = Serveris neatbild. Mēģini pēc brīža vēlreiz.
refused-malformed = Lapa un serveris nesaprotas. Pārlādē lapu.
refused-stale = Kāds bija ātrāks: paskaties uz laukumu vēlreiz.
refused-illegal = Noteikumi to neļauj.
refused-not-your-seat = Tā nav tava vieta.
refused-not-your-turn = Nav tavs gājiens.
refused-seat-taken = Tur jau kāds sēž.
refused-not-begun = Spēle vēl nav sākusies.
refused-begun = Spēle jau ir sākusies.
refused-over = Spēle ir beigusies.
refused-not-over = Spēle vēl nav beigusies.
refused-no-undo = To nevar atsaukt.
refused-only-watching = Ar šo saiti tu vari tikai skatīties.
refused-not-seated = Vispirms apsēdies.
refused-no-such-seat = Tādas vietas nav.
refused-no-such-bot = Tāda bota nav.
refused-no-such-game = Tādas spēles nav.
refused-bad-option = Šie noteikumi nesader kopā.
refused-no-time = Tavs laiks ir beidzies.
refused-present = Šis cilvēks ir klāt.
refused-bad-record = Šis fails nav spēles pieraksts.
refused-too-many-requests = Ne tik ātri: pagaidi brīdi.
refused-no-such-table = Tāda galda nav. Vai saite ir pilna?
refused-forbidden = Tas nav atļauts.
