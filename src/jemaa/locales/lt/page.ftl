# Puslapis: pradžia, stalo atidarymas, laukimas, žaidimas, pabaiga. Vardai ir skaičiai ateina kaip argumentai.

me = Svečias
language = Kalba
sound = Garsas

home-title = Du žaidimai vienoje turgaus aikštėje
home-promise = Veskite Asamą per kilimų jūrą arba atidarykite savo prekystalius Marakešo turguje. Žaiskite iškart prieš botus arba nusiųskite draugams nuorodą. Be paskyros.
game-marrakech = Marakešas
game-morocco = Marokas
game-marrakech-pitch = Meskite kauliuką už Asamą, žiūrėkite, ant kieno kilimo jis sustos, ir tieskite savuosius ten, kur teks eiti kitiems.
game-morocco-pitch = Žvalgykitės kubelių, statykite darbininkus, uždarykite prekystalius ir nugvelbkite sultis: taktika nuo pirmo kubelio.
game-players = Žaidėjų: { $fewest }–{ $most }
start-now = Žaisti dabar: { $game }
open-table-for = { $game } su draugais
my-tables = Mano stalai
my-tables-none = Čia atsiras stalai, prie kurių buvote. Juos prisimena tik ši naršyklė.
watch = Žiūrėti
watch-none = Šiuo metu niekas nežaidžia viešai.
watch-file = Žiūrėti įrašytą žaidimą
watch-drop = Įmeskite čia žaidimo failą arba pasirinkite jį.
forget = Pamiršti šį stalą
status-waiting = laukia žaidėjų
status-playing = žaidžiama
status-over = baigta

open-table = Atidaryti stalą
which-game = Žaidimas
seats = Žaidėjai
seat = Vieta { $letter }
your-name = Jūsų vardas
how-many = Žaidėjų skaičius
seat-me = Aš, šiame įrenginyje
seat-open = Laisva: visiems, kas turi nuorodą
seat-bot = Botas, { $bot }
bot-name = { $letter ->
    [A] Amina
    [B] Jusefas
    [C] Salma
    [D] Idrisas
   *[E] Nadia
  }
bot-level = { $level } lygis
bot-random = kaip papuola
bot-greedy = godus
bot-heuristic = iš akies
bot-flat = bando įvairiai
bot-max = stipriausias
fill-with-bots = Botai į visas laisvas vietas
clock = Laikas pagalvoti
clock-none = Be laikrodžio
clock-quick = 30 sekundžių pasirinkimui
clock-calm = 2 minutės pasirinkimui
clock-hour = 30 minučių iš viso
clock-days = 2 dienos pasirinkimui
clock-left-days = { $days ->
    [one] { $days } diena
    [few] { $days } dienos
    [many] { $days } dienos
   *[other] { $days } dienų
  }
public = Žiūrėti gali visi
options = Pasirenkamos taisyklės
value-true = taip
value-false = ne
option-two-player-rugs = Kilimai žaidžiant dviese
option-two-player-rugs-shuffled = dvi spalvos, sumaišytos
option-two-player-rugs-alternating = dvi spalvos, pakaitomis
option-two-player-rugs-single = viena spalva, 15 kilimų
option-first-player = Kas pradeda
option-first-player-random = lemia atsitiktinumas
option-elimination = Kas negali sumokėti, iškrinta
option-cover-own-rug = Savo kilimą galima uždengti visą
option-lone-survivor = Paskutinis likęs žaidėjas
option-lone-survivor-ends = iškart laimi
option-lone-survivor-plays-on = patiesia likusius kilimus
option-turn-order = Asamas sukamas
option-turn-order-turn-first = prieš metant kauliuką
option-turn-order-roll-first = patiesus kilimą
option-must-turn = Jį būtina pasukti
option-juice-values = Sulčių žetonai, kurių vertė 2, 3 ir 4
option-third-place-points = Taškai trečiajam prekystalyje
option-open-juice = Paimtos sultys lieka atviros

connecting = Einame prie stalo …
reconnecting = Ryšys nutrūko. Jis atsinaujins pats; niekas nepradings.
invite-hint = Nusiųskite šią nuorodą tiems, su kuriais norite žaisti. Žaidimas prasidės, kai nebeliks laisvų vietų.
invitation = Kvietimas
copy-link = Kopijuoti nuorodą
copied = Nukopijuota
watching-only = Žaidimas prasidės, kai visi atsisės. Galite žiūrėti.
seat-free = Laisva
sit = Sėsti čia
sit-also = Sėsti ir čia
stand-up = Atsistoti
fill = Botas
fair-dice = Ar galima pasitikėti kauliukais?
fair-dice-why = Visi šio žaidimo metimai išplaukia iš paslapties, užfiksuotos dar niekam nesėdus prie stalo ir sumaišytos su kiekvieno žaidėjo atsitiktiniu skaičiumi. Tai jos atspaudas; po žaidimo paslaptis atskleidžiama ir ją galima patikrinti.

