# Страница: начало, открытие стола, ожидание, игра, конец. Имена и числа приходят аргументами.

me = Гость
language = Язык
sound = Звук

home-title = Две игры на одной рыночной площади
home-promise = Ведите Ассама по морю ковров или открывайте свои лавки на рынке Марракеша. Играйте сразу с ботами или пошлите друзьям ссылку. Без регистрации.
game-marrakech = Марракеш
game-morocco = Марокко
game-marrakech-pitch = Бросайте кубик за Ассама, следите, на чьём ковре он остановится, и выкладывайте свои там, где придётся идти другим.
game-morocco-pitch = Разведывайте кубики, ставьте работников, закрывайте лавки и уводите сок: тактика с первого же кубика.
game-players = Игроков: { $fewest }–{ $most }
start-now = Играть сейчас: { $game }
open-table-for = { $game } с друзьями
my-tables = Мои столы
my-tables-none = Здесь появятся столы, за которыми вы были. Помнит их только этот браузер.
watch = Смотреть
watch-none = Сейчас никто не играет открыто.
watch-file = Посмотреть записанную игру
watch-drop = Перетащите сюда файл игры или выберите его.
forget = Забыть этот стол
status-waiting = ждёт игроков
status-playing = идёт игра
status-over = окончена

open-table = Открыть стол
which-game = Игра
seats = Игроки
seat = Место { $letter }
your-name = Ваше имя
how-many = Число игроков
seat-me = Я, на этом устройстве
seat-open = Свободно: для всех, у кого есть ссылка
seat-bot = Бот, { $bot }
bot-name = { $letter ->
    [A] Амина
    [B] Юсеф
    [C] Сальма
    [D] Идрис
   *[E] Надия
  }
bot-level = уровень { $level }
bot-random = как попало
bot-greedy = жадный
bot-heuristic = на глазок
bot-flat = пробует варианты
bot-max = сильнейший
fill-with-bots = Боты на все свободные места
clock = Время на раздумье
clock-none = Без часов
clock-quick = 30 секунд на выбор
clock-calm = 2 минуты на выбор
clock-hour = 30 минут на всю игру
clock-days = 2 дня на выбор
clock-left-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
  }
public = Смотреть могут все
options = Правила на выбор
value-true = да
value-false = нет
option-two-player-rugs = Ковры для двух игроков
option-two-player-rugs-shuffled = два цвета, вперемешку
option-two-player-rugs-alternating = два цвета, по очереди
option-two-player-rugs-single = один цвет, 15 ковров
option-first-player = Кто начинает
option-first-player-random = решает случай
option-elimination = Кто не может заплатить, выбывает
option-cover-own-rug = Свой ковёр можно накрыть целиком
option-lone-survivor = Последний оставшийся игрок
option-lone-survivor-ends = сразу побеждает
option-lone-survivor-plays-on = выкладывает остальные ковры
option-turn-order = Ассама поворачивают
option-turn-order-turn-first = перед броском
option-turn-order-roll-first = после выкладывания ковра
option-must-turn = Его обязательно поворачивать
option-juice-values = Жетоны сока ценой 2, 3 и 4
option-third-place-points = Очки третьему в лавке
option-open-juice = Взятый сок остаётся открытым

connecting = Идём к столу …
reconnecting = Связь прервалась. Она восстановится сама; ничего не пропадёт.
invite-hint = Пошлите эту ссылку тем, с кем хотите играть. Игра начнётся, когда не останется свободных мест.
invitation = Приглашение
copy-link = Скопировать ссылку
copied = Скопировано
watching-only = Игра начнётся, когда все сядут. Вы можете смотреть.
seat-free = Свободно
sit = Сесть сюда
sit-also = Сесть и сюда
stand-up = Встать
fill = Бот
fair-dice = Можно ли верить костям?
fair-dice-why = Все броски этой игры следуют из секрета, закреплённого прежде, чем кто-либо сел за стол, и смешанного со случайным числом каждого игрока. Это его отпечаток; после игры секрет раскрывается, и его можно проверить.

