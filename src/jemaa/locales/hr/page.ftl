# Stranica: početak, otvaranje stola, čekanje, igra, kraj. Imena i brojevi dolaze kao argumenti.

me = Gost
language = Jezik
sound = Zvuk

home-title = Dvije igre na jednoj tržnici
home-promise = Vodi Assama preko mora sagova ili otvori svoje štandove na tržnici u Marakešu. Igraj odmah protiv botova ili pošalji prijateljima poveznicu. Bez računa.
game-marrakech = Marrakech
game-morocco = Morocco
game-marrakech-pitch = Baci kocku za Assama, pazi na čijem se sagu zaustavlja i polaži svoje ondje kuda će drugi morati proći.
game-morocco-pitch = Izviđaj kockice, postavljaj radnike, zatvaraj štandove i kupi sok: puno taktike, od prve kockice.
game-players = { $fewest }–{ $most } igrača
start-now = Igraj odmah: { $game }
open-table-for = { $game } s prijateljima
my-tables = Moji stolovi
my-tables-none = Ovdje se pojavljuju stolovi za kojima igraš. Pamti ih samo ovaj preglednik.
watch = Gledaj
watch-none = Trenutačno nitko ne igra javno.
watch-file = Pogledaj snimljenu igru
watch-drop = Dovuci ovamo datoteku igre ili je odaberi.
forget = Zaboravi ovaj stol
status-waiting = čeka igrače
status-playing = igra se
status-over = završeno

open-table = Otvori stol
which-game = Igra
seats = Igrači
seat = Mjesto { $letter }
your-name = Tvoje ime
how-many = Broj igrača
seat-me = Ja, na ovom uređaju
seat-open = Slobodno: za svakoga s poveznicom
seat-bot = Bot, { $bot }
bot-name = { $letter ->
    [A] Amina
    [B] Jusuf
    [C] Salma
    [D] Idris
   *[E] Nadia
  }
bot-level = razina { $level }
bot-random = kako padne
bot-greedy = pohlepan
bot-heuristic = odoka
bot-flat = isprobava
bot-max = najjači
fill-with-bots = Botovi na sva slobodna mjesta
clock = Vrijeme za razmišljanje
clock-none = Bez sata
clock-quick = 30 sekundi po odluci
clock-calm = 2 minute po odluci
clock-hour = 30 minuta ukupno
clock-days = 2 dana po odluci
clock-left-days = { $days ->
    [one] { $days } dan
    [few] { $days } dana
   *[other] { $days } dana
  }
public = Svi smiju gledati
options = Pravila po izboru
value-true = da
value-false = ne
option-two-player-rugs = Sagovi za dva igrača
option-two-player-rugs-shuffled = dvije boje, izmiješane
option-two-player-rugs-alternating = dvije boje, naizmjence
option-two-player-rugs-single = jedna boja, 15 sagova
option-first-player = Tko počinje
option-first-player-random = odlučuje slučaj
option-elimination = Tko ne može platiti, ispada
option-cover-own-rug = Vlastiti se sag smije prekriti cijel
option-lone-survivor = Posljednji igrač u igri
option-lone-survivor-ends = odmah pobjeđuje
option-lone-survivor-plays-on = polaže ostatak sagova
option-turn-order = Assam se okreće
option-turn-order-turn-first = prije bacanja
option-turn-order-roll-first = nakon polaganja saga
option-must-turn = Mora se okrenuti
option-juice-values = Žetoni soka vrijednosti 2, 3 i 4
option-third-place-points = Bodovi za trećega na štandu
option-open-juice = Uzeti sok ostaje otkriven

connecting = Put do stola …
reconnecting = Veza je prekinuta. Vratit će se sama; ništa se ne gubi.
invite-hint = Pošalji ovu poveznicu kome želiš. Igra počinje kad više nema slobodnih mjesta.
invitation = Pozivnica
copy-link = Kopiraj poveznicu
copied = Kopirano
watching-only = Igra počinje kad svi sjednu. Možeš gledati.
seat-free = Slobodno
sit = Sjedni ovamo
sit-also = Sjedni i ovamo
stand-up = Ustani
fill = Bot
fair-dice = Može li se kockama vjerovati?
fair-dice-why = Sva bacanja u ovoj igri slijede iz tajne koja je određena prije nego što je itko sjeo, pomiješane sa slučajnim brojem svakog igrača. Ovo je njezin otisak; nakon igre tajna se otkriva i može se provjeriti.

