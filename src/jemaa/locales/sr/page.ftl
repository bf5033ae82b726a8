# Страница: почетак, отварање стола, чекање, игра, крај. Имена и бројеви долазе као аргументи.

me = Гост
language = Језик
sound = Звук

home-title = Две игре на једној пијаци
home-promise = Води Асама преко мора сагова или отвори своје тезге на пијаци у Маракешу. Играј одмах против ботова или пошаљи пријатељима линк. Без налога.
game-marrakech = Marrakech
game-morocco = Morocco
game-marrakech-pitch = Баци коцку за Асама, пази на чијем се сагу зауставља и полажи своје тамо куда ће други морати да прођу.
game-morocco-pitch = Извиђај коцкице, постављај раднике, затварај тезге и купи сок: пуно тактике, од прве коцкице.
game-players = { $fewest }–{ $most } играча
start-now = Играј одмах: { $game }
open-table-for = { $game } са пријатељима
my-tables = Моји столови
my-tables-none = Овде се појављују столови за којима играш. Памти их само овај прегледач.
watch = Гледај
watch-none = Тренутно нико не игра јавно.
watch-file = Погледај снимљену игру
watch-drop = Превуци овамо датотеку игре или је изабери.
forget = Заборави овај сто
status-waiting = чека играче
status-playing = игра се
status-over = завршено

open-table = Отвори сто
which-game = Игра
seats = Играчи
seat = Место { $letter }
your-name = Твоје име
how-many = Број играча
seat-me = Ја, на овом уређају
seat-open = Слободно: за свакога ко има линк
seat-bot = Бот, { $bot }
bot-name = { $letter ->
    [A] Амина
    [B] Јусуф
    [C] Салма
    [D] Идрис
   *[E] Надија
  }
bot-level = ниво { $level }
bot-random = како падне
bot-greedy = похлепан
bot-heuristic = одока
bot-flat = испробава
bot-max = најјачи
fill-with-bots = Ботови на сва слободна места
clock = Време за размишљање
clock-none = Без сата
clock-quick = 30 секунди по одлуци
clock-calm = 2 минута по одлуци
clock-hour = 30 минута укупно
clock-days = 2 дана по одлуци
clock-left-days = { $days ->
    [one] { $days } дан
    [few] { $days } дана
   *[other] { $days } дана
  }
public = Сви смеју да гледају
options = Правила по избору
value-true = да
value-false = не
option-two-player-rugs = Сагови за два играча
option-two-player-rugs-shuffled = две боје, измешане
option-two-player-rugs-alternating = две боје, наизменично
option-two-player-rugs-single = једна боја, 15 сагова
option-first-player = Ко почиње
option-first-player-random = одлучује случај
option-elimination = Ко не може да плати, испада
option-cover-own-rug = Сопствени саг сме да се покрије цео
option-lone-survivor = Последњи играч у игри
option-lone-survivor-ends = одмах побеђује
option-lone-survivor-plays-on = полаже остатак сагова
option-turn-order = Асам се окреће
option-turn-order-turn-first = пре бацања
option-turn-order-roll-first = после полагања сага
option-must-turn = Мора да се окрене
option-juice-values = Жетони сока вредности 2, 3 и 4
option-third-place-points = Поени за трећег на тезги
option-open-juice = Узети сок остаје откривен

connecting = Пут до стола …
reconnecting = Веза је прекинута. Вратиће се сама; ништа се не губи.
invite-hint = Пошаљи овај линк коме желиш. Игра почиње кад више нема слободних места.
invitation = Позивница
copy-link = Копирај линк
copied = Копирано
watching-only = Игра почиње кад сви седну. Можеш да гледаш.
seat-free = Слободно
sit = Седи овде
sit-also = Седи и овде
stand-up = Устани
fill = Бот
fair-dice = Може ли се коцкама веровати?
fair-dice-why = Сва бацања у овој игри следе из тајне која је одређена пре него што је ико сео, помешане са случајним бројем сваког играча. Ово је њен отисак; после игре тајна се открива и може да се провери.

