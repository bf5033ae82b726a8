# Stran: začetek, odpiranje mize, čakanje, igra, konec. Imena in številke pridejo kot argumenti.

me = Gost
language = Jezik
sound = Zvok

home-title = Dve igri na eni tržnici
home-promise = Vodi Assama čez morje preprog ali odpri svoje stojnice na tržnici v Marakešu. Igraj takoj proti botom ali pošlji prijateljem povezavo. Brez računa.
game-marrakech = Marrakech
game-morocco = Morocco
game-marrakech-pitch = Vrzi kocko za Assama, pazi, na čigavi preprogi se ustavi, in svoje polagaj tja, kjer bodo morali hoditi drugi.
game-morocco-pitch = Išči kockice, postavljaj delavce, zapiraj stojnice in jemlji sok: veliko taktike, od prve kockice.
game-players = Igralci: { $fewest }–{ $most }
start-now = Igraj takoj: { $game }
open-table-for = { $game } s prijatelji
my-tables = Moje mize
my-tables-none = Tu se pojavijo mize, pri katerih igraš. Pomni jih samo ta brskalnik.
watch = Glej
watch-none = Trenutno nihče ne igra javno.
watch-file = Oglej si posneto igro
watch-drop = Povleci sem datoteko igre ali jo izberi.
forget = Pozabi to mizo
status-waiting = čaka na igralce
status-playing = igra teče
status-over = končano

open-table = Odpri mizo
which-game = Igra
seats = Igralci
seat = Mesto { $letter }
your-name = Tvoje ime
how-many = Število igralcev
seat-me = Jaz, na tej napravi
seat-open = Prosto: za vsakogar s povezavo
seat-bot = Bot, { $bot }
bot-name = { $letter ->
    [A] Amina
    [B] Jusuf
    [C] Salma
    [D] Idris
   *[E] Nadia
  }
bot-level = stopnja { $level }
bot-random = kar tako
bot-greedy = pohlepen
bot-heuristic = po občutku
bot-flat = preizkuša
bot-max = najmočnejši
fill-with-bots = Boti na vsa prosta mesta
clock = Čas za razmislek
clock-none = Brez ure
clock-quick = 30 sekund na odločitev
clock-calm = 2 minuti na odločitev
clock-hour = 30 minut skupaj
clock-days = 2 dni na odločitev
clock-left-days = { $days ->
    [one] { $days } dan
    [two] { $days } dneva
    [few] { $days } dnevi
   *[other] { $days } dni
  }
public = Gledati sme vsak
options = Pravila na izbiro
value-true = da
value-false = ne
option-two-player-rugs = Preproge za dva igralca
option-two-player-rugs-shuffled = dve barvi, premešani
option-two-player-rugs-alternating = dve barvi, izmenično
option-two-player-rugs-single = ena barva, 15 preprog
option-first-player = Kdo začne
option-first-player-random = odloči naključje
option-elimination = Kdor ne more plačati, izpade
option-cover-own-rug = Lastna preproga se sme prekriti cela
option-lone-survivor = Zadnji igralec v igri
option-lone-survivor-ends = takoj zmaga
option-lone-survivor-plays-on = položi preostale preproge
option-turn-order = Assam se obrne
option-turn-order-turn-first = pred metom
option-turn-order-roll-first = po polaganju preproge
option-must-turn = Mora se obrniti
option-juice-values = Žetoni soka, vredni 2, 3 in 4
option-third-place-points = Točke za tretjega na stojnici
option-open-juice = Vzeti sok ostane odkrit

connecting = Na poti k mizi …
reconnecting = Povezava je prekinjena. Vrnila se bo sama; nič se ne izgubi.
invite-hint = Pošlji to povezavo, komur želiš. Igra se začne, ko ni več prostih mest.
invitation = Vabilo
copy-link = Kopiraj povezavo
copied = Kopirano
watching-only = Igra se začne, ko vsi sedejo. Lahko gledaš.
seat-free = Prosto
sit = Sedi sem
sit-also = Sedi tudi sem
stand-up = Vstani
fill = Bot
fair-dice = Ali se kockam da zaupati?
fair-dice-why = Vsi meti te igre izhajajo iz skrivnosti, ki je bila določena, preden je kdor koli sedel, in je zmešana z naključnim številom vsakega igralca. To je njen prstni odtis; po igri se skrivnost razkrije in jo je mogoče preveriti.

