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
tool-swap = Замени коцкице

mo-do-gain = Узми коцкицу: { $colours }
mo-do-pay = Плати коцкицом: { $colours }
mo-do-keep = Задржи коцкицу: { $colours }
mo-do-keep-none = Не задржи ништа
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
mo-do-cousins = Први рођак на { $space }, цена: { $colours } и још једна
mo-do-cousin = Други рођак на { $space }
mo-do-move = Туриста на { $space }
mo-do-pass = Даље
mo-do-end = Заврши потез

mo-first = Почиње { $name }.
mo-round = Нова рунда; почиње { $name }.
mo-rolled = Пијачна коцка показује: { $face }.
mo-gained = { $name } добија: { $colours }.
mo-scouted = { $name } помера фигуру на { $space }.
mo-kept = { $name } задржава: { $kept }.
mo-kept-none = { $name } не задржава ниједну коцкицу.
mo-placed-assistant = { $name } поставља помоћника на { $space }.
mo-placed-bodyguard = { $name } поставља чувара на { $space }.
mo-placed-tourist = { $name } поставља туристу на { $space }.
mo-placed-cousins = { $name } поставља првог рођака на { $space }.
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
mo-closed-empty = Плочица празне тезге затвара { $stall }; { $open ->
    [one] отворена је { $open } тезга
    [few] отворене су { $open } тезге
   *[other] отворено је { $open } тезги
  }.
mo-last-round = Ово је последња рунда.
mo-pointed = { $name } усмерава стрелицу на { $target }.
mo-moved = Туриста ({ $name }) иде на { $space } и сада је помоћник.
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
    [empty] затвореној плочицом празне тезге
   *[other] затвореној, власник: { $owner }
  }
mo-cell-assistant = помоћник, { $owner }
mo-cell-bodyguard = чувар, { $owner }
mo-cell-tourist = туриста, { $owner }
mo-cell-juice = сок вредности { $value }

mo-cube-row = Ред { $line }: коцкица, { $colour }
mo-cube-column = Колона { $line }: коцкица, { $colour }
mo-cell-strength = снага { $strength } од { $full }
mo-pick-cube = { $cube }. Сада изабери коцкицу са којом се мења.
mo-no-swap-phase = Коцкице се замењују само у потезу у ком постављаш раднике.
mo-no-swap-coin = Замена кошта новчић, а ти немаш ниједан.
mo-no-swap-kinds = Замењују се коцкице два реда или две колоне, не реда и колоне.
mo-no-swap-place = После те замене никога не можеш да поставиш.
mo-round-number = Рунда { $round }
mo-closings-left = { $stalls ->
    [0] Последња рунда
    [one] { $stalls } тезга до краја
    [few] { $stalls } тезге до краја
   *[other] { $stalls } тезги до краја
  }
mo-goes-first = Први: { $name }
mo-hand = Твоје коцкице и новчићи:

no-morocco-elsewhere = Овде сада нема шта да се бира. Одговори су испод питања.
no-morocco-closed = Тезга { $stall } је затворена. Изабери отворену.
no-morocco-taken = { $space } је заузето. Изабери слободно поље.
no-morocco-cubes = За тезгу { $stall } недостаје ти { $colours }. Изабери осветљено поље.
no-morocco-no-second = Други рођак поред не би имао поље. Изабери осветљено поље.
no-morocco-not-touching = Други рођак мора да додирује { $space } са друге тезге. Изабери осветљено поље.
no-morocco-not-target = Туриста иде куда показује стрелица: на слободно поље тезге { $stall }.
