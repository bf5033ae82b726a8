curve = Како су се мењали изгледи за победу
curve-hint = Додирни криву или се по њој крећи стрелицама: табла је прати. Кругови с бројем су кључни тренуци, тачке су грешке.
curve-at = Корак { $at } од { $last }: { $shares }
curve-table = Исто као табела
step = Корак
moment = { $rank }. У кораку { $step }
moment-show = Погледај
skill = Умеће и срећа
skill-luck = Срећа
skill-lost = Изгубљено изборима
skill-error = Рачунар је из сваког положаја одиграо { $simulations } игара унапред. Његове сопствене процене се током игре разликују за највише { $error } изгледа за победу: ниједна бројка овде није сигурнија од тога.
skill-unsure = То је много: узми бројке само као назнаку.
verdicts-inaccuracy = Непрецизности: { $number }
verdicts-mistake = Грешке: { $number }
verdicts-blunder = Грубе грешке: { $number }
place-won = Побеђује { $name }. Предност над следећим: { $points }.
place-behind = { $name } заузима место { $place }. До победе је недостајало: { $points }.
place-only = { $name } заузима место { $place }.
points-of = { $points ->
    [one] { $points } поен
    [few] { $points } поена
   *[other] { $points } поена
  }
luck-good = Срећа је помогла. Донела је: { $points }.
luck-bad = Срећа није помогла. Однела је: { $points }.
luck-none = Срећа ништа није променила.
choices-lost = Боље одлуке донеле би више. Разлика: { $points }.
choices-none = Ниједна одлука није ништа коштала.
review-first = Ово је брз први поглед. Темељнији следи сам од себе.
exercises = Шта је могло да прође боље
exercises-none = Ниједна одлука није много коштала.
moment-played = { $name } бира: { $choice }.
moment-better = Боље: { $choice }.
reason-now = { $source }: овај избор одмах доноси { $chosen }, а бољи { $best }.
reason-later = На крају бољи избор вреди више. Разлика: { $points }.
reason-wins = Бољи избор чешће побеђује, али не са више поена.
marks = На табли: квачица и пуна линија показују бољи избор, крстић и тачкаста линија онај учињени.
try = Покушај
try-ask = На реду: { $name }. Који избор је бољи?
try-right = Тачно: { $choice }.
try-wrong = { $choice }: то још није најбоље. Губитак: { $points }. Покушај поново.
try-solution = Прикажи решење
drill = Решено је { $done } од { $all }.
skill-points = Ово су поени у поређењу са просеком осталих.
skill-kingmaking = О победнику су одлучили играчи који више нису могли да победе: { $shares }. Такве изборе нико не може да предвиди, па се не рачунају ни као срећа ни као губитак.
source-cubes = Коцке
