# Die Seite: Anfang, einen Tisch eröffnen, warten, spielen, das Ende. Namen und Zahlen kommen als Argumente.

language = Sprache
sound = Ton
vibration = Vibration

home-title = Zwei Spiele, ein Marktplatz
home-promise = Lenk Assam über Teppiche, oder eröffne Stände auf dem Markt von Marrakesch. Spiel sofort gegen Bots, oder schick Freunden einen Link. Ohne Konto.
game-marrakech = Marrakech
game-morocco = Morocco
game-marrakech-pitch = Würfle für Assam, gib acht, auf wessen Teppich er anhält, und leg deine dorthin, wo andere gehen müssen.
game-morocco-pitch = Spür Steine auf, setz Arbeiter ein, schließ Stände und schnapp dir den Saft: voller Taktik, vom ersten Stein an.
game-players = { $fewest } bis { $most } Spieler
code-have = Hast du einen Code?
code-go = Los
start-now = { $game } spielen
invite-friends = Freunde einladen
game-for = { $game } zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
   *[5] fünft
  }
table-choices = Plätze, Regeln, Uhr
lesson-open = Einführung
lesson-while-waiting = Kurze Einführung, während wir warten
my-tables = Meine Tische
my-tables-none = Hier erscheinen die Tische, an denen du warst. Nur dieser Browser merkt sie sich.
watch = Zuschauen
watch-none = Gerade läuft kein öffentliches Spiel.
watch-file = Ein aufgezeichnetes Spiel ansehen
file-choose = Datei auswählen
watch-drop = Zieh die Datei eines Spiels hierher, oder wähl sie aus.
next-table = Nächster Tisch, der wartet ({ $count })
forget = Aus der Liste nehmen
status-waiting = wartet auf Spieler
status-playing = läuft
status-paused = macht Pause
status-over = beendet

open-table = Einen Tisch eröffnen
which-game = Spiel
seats = Spieler
seat = Platz { $letter }
your-name = Dein Name
name-ask = Wie heißt du?
name-of-seat = Name für Platz { $letter }
name-keep = Speichern
how-many = Zahl der Spieler
seat-me = Ich, an diesem Gerät
seat-open = Frei: für alle mit dem Link
seat-bot = Bot, { $bot }
bot-name = { $letter ->
    [A] Amina
    [B] Youssef
    [C] Salma
    [D] Idris
   *[E] Nadia
  }
bot-level = { $level ->
    [1] sehr leicht
    [2] leicht
    [3] mittel
    [4] schwer
   *[5] sehr schwer
  }
bot-max = am stärksten
fill-with-bots = Bots auf alle freien Plätze
clock = Bedenkzeit
clock-none = Keine Uhr
clock-quick = 30 Sekunden je Entscheidung
clock-calm = 2 Minuten je Entscheidung
clock-hour = 30 Minuten insgesamt
clock-days = 2 Tage je Entscheidung
public = Alle dürfen zuschauen
family = Familientisch
family-why = Es spielen nur gutmütige Bots, auch in den nächsten Spielen mit denselben Leuten.
options = Regeln nach Wahl
value-true = ja
value-false = nein
option-default = { $value } (Standard)
clause-close = Schließen
option-two-player-rugs = Teppiche zu zweit
option-two-player-rugs-shuffled = zwei Farben, gemischt
option-two-player-rugs-alternating = zwei Farben, abwechselnd
option-two-player-rugs-single = eine Farbe, 15 Teppiche
option-first-player = Wer beginnt
option-first-player-random = der Zufall entscheidet
option-payment-area = Bezahlt wird für
option-payment-area-connected = das ganze Gebiet einer Farbe
option-payment-area-adjoining = Assams Feld und die daneben
option-two-player-area = Ein Gebiet hat zu zweit
option-two-player-area-colour = eine Farbe
option-two-player-area-owner = beide Farben seines Besitzers
option-elimination = Wer nicht alles zahlen kann, scheidet aus
option-cover-own-rug = Den eigenen Teppich darf man ganz bedecken
option-different-colours = Zwei auf einmal bedeckte Hälften müssen verschiedene Farben haben
option-lone-survivor = Der letzte Spieler
option-lone-survivor-ends = gewinnt sofort
option-lone-survivor-plays-on = legt die übrigen Teppiche aus
option-turn-order = Assam wird gedreht
option-turn-order-turn-first = vor dem Wurf
option-turn-order-roll-first = nach dem Auslegen
option-must-turn = Assam muss gedreht werden
option-juice-values = Saftmarker mit Wert 2, 3 und 4
option-third-place-points = Punkte für den Dritten an einem Stand
option-open-juice = Genommener Saft bleibt offen liegen
option-must-place = Tauschen vor dem Einsetzen
option-must-place-when-able = ist immer erlaubt
option-must-place-held = nur, wenn man danach noch einsetzen kann
option-empty-tile-arrow = Leerstand-Plättchen haben Pfeile
option-keep-cube = Wer am Ende der Runde Steine hat
option-keep-cube-must = behält einen
option-keep-cube-may = behält einen oder keinen

