# Марокко: что произошло, что спрашивается, что можно сделать.

mo-black = чёрный
mo-green = зелёный
mo-purple = фиолетовый
mo-brown = коричневый
mo-orange = оранжевый
mo-wild = любой цвет

ask-morocco-wild = Какой кубик вы хотите получить?
ask-morocco-scout = Куда идёт фишка на крыше?
ask-morocco-assign = Кого поставить и куда?
ask-morocco-assign-end = Поменять за монету или закончить ход?
ask-morocco-assign-pass = Сейчас никого нельзя поставить.
ask-morocco-extra = Каким кубиком доплатить?
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

mo-do-gain = Получить: { $colours }
mo-do-pay = Заплатить: { $colours }
mo-do-keep = Оставить: { $colours }
mo-do-keep-none = Не оставлять ни одного
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
mo-do-cousins = Первый из двух кузенов на { $space }, цена: { $colours } и ещё один кубик
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
mo-placed-cousins = { $name } ставит первого из двух кузенов на { $space }.
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
mo-juice = { $name } берёт сок на { $value } очка.
mo-closed = Плитка игрока { $name } закрывает { $stall }; { $open ->
    [one] открыта { $open } лавка
    [few] открыты { $open } лавки
    [many] открыто { $open } лавок
   *[other] открыто { $open } лавки
  }.
mo-closed-empty = Пустая плитка закрывает { $stall }; { $open ->
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
    [empty] закрытой пустой плиткой
   *[other] закрытой плиткой игрока { $owner }
  }
mo-cell-assistant = помощник игрока { $owner }
mo-cell-bodyguard = охранник игрока { $owner }
mo-cell-tourist = турист игрока { $owner }
mo-cell-juice = сок на { $value } очка
