# Strona: początek, otwieranie stołu, czekanie, gra, koniec. Imiona i liczby przychodzą jako argumenty.

me = Gość
language = Język
sound = Dźwięk

home-title = Dwie gry na jednym targu
home-promise = Kieruj Assamem po morzu dywanów albo otwórz swoje stragany na targu w Marrakeszu. Zagraj od razu z botami albo wyślij znajomym link. Bez konta.
game-marrakech = Marrakech
game-morocco = Morocco
game-marrakech-pitch = Rzuć kostką za Assama, uważaj, na czyim dywanie się zatrzyma, i rozkładaj swoje tam, gdzie inni będą musieli przejść.
game-morocco-pitch = Wypatruj sześcianów, wystawiaj pracowników, zamykaj stragany i zgarniaj sok: taktyka od pierwszego sześcianu.
game-players = Od { $fewest } do { $most } graczy
start-now = Graj teraz: { $game }
open-table-for = { $game } ze znajomymi
my-tables = Moje stoły
my-tables-none = Tu pojawią się stoły, przy których grasz. Pamięta je tylko ta przeglądarka.
watch = Oglądaj
watch-none = Teraz nikt nie gra publicznie.
watch-file = Obejrzyj zapisaną grę
watch-drop = Upuść tu plik z grą albo go wybierz.
forget = Zapomnij ten stół
status-waiting = czeka na graczy
status-playing = trwa
status-over = zakończona

open-table = Otwórz stół
which-game = Gra
seats = Gracze
seat = Miejsce { $letter }
your-name = Twoje imię
how-many = Liczba graczy
seat-me = Ja, na tym urządzeniu
seat-open = Wolne: dla każdego, kto ma link
seat-bot = Bot, { $bot }
bot-name = { $letter ->
    [A] Amina
    [B] Youssef
    [C] Salma
    [D] Idris
   *[E] Nadia
  }
bot-level = poziom { $level }
bot-random = na chybił trafił
bot-greedy = zachłanny
bot-heuristic = na oko
bot-flat = metodą prób
bot-max = najsilniejszy
fill-with-bots = Boty na wszystkie wolne miejsca
clock = Czas do namysłu
clock-none = Bez zegara
clock-quick = 30 sekund na decyzję
clock-calm = 2 minuty na decyzję
clock-hour = 30 minut łącznie
clock-days = 2 dni na decyzję
clock-left-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  }
public = Każdy może oglądać
options = Zasady do wyboru
value-true = tak
value-false = nie
option-two-player-rugs = Dywany dla dwóch graczy
option-two-player-rugs-shuffled = dwa kolory, potasowane
option-two-player-rugs-alternating = dwa kolory, na przemian
option-two-player-rugs-single = jeden kolor, 15 dywanów
option-first-player = Kto zaczyna
option-first-player-random = decyduje los
option-elimination = Kto nie może zapłacić, odpada
option-cover-own-rug = Własny dywan wolno przykryć w całości
option-lone-survivor = Ostatni gracz w grze
option-lone-survivor-ends = wygrywa od razu
option-lone-survivor-plays-on = rozkłada resztę dywanów
option-turn-order = Assama obraca się
option-turn-order-turn-first = przed rzutem
option-turn-order-roll-first = po rozłożeniu dywanu
option-must-turn = Trzeba go obrócić
option-juice-values = Żetony soku o wartości 2, 3 i 4
option-third-place-points = Punkty dla trzeciego na straganie
option-open-juice = Wzięty sok pozostaje odkryty

connecting = W drodze do stołu …
reconnecting = Połączenie zerwane. Wróci samo; nic nie przepada.
invite-hint = Wyślij ten link, komu chcesz. Gra zaczyna się, gdy nie ma już wolnych miejsc.
invitation = Zaproszenie
copy-link = Kopiuj link
copied = Skopiowano
watching-only = Gra zaczyna się, gdy wszyscy usiądą. Możesz oglądać.
seat-free = Wolne
sit = Usiądź tutaj
sit-also = Usiądź też tutaj
stand-up = Wstań
fill = Bot
fair-dice = Czy kostkom można ufać?
fair-dice-why = Wszystkie rzuty tej gry wynikają z tajemnicy ustalonej, zanim ktokolwiek usiadł, zmieszanej z losową liczbą każdego gracza. To jej odcisk; po grze tajemnica zostaje ujawniona i można ją sprawdzić.