connecting = Der Tisch wird geöffnet …
reconnecting = Die Verbindung ist weg. Wir versuchen es weiter; nichts geht verloren.
invite-hint = Schick diesen Link an alle, mit denen du spielen willst. Das Spiel beginnt, wenn alle Plätze besetzt sind.
invitation = Einladung
copy-link = Link kopieren
copied = Kopiert
code = Code
invites-you = { $name } lädt dich zu { $game } ein ({ $count } Spieler)
invited = Du bist zu { $game } eingeladen ({ $count } Spieler)
join = Hinsetzen
share = Teilen
qr-code = QR-Code
seat-host = lädt ein
watching-only = Das Spiel beginnt, wenn alle sitzen. Du kannst zuschauen.
watching-you = Du schaust zu.
watching-full = Alle Plätze sind besetzt, darum schaust du zu.
seat-free = Frei
sit = Hier hinsetzen
sit-also = Auch hier hinsetzen
stand-up = Aufstehen
fill = Bot dazusetzen
fair-dice = Kann man den Würfeln trauen?
fair-dice-why = Alle Würfe dieses Spiels folgen aus einem Geheimnis, das feststand, bevor sich jemand setzte, gemischt mit einer Zufallszahl von jedem Spieler. Dies ist sein Fingerabdruck; nach dem Spiel wird das Geheimnis aufgedeckt und lässt sich prüfen.

title-your-turn = ● Du bist dran
title-turn-of = { $name } ist dran
board = Der Markt von { $game }. Mit den Pfeiltasten bewegen, mit der Eingabetaste wählen.
prompt = Was jetzt zu tun ist
sending = Wird gesendet …
sending-offline = Du bist offline. Das wird gesendet, sobald du wieder verbunden bist.
skip = Überspringen
pace = Tempo
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-instant = sofort
turn-of = { $name } ist dran.
paused-mine = Das Spiel macht Pause. Es geht weiter, wenn du wieder da bist.
paused-others = Das Spiel macht Pause. Es geht weiter, wenn jemand wieder da ist.
away-mine = Ein Bot spielt für dich.
tools = Wen einsetzen
confirm = Bestätigen
back = Anders wählen
undo = Zurücknehmen
pick-more = { $square }: Wähl das andere Feld.
several-answers = { $square }: Dorthin führen mehrere Wege. Wähl einen Pfeil.
chance-spread = etwa { $mean }, schlimmstenfalls { $worst }
chance-spread-none = kostet nichts
chance-spread-hint = Was der Wurf mit deinen Punkten macht: im Durchschnitt und schlimmstenfalls
cell-open = kann gewählt werden
points-now = Punkte bisher
explain-signs = Was bedeuten diese Zeichen?
seat-you = du
seat-away = nicht da
seat-stand-in = nicht da; ein Bot spielt ({ $bot })
seat-resigned = hat aufgegeben
tab-log = Verlauf
tab-rules = Regeln
tab-menu = Menü
rules-now = Jetzt:
how-to-play = So wird gespielt
log-none = Noch nichts.
log-sat = { $name } setzt sich.
log-left = { $name } steht auf.
log-began = Das Spiel beginnt.
log-undid = { $name } nimmt das zurück.
log-resigned = { $name } gibt auf.
log-stood-in = Ein Bot ({ $bot }) spielt für { $name }.
log-paused = { $name } ist nicht da. Das Spiel macht Pause.
log-returned = { $name } ist wieder da.
log-ran-out = Die Zeit von { $name } ist um.
log-agreed = { $name } möchte noch ein Spiel.
log-declined = { $name } spielt diesmal nicht mit.
log-watch-on = { $name } lässt andere zuschauen.
log-watch-off = { $name } lässt niemanden mehr zuschauen.
log-rematch = Das nächste Spiel ist eröffnet.
log-ended = Das Spiel ist vorbei.