title-your-turn = ● Ваш ход
title-turn-of = Ходит { $name }
board = Рынок игры { $game }. Стрелки двигают, Enter выбирает.
prompt = Что делать
showing = …
sending = …
skip = Пропустить
turn-of = Ходит { $name }.
tools = Кого поставить
confirm = Подтвердить
back = Выбрать заново
undo = Взять назад
pick-more = { $square }: выберите вторую клетку.
odds = около { $mean }, в худшем случае { $worst }
odds-none = ничего не стоит
odds-hint = Как бросок изменит ваши очки: в среднем и в худшем случае
cell-open = можно выбрать
points-now = очки на сейчас
seat-you = вы
seat-away = нет на месте
seat-stand-in = нет на месте; играет бот ({ $bot })
seat-resigned = игра сдана
tab-log = Что произошло
tab-rules = Правила
rules-now = Сейчас:
log-none = Пока ничего.
log-sat = { $name } садится за стол.
log-left = { $name } встаёт из-за стола.
log-began = Игра начинается.
log-undid = { $name } берёт это назад.
log-resigned = { $name } сдаётся.
log-stood-in = За игрока { $name } играет бот ({ $bot }).
log-returned = { $name } снова здесь.
log-ran-out = { $name }: время вышло.
log-rematch = { $name } хочет сыграть ещё раз.
log-ended = Игра окончена.

say = Сказать что-нибудь …
phrase-hello = Привет!
phrase-thanks = Спасибо!
phrase-well-played = Хорошо сыграно!
phrase-sorry = Извините!
phrase-thinking = Дайте подумать …
phrase-your-turn = Ваш ход!
phrase-again = Ещё партию?
phrase-goodbye = До свидания!
leave = Отойти
leave-hint = Пока вы не вернётесь, за вас играет бот
return = Я здесь
resign = Сдаться
resign-sure = Точно сдаться?

winner = Побеждает { $names }
winners = Победу делят { $names }
abandoned = Игра прервана
breakdown = Очки по источникам
total = Всего
source-dirhams = Дирхамы
source-halves = Видимые ковры
source-track = Лавки
source-juice = Сок
source-coins = Монеты
source-group = Самая большая группа
rematch = Сыграть ещё раз
rematch-join = К следующей игре
replay = Посмотреть игру заново
download = Скачать запись
replay-start = Перед первым ходом.
replay-first = В начало
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-last = В конец
play = Пуск
pause = Пауза

guide-next = Понятно
guide-stop = Больше без подсказок

refused-no-server = Сервер не отвечает. Попробуйте чуть позже.
refused-malformed = Страница и сервер не понимают друг друга. Перезагрузите страницу.
refused-stale = Кто-то вас опередил: посмотрите на поле ещё раз.
refused-illegal = Правила этого не позволяют.
refused-not-your-seat = Это не ваше место.
refused-not-your-turn = Сейчас не ваш ход.
refused-seat-taken = Там уже кто-то сидит.
refused-not-begun = Игра ещё не началась.
refused-begun = Игра уже началась.
refused-over = Игра окончена.
refused-not-over = Игра ещё не окончена.
refused-no-undo = Это нельзя взять назад.
refused-only-watching = По этой ссылке можно только смотреть.
refused-not-seated = Сначала сядьте за стол.
refused-no-such-seat = Такого места нет.
refused-no-such-bot = Такого бота нет.
refused-no-such-game = Такой игры нет.
refused-bad-option = Эти правила не сочетаются.
refused-no-time = Ваше время вышло.
refused-present = Этот человек на месте.
refused-bad-record = Этот файл — не запись игры.
refused-too-many-requests = Не так быстро: подождите немного.
refused-no-such-table = Такого стола нет. Вся ли ссылка скопирована?
refused-forbidden = Это запрещено.