title-your-turn = ● Ти си на потезу
title-turn-of = На потезу: { $name }
board = Пијаца игре { $game }. Стрелице померају, Enter бира.
prompt = Шта урадити
showing = …
sending = …
skip = Прескочи
turn-of = На потезу је { $name }.
tools = Кога поставити
confirm = Потврди
back = Изабери поново
undo = Врати потез
pick-more = { $square }: изабери други квадрат.
odds = око { $mean }, у најгорем случају { $worst }
odds-none = не кошта ништа
odds-hint = Шта бацање чини твојим поенима: просек и најгори случај
cell-open = може да се изабере
points-now = поени досад
seat-you = ти
seat-away = није за столом
seat-stand-in = није за столом; игра бот ({ $bot })
seat-resigned = игра предата
tab-log = Шта се догодило
tab-rules = Правила
rules-now = Сада:
log-none = Још ништа.
log-sat = { $name } седа.
log-left = { $name } устаје.
log-began = Игра почиње.
log-undid = { $name } то враћа.
log-resigned = { $name } се предаје.
log-stood-in = Бот ({ $bot }) игра као замена: { $name }.
log-returned = { $name } се враћа.
log-ran-out = { $name }: време је истекло.
log-rematch = { $name } жели још једну игру.
log-ended = Игра је готова.

say = Реци нешто …
phrase-hello = Здраво!
phrase-thanks = Хвала!
phrase-well-played = Добро одиграно!
phrase-sorry = Извини!
phrase-thinking = Да размислим …
phrase-your-turn = Ти си на потезу!
phrase-again = Још једна игра?
phrase-goodbye = Довиђења!
leave = Одлазим накратко
leave-hint = Бот игра уместо тебе док се не вратиш
return = Ево ме опет
resign = Предај игру
resign-sure = Заиста предајеш игру?

winner = Побеђује { $names }
winners = Заједничка победа: { $names }
abandoned = Игра је прекинута
breakdown = Поени по извору
total = Укупно
source-dirhams = Дирхами
source-halves = Видљиви сагови
source-track = Тезге
source-juice = Сок
source-coins = Новчићи
source-group = Највећа група
rematch = Играј поново
rematch-join = На следећу игру
replay = Погледај игру поново
download = Преузми запис
replay-start = Пре првог потеза.
replay-first = На почетак
replay-back = Корак назад
replay-on = Корак напред
replay-last = На крај
play = Пусти
pause = Заустави

guide-next = Разумем
guide-stop = Без даљих савета

refused-no-server = Сервер не одговара. Покушај поново за који тренутак.
refused-malformed = Страница и сервер се не разумеју. Учитај страницу поново.
refused-stale = Неко је био бржи: погледај поново таблу.
refused-illegal = Правила то не дозвољавају.
refused-not-your-seat = То није твоје место.
refused-not-your-turn = Ниси на потезу.
refused-seat-taken = Тамо већ неко седи.
refused-not-begun = Игра још није почела.
refused-begun = Игра је већ почела.
refused-over = Игра је готова.
refused-not-over = Игра још није готова.
refused-no-undo = То не може да се врати.
refused-only-watching = Са овим линком можеш само да гледаш.
refused-not-seated = Најпре седи за сто.
refused-no-such-seat = Таквог места нема.
refused-no-such-bot = Таквог бота нема.
refused-no-such-game = Такве игре нема.
refused-bad-option = Та правила не иду заједно.
refused-no-time = Твоје време је истекло.
refused-present = Та особа је овде.
refused-bad-record = Ова датотека није запис игре.
refused-too-many-requests = Не тако брзо: сачекај тренутак.
refused-no-such-table = Таквог стола нема. Да ли је линк цео?
refused-forbidden = То није дозвољено.