title-your-turn = ● Twoja tura
title-turn-of = Tura: { $name }
board = Targ gry { $game }. Strzałki przesuwają, Enter wybiera.
prompt = Co zrobić
showing = …
sending = …
skip = Pomiń
turn-of = Teraz tura: { $name }.
tools = Kogo wystawić
confirm = Potwierdź
back = Wybierz ponownie
undo = Cofnij
pick-more = { $square }: wybierz drugie pole.
odds = około { $mean }, najgorzej { $worst }
odds-none = nic nie kosztuje
odds-hint = Co rzut robi z twoimi punktami: średnio i w najgorszym razie
cell-open = można wybrać
points-now = punkty do tej pory
seat-you = ty
seat-away = poza stołem
seat-stand-in = poza stołem; gra bot ({ $bot })
seat-resigned = po rezygnacji
tab-log = Co się stało
tab-rules = Zasady
rules-now = Teraz:
log-none = Jeszcze nic.
log-sat = { $name } siada.
log-left = { $name } wstaje.
log-began = Gra się zaczyna.
log-undid = { $name } to cofa.
log-resigned = { $name } rezygnuje.
log-stood-in = Bot ({ $bot }) gra w zastępstwie: { $name }.
log-returned = { $name } wraca.
log-ran-out = { $name }: koniec czasu.
log-rematch = { $name } chce jeszcze jednej gry.
log-ended = Gra skończona.

say = Powiedz coś …
phrase-hello = Cześć!
phrase-thanks = Dziękuję!
phrase-well-played = Dobra gra!
phrase-sorry = Przepraszam!
phrase-thinking = Daj mi pomyśleć …
phrase-your-turn = Twoja tura!
phrase-again = Jeszcze jedna gra?
phrase-goodbye = Do widzenia!
leave = Zaraz wracam
leave-hint = Bot gra za ciebie, aż wrócisz
return = Już jestem
resign = Zrezygnuj
resign-sure = Na pewno zrezygnować?

winner = Wygrywa { $names }
winners = Wspólne zwycięstwo: { $names }
abandoned = Grę przerwano
breakdown = Punkty według źródła
total = Razem
source-dirhams = Dirhemy
source-halves = Widoczne dywany
source-track = Stragany
source-juice = Sok
source-coins = Monety
source-group = Największa grupa
rematch = Zagraj ponownie
rematch-join = Do następnej gry
replay = Obejrzyj grę jeszcze raz
download = Pobierz zapis
replay-start = Przed pierwszym ruchem.
replay-first = Na początek
replay-back = Krok wstecz
replay-on = Krok dalej
replay-last = Na koniec
play = Odtwórz
pause = Wstrzymaj

guide-next = Rozumiem
guide-stop = Bez podpowiedzi

refused-no-server = Serwer nie odpowiada. Spróbuj za chwilę.
refused-malformed = Strona i serwer się nie rozumieją. Wczytaj stronę ponownie.
refused-stale = Ktoś cię wyprzedził: spójrz jeszcze raz na planszę.
refused-illegal = Zasady na to nie pozwalają.
refused-not-your-seat = To nie twoje miejsce.
refused-not-your-turn = To nie twoja tura.
refused-seat-taken = Ktoś już tam siedzi.
refused-not-begun = Gra jeszcze się nie zaczęła.
refused-begun = Gra już się zaczęła.
refused-over = Gra jest skończona.
refused-not-over = Gra jeszcze się nie skończyła.
refused-no-undo = Tego nie można cofnąć.
refused-only-watching = Z tym linkiem możesz tylko oglądać.
refused-not-seated = Najpierw usiądź.
refused-no-such-seat = Nie ma takiego miejsca.
refused-no-such-bot = Nie ma takiego bota.
refused-no-such-game = Nie ma takiej gry.
refused-bad-option = Te zasady do siebie nie pasują.
refused-no-time = Twój czas minął.
refused-present = Ta osoba jest obecna.
refused-bad-record = Ten plik nie jest zapisem gry.
refused-too-many-requests = Nie tak szybko: poczekaj chwilę.
refused-no-such-table = Nie ma takiego stołu. Czy link jest cały?
refused-forbidden = To niedozwolone.
