# Marrakech: шта се догодило, шта се пита, шта може да се уради.

ask-marrakech-assam = Куда иде Асам?
ask-marrakech-assam-after = Куда сада окрећеш Асама?
ask-marrakech-lay = Где полажеш свој саг?

mk-do-left = Лево
mk-do-ahead = Право
mk-do-right = Десно
mk-do-lay = Саг на { $squares }
mk-first = Почиње { $name }.
mk-turned = { $turn ->
    [left] { $name } окреће Асама лево.
    [right] { $name } окреће Асама десно.
   *[ahead] { $name } не окреће Асама.
  }
mk-rolled = { $name } баца { $slippers }.
mk-walked = { $looped ->
    [yes] Асам се на ивици окреће и иде на { $square }.
   *[no] Асам иде на { $square }.
  }
mk-paid = { $name } плаћа { $amount ->
    [one] { $amount } дирхам
    [few] { $amount } дирхама
   *[other] { $amount } дирхама
  }. Прима: { $to }.
mk-paid-short = { $name } дугује { $due ->
    [one] { $due } дирхам
    [few] { $due } дирхама
   *[other] { $due } дирхама
  } и плаћа { $amount }: више нема. Прима: { $to }.
mk-out = { $name } испада из игре.
mk-laid = { $name } полаже саг на { $squares }.
mk-laid-over = { $name } полаже саг на { $squares }, преко { $over }.
mk-returned = { $name } нема где да положи саг: враћа се у кутију.
mk-turned-up = { $name }, следећи саг: { $colour }.
mk-is-out = ван игре
mk-rugs-left = Преостали сагови боје { $colour }
mk-cell-empty = { $square }, празан
mk-cell-half = { $square }, пола сага боје { $colour }
mk-cell-whole = { $square }, саг боје { $colour }, друга половина на { $other }
mk-cell-reach = Асам може овде да стане
mk-cell-assam = { $facing ->
    [north] Асам стоји овде и гледа на север
    [east] Асам стоји овде и гледа на исток
    [south] Асам стоји овде и гледа на југ
   *[west] Асам стоји овде и гледа на запад
  }

no-marrakech-turn = Асам сада не може тамо. Изабери стрелицу или осветљен квадрат.
no-marrakech-under-assam = На { $square } стоји Асам. Положи саг поред њега.
no-marrakech-not-beside = Саг мора једном страницом да додирује Асамов квадрат { $square }. Изабери осветљен квадрат.
no-marrakech-both-halves = { $squares } је цео један саг, власник је { $name }. Покриј само половину.
no-marrakech-same-colour = На { $squares } је двапут иста боја. Покриј две различите.