say = Etwas sagen …
phrase-hello = Hallo!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-sorry = Tut mir leid!
phrase-thinking = Lass mich überlegen …
phrase-your-turn = Du bist dran!
phrase-again = Noch ein Spiel?
phrase-goodbye = Tschüss!
phrase-smile = 🙂
phrase-laugh = 😄
phrase-wink = 😉
phrase-surprise = 😮
phrase-tears = 😢
phrase-clap = 👏
phrase-heart = ❤️
phrase-thumb = 👍
leave = Pause machen
leave-goes-on = Das Spiel geht weiter, und ein Bot spielt für dich, bis du wiederkommst.
leave-waits = Außer dir spielt gerade niemand, darum wartet das Spiel, bis du wiederkommst. Kein Bot spielt, und keine Uhr läuft.
leave-not = Weiterspielen
return = Ich bin wieder da
resign = Aufgeben
resign-sure = Wirklich aufgeben?

winner = { $names } gewinnt
winners = { $names } teilen sich den Sieg
abandoned = Das Spiel wurde nicht zu Ende gespielt; die Punkte gelten, wie sie sind.
breakdown = Woher die Punkte kommen
total = Summe
source-dirhams = Dirham
source-halves = Sichtbare Teppiche
source-track = Stände
source-juice = Saft
source-coins = Münzen
source-group = Größte Gruppe
rematch = Noch einmal spielen
rematch-no = Diesmal nicht
rematch-count = { $yes } von { $of } möchten noch einmal spielen
rematch-join = Zum nächsten Spiel
again-time = Noch { $time } Zeit für die Antwort
replay = Das Spiel noch einmal ansehen
download = Aufzeichnung des Spiels herunterladen
replay-start = Vor dem ersten Zug.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
play = Abspielen
pause = Anhalten

missing = Unter dieser Adresse gibt es keine Seite.
to-home = Zur Startseite

refused-no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
refused-malformed = Die Seite und der Server verstehen sich nicht. Lade die Seite neu.
refused-stale = Jemand war schneller: Sieh noch einmal aufs Brett.
refused-illegal = Das erlauben die Regeln nicht.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-your-turn = Du bist nicht dran.
refused-seat-taken = Da sitzt schon jemand.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-begun = Das Spiel hat schon begonnen.
refused-over = Das Spiel ist vorbei.
refused-not-over = Das Spiel ist noch nicht vorbei.
refused-no-undo = Das lässt sich nicht zurücknehmen.
refused-only-watching = Mit diesem Link kannst du nur zuschauen.
refused-not-seated = Setz dich zuerst.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-no-such-bot = Diesen Bot gibt es nicht.
refused-no-such-game = Dieses Spiel gibt es nicht.
refused-bad-option = Diese Regeln passen nicht zusammen.
refused-no-time = Deine Zeit ist um.
refused-present = Diese Person ist hier.
refused-not-gentle = An einem Familientisch dürfen nur gutmütige Bots spielen.
refused-not-watchable = An diesem Tisch ist das Zuschauen gerade nicht erlaubt.
refused-bad-record = Diese Datei ist keine Aufzeichnung eines Spiels.
refused-too-many-requests = Nicht so schnell: Warte einen Moment.
refused-no-such-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
refused-table-damaged = Diese Partie lässt sich nicht öffnen: Was von ihr gespeichert war, ist beschädigt. Andere Partien sind nicht betroffen.
refused-no-such-code = Mit diesem Code wartet kein Tisch.
refused-bad-name = Ein Name hat 1 bis 24 Zeichen.
refused-forbidden = Das ist nicht erlaubt.
