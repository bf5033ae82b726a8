# Stránka: úvod, otevření stolu, čekání, hra, konec. Jména a čísla přicházejí jako argumenty.

me = Host
language = Jazyk
sound = Zvuk

home-title = Dvě hry na jednom tržišti
home-promise = Veď Assama mořem koberců, nebo otevři své stánky na trhu v Marrákeši. Zahraj si hned proti botům, nebo pošli přátelům odkaz. Bez účtu.
game-marrakech = Marrakech
game-morocco = Morocco
game-marrakech-pitch = Hoď kostkou za Assama, dávej pozor, na čím koberci se zastaví, a pokládej své tam, kudy budou muset jít ostatní.
game-morocco-pitch = Vyhlížej kostičky, umisťuj pracovníky, zavírej stánky a ber si džus: taktika od první kostičky.
game-players = Hráči: { $fewest }–{ $most }
start-now = Hrát hned: { $game }
open-table-for = { $game } s přáteli
my-tables = Moje stoly
my-tables-none = Tady se objeví stoly, u kterých hraješ. Pamatuje si je jen tento prohlížeč.
watch = Sledovat
watch-none = Teď nikdo nehraje veřejně.
watch-file = Přehrát zaznamenanou hru
watch-drop = Přetáhni sem soubor s hrou, nebo ho vyber.
forget = Zapomenout tento stůl
status-waiting = čeká na hráče
status-playing = hraje se
status-over = dohráno

open-table = Otevřít stůl
which-game = Hra
seats = Hráči
seat = Místo { $letter }
your-name = Tvoje jméno
how-many = Počet hráčů
seat-me = Já, na tomto zařízení
seat-open = Volné: pro každého, kdo má odkaz
seat-bot = Bot, { $bot }
bot-name = { $letter ->
    [A] Amina
    [B] Youssef
    [C] Salma
    [D] Idris
   *[E] Nadia
  }
bot-level = úroveň { $level }
bot-random = cokoli ho napadne
bot-greedy = chamtivý
bot-heuristic = od oka
bot-flat = zkouší to
bot-max = nejsilnější
fill-with-bots = Boti na všechna volná místa
clock = Čas na rozmyšlenou
clock-none = Bez hodin
clock-quick = 30 sekund na rozhodnutí
clock-calm = 2 minuty na rozhodnutí
clock-hour = 30 minut celkem
clock-days = 2 dny na rozhodnutí
clock-left-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
  }
public = Sledovat smí každý
options = Pravidla na výběr
value-true = ano
value-false = ne
option-two-player-rugs = Koberce ve dvou hráčích
option-two-player-rugs-shuffled = dvě barvy, zamíchané
option-two-player-rugs-alternating = dvě barvy, střídavě
option-two-player-rugs-single = jedna barva, 15 koberců
option-first-player = Kdo začíná
option-first-player-random = rozhodne náhoda
option-elimination = Kdo nemůže zaplatit, vypadává
option-cover-own-rug = Vlastní koberec se smí zakrýt celý
option-lone-survivor = Poslední hráč ve hře
option-lone-survivor-ends = hned vítězí
option-lone-survivor-plays-on = položí zbylé koberce
option-turn-order = Assam se otáčí
option-turn-order-turn-first = před hodem
option-turn-order-roll-first = po položení koberce
option-must-turn = Otočit se musí
option-juice-values = Žetony džusu v hodnotě 2, 3 a 4
option-third-place-points = Body pro třetího ve stánku
option-open-juice = Získaný džus zůstává odkrytý

connecting = Cesta ke stolu …
reconnecting = Spojení vypadlo. Vrátí se samo; nic se neztratí.
invite-hint = Pošli tento odkaz, komu chceš. Hra začne, až nebude žádné místo volné.
invitation = Pozvánka
copy-link = Kopírovat odkaz
copied = Zkopírováno
watching-only = Hra začne, až si všichni sednou. Můžeš ji sledovat.
seat-free = Volné
sit = Sednout si sem
sit-also = Sednout si i sem
stand-up = Vstát
fill = Bot
fair-dice = Dá se kostkám věřit?
fair-dice-why = Všechny hody této hry vycházejí z tajemství, které bylo určeno dřív, než si kdo sedl, smíchaného s náhodným číslem každého hráče. Tohle je jeho otisk; po hře se tajemství prozradí a dá se zkontrolovat.

