# Morocco: шта се догодило, шта се пита, шта може да се уради.

mo-black = црна
mo-green = зелена
mo-purple = љубичаста
mo-brown = браон
mo-orange = наранџаста
mo-wild = било која боја

ask-morocco-wild = Коју коцкицу добијаш?
ask-morocco-scout = Куда иде фигура на крову?
ask-morocco-assign = Кога постављаш и где?
ask-morocco-assign-end = Замена за новчић или крај потеза?
ask-morocco-assign-pass = Сада не можеш да поставиш никога.
ask-morocco-extra = Којом коцкицом још плаћаш?
ask-morocco-cousin = Куда иде други рођак?
ask-morocco-reward = Новчић или чувар?
ask-morocco-arrow = Куда показује стрелица?
ask-morocco-move = Куда даље иде твој туриста?
ask-morocco-keep = Коју коцкицу задржаваш?

tool-assistant = Помоћник
tool-bodyguard = Чувар
tool-tourist = Туриста
tool-cousins = Рођаци
tool-cousin = Други рођак
tool-move = Туриста

mo-do-gain = Узми: { $colours }
mo-do-pay = Плати: { $colours }
mo-do-keep = Задржи: { $colours }
mo-do-keep-none = Не задржи ниједну
mo-do-take-coin = Новчић
mo-do-take-bodyguard = Чувар
mo-do-arrow-north = Горе
mo-do-arrow-east = Десно
mo-do-arrow-south = Доле
mo-do-arrow-west = Лево
mo-do-rows = Замени редове { $one } и { $other } (1 новчић)
mo-do-columns = Замени колоне { $one } и { $other } (1 новчић)
mo-do-scout = { $space }: { $mine } за тебе, { $others } за остале
mo-for-you = за тебе
mo-for-others = за остале
mo-do-assistant = Помоћник на { $space }, цена: { $colours }
mo-do-bodyguard = Чувар на { $space }, цена: { $colours }
mo-do-tourist = Туриста на { $space }, цена: { $colours } и још једна
mo-do-cousins = Први од два рођака на { $space }, цена: { $colours } и још једна коцкица
mo-do-cousin = Други рођак на { $space }
mo-do-move = Туриста на { $space }
mo-do-pass = Даље
mo-do-end = Заврши потез

mo-first = Почиње { $name }.
mo-round = Нова рунда; први потез: { $name }.
mo-rolled = Пијачна коцка показује: { $face }.
mo-gained = { $name } добија: { $colours }.
mo-scouted = { $name } помера фигуру на { $space }.
mo-kept = { $name } задржава: { $kept }.
mo-kept-none = { $name } не задржава ниједну коцкицу.
mo-placed-assistant = { $name } поставља помоћника на { $space }.
mo-placed-bodyguard = { $name } поставља чувара на { $space }.
mo-placed-tourist = { $name } поставља туристу на { $space }.
mo-placed-cousins = { $name } поставља првог од два рођака на { $space }.
mo-placed-cousin = { $name } поставља другог рођака на { $space }.
mo-paid = { $name } плаћа: { $colours }.
mo-swapped-rows = { $name } троши новчић и замењује редове { $one } и { $other }.
mo-swapped-columns = { $name } троши новчић и замењује колоне { $one } и { $other }.
mo-passed = { $name } каже даље.
mo-full = Тезга { $stall } је пуна.
mo-scored = { $name } добија { $points ->
    [one] { $points } поен
    [few] { $points } поена
   *[other] { $points } поена
  }.
mo-reward-coin = { $name } узима новчић.
mo-reward-bodyguard = { $name } узима чувара.
mo-reward-none = { $name } више не добија ништа.
mo-juice = { $name } узима сок вредности { $value }.
mo-closed = Плочица затвара { $stall } (власник: { $name }); { $open ->
    [one] отворена је { $open } тезга
    [few] отворене су { $open } тезге
   *[other] отворено је { $open } тезги
  }.
mo-closed-empty = Празна плочица затвара { $stall }; { $open ->
    [one] отворена је { $open } тезга
    [few] отворене су { $open } тезге
   *[other] отворено је { $open } тезги
  }.
mo-last-round = Ово је последња рунда.
mo-pointed = { $name } усмерава стрелицу на { $target }.
mo-moved = { $name }: туриста иде даље на { $space } и сада је помоћник.
mo-tourists-left = { $name }: { $tourists ->
    [one] { $tourists } туриста напушта игру.
    [few] { $tourists } туристе напуштају игру.
   *[other] { $tourists } туриста напушта игру.
  }

mo-roof = Кров. Коцкице: { $spaces }. { $pawn ->
    [middle] Фигура стоји у средини.
   *[other] Фигура стоји на { $pawn }.
  }
mo-assistants = Помоћници
mo-bodyguards = Чувари за постављање
mo-tourists = Туристи
mo-cousins = Парови рођака
mo-tiles = Пијачне плочице
mo-juice-tokens = Жетони сока
mo-cell = { $space } на тезги { $stall }, цена: { $colours }
mo-cell-closed = { $space } на тезги { $stall }, { $owner ->
    [empty] затвореној празном плочицом
   *[other] затвореној, власник: { $owner }
  }
mo-cell-assistant = помоћник, { $owner }
mo-cell-bodyguard = чувар, { $owner }
mo-cell-tourist = туриста, { $owner }
mo-cell-juice = сок вредности { $value }
