# Марокко: что произошло, что спрашивается, что можно сделать.

mo-black = чёрный
mo-green = зелёный
mo-purple = фиолетовый
mo-brown = коричневый
mo-orange = оранжевый
mo-wild = любой цвет

ask-morocco-wild = Какой кубик взять?
ask-morocco-scout = Куда идёт фишка на крыше?
ask-morocco-assign = Кого поставить и куда?
ask-morocco-assign-end = Поменять за монету или закончить ход?
ask-morocco-assign-pass = Сейчас никого нельзя поставить.
ask-morocco-extra = Какой кубик отдать сверх того?
ask-morocco-cousin = Куда встанет второй кузен?
ask-morocco-reward = Монета или охранник?
ask-morocco-arrow = Куда указывает стрелка?
ask-morocco-move = Куда переходит ваш турист?
ask-morocco-keep = Какой кубик оставить?

tool-assistant = Помощник
tool-bodyguard = Охранник
tool-tourist = Турист
tool-cousins = Кузены
tool-cousin = Второй кузен
tool-move = Турист
tool-swap = Поменять кубики

mo-do-gain = Взять кубик: { $colours }
mo-do-pay = Отдать кубик: { $colours }
mo-do-keep = Оставить кубик: { $colours }
mo-do-keep-none = Ничего не оставлять
mo-do-take-coin = Монета
mo-do-take-bodyguard = Охранник
mo-do-arrow-north = Вверх
mo-do-arrow-east = Вправо
mo-do-arrow-south = Вниз
mo-do-arrow-west = Влево
mo-do-rows = Поменять местами ряды { $one } и { $other } (1 монета)
mo-do-columns = Поменять местами столбцы { $one } и { $other } (1 монета)
mo-do-scout = { $space }: вам { $mine }, другим { $others }
mo-for-you = вам
mo-for-others = другим
mo-do-assistant = Помощник на { $space }, цена: { $colours }
mo-do-bodyguard = Охранник на { $space }, цена: { $colours }
mo-do-tourist = Турист на { $space }, цена: { $colours } и ещё один
mo-do-cousins = Первый кузен на { $space }, цена: { $colours } и ещё один
mo-do-cousin = Второй кузен на { $space }
mo-do-move = Турист на { $space }
mo-do-pass = Пас
mo-do-end = Закончить ход

mo-first = Начинает { $name }.
mo-round = Новый раунд; первым ходит { $name }.
mo-rolled = Рыночная кость: { $face }.
mo-gained = { $name } получает: { $colours }.
mo-scouted = { $name } передвигает фишку на { $space }.
mo-kept = { $name } оставляет себе: { $kept }.
mo-kept-none = { $name } не оставляет себе кубиков.
mo-placed-assistant = { $name } ставит помощника на { $space }.
mo-placed-bodyguard = { $name } ставит охранника на { $space }.
mo-placed-tourist = { $name } ставит туриста на { $space }.
mo-placed-cousins = { $name } ставит первого кузена на { $space }.
mo-placed-cousin = { $name } ставит второго кузена на { $space }.
mo-paid = { $name } платит: { $colours }.
mo-swapped-rows = { $name } тратит монету и меняет местами ряды { $one } и { $other }.
mo-swapped-columns = { $name } тратит монету и меняет местами столбцы { $one } и { $other }.
mo-passed = { $name } пасует.
mo-full = Лавка { $stall } заполнена.
mo-scored = { $name } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }.
mo-reward-coin = { $name } берёт монету.
mo-reward-bodyguard = { $name } берёт охранника.
mo-reward-none = { $name } больше ничего не получает.
mo-juice = { $name } берёт сок, его цена: { $value }.
mo-closed = Плитка игрока { $name } закрывает { $stall }; { $open ->
    [one] открыта { $open } лавка
    [few] открыты { $open } лавки
    [many] открыто { $open } лавок
   *[other] открыто { $open } лавки
  }.
mo-closed-empty = Плитка пустой лавки закрывает { $stall }; { $open ->
    [one] открыта { $open } лавка
    [few] открыты { $open } лавки
    [many] открыто { $open } лавок
   *[other] открыто { $open } лавки
  }.
mo-last-round = Это последний раунд.
mo-pointed = { $name } направляет стрелку на { $target }.
mo-moved = Турист игрока { $name } переходит на { $space } и становится помощником.
mo-tourists-left = { $tourists ->
    [one] { $tourists } турист игрока { $name } покидает игру.
    [few] { $tourists } туриста игрока { $name } покидают игру.
    [many] { $tourists } туристов игрока { $name } покидают игру.
   *[other] { $tourists } туриста игрока { $name } покидают игру.
  }

mo-roof = Крыша. Кубики: { $spaces }. { $pawn ->
    [middle] Фишка стоит в середине.
   *[other] Фишка стоит на { $pawn }.
  }
mo-assistants = Помощники
mo-bodyguards = Охранники в запасе
mo-tourists = Туристы
mo-cousins = Пары кузенов
mo-tiles = Плитки рынка
mo-juice-tokens = Жетоны сока
mo-cell = { $space } в лавке { $stall }, цена: { $colours }
mo-cell-closed = { $space } в лавке { $stall }, { $owner ->
    [empty] закрытой плиткой пустой лавки
   *[other] закрытой плиткой игрока { $owner }
  }
mo-cell-assistant = помощник игрока { $owner }
mo-cell-bodyguard = охранник игрока { $owner }
mo-cell-tourist = турист игрока { $owner }
mo-cell-juice = сок, его цена: { $value }

mo-cube-row = Ряд { $line }: { $colour } кубик
mo-cube-column = Столбец { $line }: { $colour } кубик
mo-cell-strength = сила { $strength } из { $full }
mo-pick-cube = { $cube }. Теперь выберите кубик, с которым его поменять.
mo-no-swap-phase = Кубики меняют местами только в тот ход, когда ставят работников.
mo-no-swap-coin = Обмен стоит монету, а у вас её нет.
mo-no-swap-kinds = Меняются кубики двух рядов или двух столбцов, но не ряда со столбцом.
mo-no-swap-place = После такого обмена вы никого не сможете поставить.
mo-round-number = Раунд { $round }
mo-closings-left = { $stalls ->
    [0] Последний раунд
    [one] до конца { $stalls } лавка
    [few] до конца { $stalls } лавки
    [many] до конца { $stalls } лавок
   *[other] до конца { $stalls } лавки
  }
mo-goes-first = Первый: { $name }
mo-hand = Ваши кубики и монеты:

no-morocco-elsewhere = Здесь сейчас нечего выбирать. Ответы — под вопросом.
no-morocco-closed = Лавка { $stall } закрыта. Выберите открытую.
no-morocco-taken = Место { $space } занято. Выберите свободное.
no-morocco-cubes = Для лавки { $stall } вам не хватает: { $colours }. Выберите подсвеченное место.
no-morocco-no-second = Второму кузену рядом не будет места. Выберите подсвеченное место.
no-morocco-not-touching = Второй кузен должен касаться { $space } из другой лавки. Выберите подсвеченное место.
no-morocco-not-target = Турист идёт туда, куда указывает стрелка: на свободное место лавки { $stall }.