title-your-turn = ● Jsi na tahu
title-turn-of = Na tahu: { $name }
board = Trh hry { $game }. Šipkami se pohybuješ, klávesou Enter vybíráš.
prompt = Co udělat
showing = …
sending = …
skip = Přeskočit
turn-of = Na tahu je { $name }.
tools = Koho umístit
confirm = Potvrdit
back = Vybrat znovu
undo = Vzít zpět
pick-more = { $square }: vyber druhé políčko.
odds = asi { $mean }, v nejhorším { $worst }
odds-none = nic nestojí
odds-hint = Co hod udělá s tvými body: průměr a nejhorší případ
cell-open = lze vybrat
points-now = body zatím
seat-you = ty
seat-away = pryč
seat-stand-in = pryč; hraje bot ({ $bot })
seat-resigned = hra vzdána
tab-log = Co se stalo
tab-rules = Pravidla
rules-now = Teď:
log-none = Zatím nic.
log-sat = { $name } si sedá.
log-left = { $name } vstává.
log-began = Hra začíná.
log-undid = { $name } to bere zpět.
log-resigned = { $name } to vzdává.
log-stood-in = Bot ({ $bot }) hraje v zastoupení: { $name }.
log-returned = { $name } je zpátky.
log-ran-out = { $name }: čas vypršel.
log-rematch = { $name } chce další hru.
log-ended = Hra skončila.

say = Řekni něco …
phrase-hello = Ahoj!
phrase-thanks = Děkuju!
phrase-well-played = Dobře zahráno!
phrase-sorry = Promiň!
phrase-thinking = Přemýšlím …
phrase-your-turn = Jsi na tahu!
phrase-again = Ještě jednu hru?
phrase-goodbye = Na shledanou!
leave = Odejít na chvíli
leave-hint = Bot hraje za tebe, dokud se nevrátíš
return = Jsem zpátky
resign = Vzdát
resign-sure = Opravdu vzdát?

winner = Vítězí { $names }
winners = Společné vítězství: { $names }
abandoned = Hra byla ukončena předčasně
breakdown = Body podle původu
total = Celkem
source-dirhams = Dirhamy
source-halves = Viditelné koberce
source-track = Stánky
source-juice = Džus
source-coins = Mince
source-group = Největší skupina
rematch = Hrát znovu
rematch-join = K další hře
replay = Přehrát hru znovu
download = Stáhnout záznam
replay-start = Před prvním tahem.
replay-first = Na začátek
replay-back = O krok zpět
replay-on = O krok dál
replay-last = Na konec
play = Přehrát
pause = Pozastavit

guide-next = Rozumím
guide-stop = Už žádné rady

refused-no-server = Server neodpovídá. Zkus to za chvíli znovu.
refused-malformed = Stránka a server si nerozumějí. Načti stránku znovu.
refused-stale = Někdo byl rychlejší: podívej se znovu na plán.
refused-illegal = To pravidla nedovolují.
refused-not-your-seat = To není tvoje místo.
refused-not-your-turn = Nejsi na tahu.
refused-seat-taken = Tam už někdo sedí.
refused-not-begun = Hra ještě nezačala.
refused-begun = Hra už začala.
refused-over = Hra skončila.
refused-not-over = Hra ještě neskončila.
refused-no-undo = To se nedá vzít zpět.
refused-only-watching = S tímto odkazem můžeš jen sledovat.
refused-not-seated = Nejdřív si sedni.
refused-no-such-seat = Takové místo není.
refused-no-such-bot = Takový bot není.
refused-no-such-game = Taková hra není.
refused-bad-option = Tato pravidla k sobě nejdou.
refused-no-time = Tvůj čas vypršel.
refused-present = Ten člověk je tady.
refused-bad-record = Tento soubor není záznam hry.
refused-too-many-requests = Ne tak rychle: chvilku počkej.
refused-no-such-table = Takový stůl není. Je odkaz celý?
refused-forbidden = To není dovoleno.
