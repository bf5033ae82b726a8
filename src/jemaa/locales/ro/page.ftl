# Pagina: începutul, deschiderea unei mese, așteptarea, jocul, sfârșitul. Numele și numerele vin ca argumente.

me = Oaspete
language = Limbă
sound = Sunet

home-title = Două jocuri într-o singură piață
home-promise = Condu-l pe Assam peste o mare de covorașe sau deschide-ți tarabele în piața din Marrakech. Joacă imediat cu boți sau trimite-le prietenilor un link. Fără cont.
game-marrakech = Marrakech
game-morocco = Morocco
game-marrakech-pitch = Aruncă zarul pentru Assam, ai grijă pe covorașul cui se oprește și așază-le pe ale tale acolo unde ceilalți vor trebui să treacă.
game-morocco-pitch = Caută cuburi, plasează lucrători, închide tarabe și ia sucul: tactică de la primul cub.
game-players = { $fewest }–{ $most } jucători
start-now = Joacă acum: { $game }
open-table-for = { $game } cu prietenii
my-tables = Mesele mele
my-tables-none = Aici apar mesele la care joci. Doar acest browser le ține minte.
watch = Privește
watch-none = Nimeni nu joacă public acum.
watch-file = Privește un joc înregistrat
watch-drop = Trage aici fișierul unui joc sau alege-l.
forget = Uită această masă
status-waiting = așteaptă jucători
status-playing = în desfășurare
status-over = încheiat

open-table = Deschide o masă
which-game = Joc
seats = Jucători
seat = Locul { $letter }
your-name = Numele tău
how-many = Numărul de jucători
seat-me = Eu, pe acest dispozitiv
seat-open = Liber: pentru oricine are linkul
seat-bot = Bot, { $bot }
bot-name = { $letter ->
    [A] Amina
    [B] Youssef
    [C] Salma
    [D] Idris
   *[E] Nadia
  }
bot-level = nivelul { $level }
bot-random = la întâmplare
bot-greedy = lacom
bot-heuristic = din ochi
bot-flat = face încercări
bot-max = cel mai puternic
fill-with-bots = Boți pe toate locurile libere
clock = Timp de gândire
clock-none = Fără ceas
clock-quick = 30 de secunde pe decizie
clock-calm = 2 minute pe decizie
clock-hour = 30 de minute în total
clock-days = 2 zile pe decizie
clock-left-days = { $days ->
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
  }
public = Oricine poate privi
options = Reguli la alegere
value-true = da
value-false = nu
option-two-player-rugs = Covorașe în doi jucători
option-two-player-rugs-shuffled = două culori, amestecate
option-two-player-rugs-alternating = două culori, alternativ
option-two-player-rugs-single = o culoare, 15 covorașe
option-first-player = Cine începe
option-first-player-random = hotărăște întâmplarea
option-elimination = Cine nu poate plăti iese din joc
option-cover-own-rug = Covorașul propriu poate fi acoperit întreg
option-lone-survivor = Ultimul jucător rămas
option-lone-survivor-ends = câștigă imediat
option-lone-survivor-plays-on = așază restul covorașelor
option-turn-order = Assam este rotit
option-turn-order-turn-first = înainte de aruncare
option-turn-order-roll-first = după așezarea unui covoraș
option-must-turn = Trebuie rotit
option-juice-values = Jetoane de suc în valoare de 2, 3 și 4
option-third-place-points = Puncte pentru al treilea la o tarabă
option-open-juice = Sucul luat rămâne la vedere

connecting = Spre masă …
reconnecting = Conexiunea s-a întrerupt. Revine singură; nu se pierde nimic.
invite-hint = Trimite acest link celor cu care vrei să joci. Jocul începe când nu mai este niciun loc liber.
invitation = Invitație
copy-link = Copiază linkul
copied = Copiat
watching-only = Jocul începe după ce se așază toți. Poți privi.
seat-free = Liber
sit = Așază-te aici
sit-also = Așază-te și aici
stand-up = Ridică-te
fill = Bot
fair-dice = Se poate avea încredere în zaruri?
fair-dice-why = Toate aruncările acestui joc decurg dintr-un secret stabilit înainte să se așeze cineva, amestecat cu un număr aleatoriu al fiecărui jucător. Aceasta este amprenta lui; după joc, secretul este dezvăluit și poate fi verificat.