title-your-turn = ● Ti si na potezu
title-turn-of = Na potezu: { $name }
board = Tržnica igre { $game }. Strelice pomiču, Enter odabire.
prompt = Što učiniti
showing = …
sending = …
skip = Preskoči
turn-of = Na potezu je { $name }.
tools = Koga postaviti
confirm = Potvrdi
back = Odaberi ponovno
undo = Vrati potez
pick-more = { $square }: odaberi drugi kvadrat.
odds = oko { $mean }, u najgorem slučaju { $worst }
odds-none = ne stoji ništa
odds-hint = Što bacanje čini tvojim bodovima: prosjek i najgori slučaj
cell-open = može se odabrati
points-now = bodovi dosad
seat-you = ti
seat-away = nije za stolom
seat-stand-in = nije za stolom; igra bot ({ $bot })
seat-resigned = igra predana
tab-log = Što se dogodilo
tab-rules = Pravila
rules-now = Sada:
log-none = Još ništa.
log-sat = { $name } sjeda.
log-left = { $name } ustaje.
log-began = Igra počinje.
log-undid = { $name } to vraća.
log-resigned = { $name } se predaje.
log-stood-in = Bot ({ $bot }) igra u zamjenu: { $name }.
log-returned = { $name } se vraća.
log-ran-out = { $name }: vrijeme je isteklo.
log-rematch = { $name } želi još jednu igru.
log-ended = Igra je gotova.

say = Reci nešto …
phrase-hello = Bok!
phrase-thanks = Hvala!
phrase-well-played = Dobro odigrano!
phrase-sorry = Oprosti!
phrase-thinking = Da razmislim …
phrase-your-turn = Ti si na potezu!
phrase-again = Još jedna igra?
phrase-goodbye = Doviđenja!
leave = Odlazim nakratko
leave-hint = Bot igra umjesto tebe dok se ne vratiš
return = Evo me opet
resign = Predaj igru
resign-sure = Zaista predati igru?

winner = Pobjeđuje { $names }
winners = Zajednička pobjeda: { $names }
abandoned = Igra je prekinuta
breakdown = Bodovi prema izvoru
total = Ukupno
source-dirhams = Dirhami
source-halves = Vidljivi sagovi
source-track = Štandovi
source-juice = Sok
source-coins = Novčići
source-group = Najveća skupina
rematch = Igraj ponovno
rematch-join = Na sljedeću igru
replay = Pogledaj igru ponovno
download = Preuzmi zapis
replay-start = Prije prvog poteza.
replay-first = Na početak
replay-back = Korak natrag
replay-on = Korak naprijed
replay-last = Na kraj
play = Pokreni
pause = Zaustavi

guide-next = Razumijem
guide-stop = Bez daljnjih savjeta

refused-no-server = Poslužitelj ne odgovara. Pokušaj ponovno za koji trenutak.
refused-malformed = Stranica i poslužitelj ne razumiju se. Učitaj stranicu ponovno.
refused-stale = Netko je bio brži: pogledaj ponovno ploču.
refused-illegal = Pravila to ne dopuštaju.
refused-not-your-seat = To nije tvoje mjesto.
refused-not-your-turn = Nisi na potezu.
refused-seat-taken = Ondje već netko sjedi.
refused-not-begun = Igra još nije počela.
refused-begun = Igra je već počela.
refused-over = Igra je gotova.
refused-not-over = Igra još nije gotova.
refused-no-undo = To se ne može vratiti.
refused-only-watching = S ovom poveznicom možeš samo gledati.
refused-not-seated = Najprije sjedni.
refused-no-such-seat = Takvog mjesta nema.
refused-no-such-bot = Takvog bota nema.
refused-no-such-game = Takve igre nema.
refused-bad-option = Ta pravila ne idu zajedno.
refused-no-time = Tvoje je vrijeme isteklo.
refused-present = Ta je osoba ovdje.
refused-bad-record = Ova datoteka nije zapis igre.
refused-too-many-requests = Ne tako brzo: pričekaj trenutak.
refused-no-such-table = Takvog stola nema. Je li poveznica potpuna?
refused-forbidden = To nije dopušteno.