title-your-turn = ● Na potezi si
title-turn-of = Na potezi: { $name }
board = Tržnica igre { $game }. Puščice premikajo, Enter izbere.
prompt = Kaj storiti
showing = …
sending = …
skip = Preskoči
turn-of = Na potezi je { $name }.
tools = Koga postaviti
confirm = Potrdi
back = Izberi znova
undo = Vzemi nazaj
pick-more = { $square }: izberi drugi kvadrat.
odds = približno { $mean }, v najslabšem primeru { $worst }
odds-none = nič ne stane
odds-hint = Kaj met naredi s tvojimi točkami: povprečje in najslabši primer
cell-open = se lahko izbere
points-now = točke doslej
seat-you = ti
seat-away = ni pri mizi
seat-stand-in = ni pri mizi; igra bot ({ $bot })
seat-resigned = igra predana
tab-log = Kaj se je zgodilo
tab-rules = Pravila
rules-now = Zdaj:
log-none = Še nič.
log-sat = { $name } sede.
log-left = { $name } vstane.
log-began = Igra se začne.
log-undid = { $name } to vzame nazaj.
log-resigned = { $name } se preda.
log-stood-in = Bot ({ $bot }) igra namesto: { $name }.
log-returned = { $name } se vrne.
log-ran-out = { $name }: čas je potekel.
log-rematch = { $name } želi še eno igro.
log-ended = Igra je končana.

say = Povej kaj …
phrase-hello = Živjo!
phrase-thanks = Hvala!
phrase-well-played = Dobro odigrano!
phrase-sorry = Oprosti!
phrase-thinking = Naj premislim …
phrase-your-turn = Na potezi si!
phrase-again = Še ena igra?
phrase-goodbye = Nasvidenje!
leave = Grem za nekaj časa
leave-hint = Bot igra namesto tebe, dokler se ne vrneš
return = Spet sem tu
resign = Predaj igro
resign-sure = Res predaš igro?

winner = Zmaga { $names }
winners = Skupna zmaga: { $names }
abandoned = Igra je bila prekinjena
breakdown = Točke po izvoru
total = Skupaj
source-dirhams = Dirhami
source-halves = Vidne preproge
source-track = Stojnice
source-juice = Sok
source-coins = Kovanci
source-group = Največja skupina
rematch = Igraj znova
rematch-join = Na naslednjo igro
replay = Oglej si igro še enkrat
download = Prenesi zapis
replay-start = Pred prvo potezo.
replay-first = Na začetek
replay-back = Korak nazaj
replay-on = Korak naprej
replay-last = Na konec
play = Predvajaj
pause = Ustavi

guide-next = Razumem
guide-stop = Brez nasvetov

refused-no-server = Strežnik se ne odziva. Poskusi znova čez trenutek.
refused-malformed = Stran in strežnik se ne razumeta. Znova naloži stran.
refused-stale = Nekdo je bil hitrejši: še enkrat poglej desko.
refused-illegal = Pravila tega ne dovolijo.
refused-not-your-seat = To ni tvoje mesto.
refused-not-your-turn = Nisi na potezi.
refused-seat-taken = Tam že nekdo sedi.
refused-not-begun = Igra se še ni začela.
refused-begun = Igra se je že začela.
refused-over = Igra je končana.
refused-not-over = Igra še ni končana.
refused-no-undo = Tega ni mogoče vzeti nazaj.
refused-only-watching = S to povezavo lahko samo gledaš.
refused-not-seated = Najprej sedi za mizo.
refused-no-such-seat = Takega mesta ni.
refused-no-such-bot = Takega bota ni.
refused-no-such-game = Take igre ni.
refused-bad-option = Ta pravila ne gredo skupaj.
refused-no-time = Tvoj čas je potekel.
refused-present = Ta oseba je tu.
refused-bad-record = Ta datoteka ni zapis igre.
refused-too-many-requests = Ne tako hitro: počakaj trenutek.
refused-no-such-table = Take mize ni. Je povezava cela?
refused-forbidden = To ni dovoljeno.