title-your-turn = ● E rândul tău
title-turn-of = Rândul lui { $name }
board = Piața jocului { $game }. Tastele săgeți mută, Enter alege.
prompt = Ce e de făcut
showing = …
sending = …
skip = Sari peste
turn-of = E rândul lui { $name }.
tools = Pe cine plasezi
confirm = Confirmă
back = Alege din nou
undo = Anulează
pick-more = { $square }: alege celălalt pătrățel.
odds = în jur de { $mean }, în cel mai rău caz { $worst }
odds-none = nu costă nimic
odds-hint = Ce face aruncarea cu punctele tale: media și cazul cel mai rău
cell-open = se poate alege
points-now = puncte până acum
seat-you = tu
seat-away = nu e la masă
seat-stand-in = nu e la masă; joacă un bot ({ $bot })
seat-resigned = s-a retras
tab-log = Ce s-a întâmplat
tab-rules = Reguli
rules-now = Acum:
log-none = Încă nimic.
log-sat = { $name } se așază.
log-left = { $name } se ridică.
log-began = Jocul începe.
log-undid = { $name } anulează aceasta.
log-resigned = { $name } se retrage.
log-stood-in = Un bot ({ $bot }) joacă pentru { $name }.
log-returned = { $name } revine.
log-ran-out = { $name }: timpul a expirat.
log-rematch = { $name } mai vrea un joc.
log-ended = Jocul s-a încheiat.

say = Spune ceva …
phrase-hello = Bună!
phrase-thanks = Mulțumesc!
phrase-well-played = Bine jucat!
phrase-sorry = Scuze!
phrase-thinking = Stai să mă gândesc …
phrase-your-turn = E rândul tău!
phrase-again = Încă un joc?
phrase-goodbye = La revedere!
leave = Ia o pauză
leave-hint = Un bot joacă pentru tine până te întorci
return = Am revenit
resign = Retrage-te
resign-sure = Chiar te retragi?

winner = Câștigă { $names }
winners = Victorie împărțită: { $names }
abandoned = Jocul a fost abandonat
breakdown = Puncte după sursă
total = Total
source-dirhams = Dirhami
source-halves = Covorașe vizibile
source-track = Tarabe
source-juice = Suc
source-coins = Monede
source-group = Cel mai mare grup
rematch = Joacă din nou
rematch-join = La jocul următor
replay = Privește jocul din nou
download = Descarcă înregistrarea
replay-start = Înainte de prima mutare.
replay-first = La început
replay-back = Un pas înapoi
replay-on = Un pas înainte
replay-last = La sfârșit
play = Redă
pause = Pauză

guide-next = Am înțeles
guide-stop = Fără alte sfaturi

refused-no-server = Serverul nu răspunde. Încearcă din nou peste o clipă.
refused-malformed = Pagina și serverul nu se înțeleg. Reîncarcă pagina.
refused-stale = Cineva a fost mai rapid: uită-te din nou la tablă.
refused-illegal = Regulile nu permit asta.
refused-not-your-seat = Acela nu este locul tău.
refused-not-your-turn = Nu este rândul tău.
refused-seat-taken = Acolo stă deja cineva.
refused-not-begun = Jocul nu a început încă.
refused-begun = Jocul a început deja.
refused-over = Jocul s-a încheiat.
refused-not-over = Jocul nu s-a încheiat încă.
refused-no-undo = Asta nu se poate anula.
refused-only-watching = Cu acest link poți doar privi.
refused-not-seated = Mai întâi așază-te.
refused-no-such-seat = Nu există un astfel de loc.
refused-no-such-bot = Nu există un astfel de bot.
refused-no-such-game = Nu există un astfel de joc.
refused-bad-option = Aceste reguli nu se potrivesc între ele.
refused-no-time = Timpul tău a expirat.
refused-present = Persoana aceea este aici.
refused-bad-record = Acest fișier nu este înregistrarea unui joc.
refused-too-many-requests = Nu atât de repede: așteaptă o clipă.
refused-no-such-table = Nu există o astfel de masă. Linkul este complet?
refused-forbidden = Asta nu este permis.