title-your-turn = ● Jūsų ėjimas
title-turn-of = Eina { $name }
board = Žaidimo { $game } turgus. Rodyklės perkelia, Enter pasirenka.
prompt = Ką daryti
showing = …
sending = …
skip = Praleisti
turn-of = Eina { $name }.
tools = Ką pastatyti
confirm = Patvirtinti
back = Rinktis iš naujo
undo = Atšaukti
pick-more = { $square }: pasirinkite kitą laukelį.
odds = apie { $mean }, blogiausiu atveju { $worst }
odds-none = nieko nekainuoja
odds-hint = Kaip metimas pakeis jūsų taškus: vidurkis ir blogiausias atvejis
cell-open = galima pasirinkti
points-now = taškai iki šiol
seat-you = jūs
seat-away = nėra vietoje
seat-stand-in = nėra vietoje; žaidžia botas ({ $bot })
seat-resigned = pasidavė
tab-log = Kas įvyko
tab-rules = Taisyklės
rules-now = Dabar:
log-none = Kol kas nieko.
log-sat = { $name } sėda prie stalo.
log-left = { $name } atsistoja.
log-began = Žaidimas prasideda.
log-undid = { $name } tai atšaukia.
log-resigned = { $name } pasiduoda.
log-stood-in = Už žaidėją { $name } žaidžia botas ({ $bot }).
log-returned = { $name } sugrįžta.
log-ran-out = { $name }: laikas baigėsi.
log-rematch = { $name } nori dar vieno žaidimo.
log-ended = Žaidimas baigtas.

say = Pasakyti ką nors …
phrase-hello = Sveiki!
phrase-thanks = Ačiū!
phrase-well-played = Gerai sužaista!
phrase-sorry = Atsiprašau!
phrase-thinking = Leiskite pagalvoti …
phrase-your-turn = Jūsų ėjimas!
phrase-again = Dar vieną žaidimą?
phrase-goodbye = Viso gero!
leave = Pasitraukti
leave-hint = Kol sugrįšite, už jus žaidžia botas
return = Aš grįžau
resign = Pasiduoti
resign-sure = Tikrai pasiduoti?

winner = Laimi { $names }
winners = Pergale dalijasi { $names }
abandoned = Žaidimas nutrauktas
breakdown = Taškai pagal šaltinį
total = Iš viso
source-dirhams = Dirhamai
source-halves = Matomi kilimai
source-track = Prekystaliai
source-juice = Sultys
source-coins = Monetos
source-group = Didžiausia grupė
rematch = Žaisti dar kartą
rematch-join = Į kitą žaidimą
replay = Žiūrėti žaidimą iš naujo
download = Atsisiųsti įrašą
replay-start = Prieš pirmą ėjimą.
replay-first = Į pradžią
replay-back = Žingsnis atgal
replay-on = Žingsnis pirmyn
replay-last = Į pabaigą
play = Leisti
pause = Pristabdyti

guide-next = Supratau
guide-stop = Daugiau be patarimų

refused-no-server = Serveris neatsako. Pabandykite po akimirkos.
refused-malformed = Puslapis ir serveris nesusikalba. Įkelkite puslapį iš naujo.
refused-stale = Kažkas buvo greitesnis: pažiūrėkite į lentą dar kartą.
refused-illegal = Taisyklės to neleidžia.
refused-not-your-seat = Tai ne jūsų vieta.
refused-not-your-turn = Dabar ne jūsų ėjimas.
refused-seat-taken = Ten jau kažkas sėdi.
refused-not-begun = Žaidimas dar neprasidėjo.
refused-begun = Žaidimas jau prasidėjo.
refused-over = Žaidimas baigtas.
refused-not-over = Žaidimas dar nebaigtas.
refused-no-undo = To atšaukti negalima.
refused-only-watching = Su šia nuoroda galite tik žiūrėti.
refused-not-seated = Pirmiausia atsisėskite.
refused-no-such-seat = Tokios vietos nėra.
refused-no-such-bot = Tokio boto nėra.
refused-no-such-game = Tokio žaidimo nėra.
refused-bad-option = Šios taisyklės nedera tarpusavyje.
refused-no-time = Jūsų laikas baigėsi.
refused-present = Šis žmogus yra vietoje.
refused-bad-record = Šis failas nėra žaidimo įrašas.
refused-too-many-requests = Ne taip greitai: palaukite akimirką.
refused-no-such-table = Tokio stalo nėra. Ar nuoroda pilna?
refused-forbidden = Tai neleidžiama.
