curve = Как менялись шансы
curve-hint = Коснитесь кривой или двигайтесь по ней клавишами со стрелками: поле следует за вами. Кружки с числом — главные моменты, точки — ошибки.
curve-at = Шаг { $at } из { $last }: { $shares }
curve-table = То же в виде таблицы
step = Шаг
moment = { $rank }. На шаге { $step }
moment-show = Посмотреть
skill = Мастерство и удача
skill-luck = Удача
skill-lost = Потеряно на выборе
skill-error = Компьютер доиграл каждую позицию { $simulations } раз. Его собственные оценки расходятся за игру на величину до { $error } шансов на победу: точнее этого здесь не может быть ни одно число.
skill-unsure = Это много: считайте эти числа только подсказкой.
verdicts-inaccuracy = Неточности: { $number }
verdicts-mistake = Ошибки: { $number }
verdicts-blunder = Грубые ошибки: { $number }
place-won = Побеждает { $name }. Отрыв от следующего: { $points }.
place-behind = { $name } занимает место { $place }. До победы не хватило: { $points }.
place-only = { $name } занимает место { $place }.
points-of = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
luck-good = Везение помогло. Оно принесло: { $points }.
luck-bad = Везение не помогло. Оно отняло: { $points }.
luck-none = Везение ничего не изменило.
choices-lost = Лучшие решения принесли бы больше. Разница: { $points }.
choices-none = Ни одно решение не отняло очков.
review-first = Это быстрый первый взгляд. Более глубокий появится сам.
exercises = Что могло пойти лучше
exercises-none = Ни одно решение не обошлось дорого.
moment-played = { $name } выбирает: { $choice }.
moment-better = Лучше: { $choice }.
reason-now = { $source }: этот выбор сразу даёт { $chosen }, лучший даёт { $best }.
reason-later = В конце лучший выбор стоит больше. Разница: { $points }.
reason-wins = Лучший выбор побеждает чаще, хотя и не с большим отрывом.
marks = На поле: галочка и сплошная линия — лучший выбор, крестик и пунктир — сделанный.
try = Попробуйте сами
try-ask = Ходит { $name }. Какой выбор лучше?
try-right = Верно: { $choice }.
try-wrong = { $choice }: это пока не лучший выбор. Он теряет { $points }. Попробуйте ещё раз.
try-solution = Показать ответ
drill = Вы решили { $done } из { $all }.
skill-points = Это очки в сравнении со средним у остальных.
skill-kingmaking = Исход решили игроки, которые сами выиграть уже не могли: { $shares }. Такой выбор никто не предскажет, поэтому он не считается ни везением, ни потерей.
source-cubes = Кубики
