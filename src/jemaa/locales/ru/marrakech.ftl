# Марракеш: что произошло, что спрашивается, что можно сделать.

ask-marrakech-assam = Куда идёт Ассам?
ask-marrakech-assam-after = Куда теперь повернуть Ассама?
ask-marrakech-lay = Куда положить ваш ковёр?

mk-do-left = Налево
mk-do-ahead = Прямо
mk-do-right = Направо
mk-do-lay = Ковёр на { $squares }
mk-first = Начинает { $name }.
mk-turned = { $turn ->
    [left] { $name } поворачивает Ассама налево.
    [right] { $name } поворачивает Ассама направо.
   *[ahead] { $name } не поворачивает Ассама.
  }
mk-rolled = { $name } бросает кубик: { $slippers }.
mk-walked = { $looped ->
    [yes] Ассам разворачивается на краю и идёт на { $square }.
   *[no] Ассам идёт на { $square }.
  }
mk-paid = { $name } платит игроку { $to } { $amount ->
    [one] { $amount } дирхам
    [few] { $amount } дирхама
    [many] { $amount } дирхамов
   *[other] { $amount } дирхама
  }.
mk-paid-short = { $name } платит игроку { $to } { $amount } из { $due ->
    [one] { $due } дирхама
    [few] { $due } дирхамов
    [many] { $due } дирхамов
   *[other] { $due } дирхама
  }: больше денег нет.
mk-out = { $name } выбывает из игры.
mk-laid = { $name } кладёт ковёр на { $squares }.
mk-laid-over = { $name } кладёт ковёр на { $squares }, поверх { $over }.
mk-returned = Для ковра игрока { $name } нет места: он возвращается в коробку.
mk-turned-up = { $name }, следующий ковёр: { $colour }.
mk-is-out = вне игры
mk-rugs-left = Осталось ковров цвета { $colour }
mk-cell-empty = { $square }, пусто
mk-cell-half = { $square }, половина ковра цвета { $colour }
mk-cell-whole = { $square }, ковёр цвета { $colour }, вторая половина на { $other }
mk-cell-reach = Ассам может остановиться здесь
mk-cell-assam = { $facing ->
    [north] здесь стоит Ассам и смотрит на север
    [east] здесь стоит Ассам и смотрит на восток
    [south] здесь стоит Ассам и смотрит на юг
   *[west] здесь стоит Ассам и смотрит на запад
  }

no-marrakech-turn = Сейчас Ассам туда не попадёт. Выберите стрелку или подсвеченную клетку.
no-marrakech-under-assam = На { $square } стоит Ассам. Положите ковёр рядом с ним.
no-marrakech-not-beside = Ковёр должен стороной касаться клетки Ассама { $square }. Выберите подсвеченную клетку.
no-marrakech-both-halves = { $squares } — это целый ковёр, его хозяин — { $name }. Накройте только половину.
no-marrakech-same-colour = На { $squares } дважды один цвет. Накройте два разных.
