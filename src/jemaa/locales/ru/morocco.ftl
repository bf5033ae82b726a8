# Марокко: что произошло, что спрашивается, что можно сделать.

mo-black = чёрный
mo-green = зелёный
mo-purple = фиолетовый
mo-brown = коричневый
mo-orange = оранжевый
mo-wild = любой цвет

ask-morocco-wild = Какой кубик вы получите?
ask-morocco-scout = Куда идёт фишка на крыше?
ask-morocco-assign = Кого поставить и куда?
ask-morocco-extra = Каким кубиком доплатить?
ask-morocco-cousin = Куда встанет второй кузен?
ask-morocco-reward = Монета или охранник?
ask-morocco-arrow = Куда указывает стрелка?
ask-morocco-move = Куда переходит ваш турист?
ask-morocco-keep = Какой кубик оставить?
guide-morocco-scout = Передвиньте фишку на крыше. Вы получите два кубика рядом с её местом, а все остальные — тот, что на нём.
guide-morocco-assign = Заплатите кубиком ряда и кубиком столбца и поставьте туда работника. Лавка с силой 4 закрывается: самый сильный получает 5 очков и плитку, второй — 2 очка, монету и охранника. Работники берут сок у своего угла.
guide-morocco-extra = Туристы и кузены стоят на один кубик дороже, любого цвета.
guide-morocco-cousin = Второй кузен бесплатен: рядом с первым, через проход, в другой лавке.
guide-morocco-reward = Монета меняет местами кубики двух рядов или столбцов; охранник считается за двоих.
guide-morocco-arrow = Стрелка считается силой в той лавке, на которую указывает: так может закрыться следующая.
guide-morocco-move = Туристы не уходят, когда лавка закрывается: они идут по стрелке и становятся помощниками.
guide-morocco-keep = В конце раунда возвращаются все кубики, кроме одного.

tool-assistant = Помощник
tool-bodyguard = Охранник
tool-tourist = Турист
tool-cousins = Кузены
tool-cousin = Второй кузен
tool-move = Турист

mo-do-gain = Получить: { $colours }
mo-do-pay = Заплатить: { $colours }
mo-do-keep = Оставить: { $colours }
mo-do-take-coin = Монета
mo-do-take-bodyguard = Охранник
mo-do-arrow-north = Вверх
mo-do-arrow-east = Вправо
mo-do-arrow-south = Вниз
mo-do-arrow-west = Влево
mo-do-rows = Поменять ряды { $one } и { $other } (1 монета)
mo-do-columns = Поменять столбцы { $one } и { $other } (1 монета)
mo-do-scout = { $space }: вам { $mine }, другим { $others }
mo-for-you = вам
mo-for-others = другим
mo-do-assistant = Помощник на { $space }, цена: { $colours }
mo-do-bodyguard = Охранник на { $space }, цена: { $colours }
mo-do-tourist = Турист на { $space }, цена: { $colours } и ещё один
mo-do-cousins = Кузены с { $space }, цена: { $colours } и ещё один
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
mo-placed-assistant = { $name } ставит помощника на { $space }.
mo-placed-bodyguard = { $name } ставит охранника на { $space }.
mo-placed-tourist = { $name } ставит туриста на { $space }.
mo-placed-cousins = { $name } ставит первого из двух кузенов на { $space }.
mo-placed-cousin = { $name } ставит второго кузена на { $space }.
mo-paid = { $name } платит: { $colours }.
mo-swapped-rows = { $name } тратит монету и меняет ряды { $one } и { $other }.
mo-swapped-columns = { $name } тратит монету и меняет столбцы { $one } и { $other }.
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
mo-reward-none = Для игрока { $name } больше ничего нет.
mo-juice = { $name } берёт сок ценой { $value }.
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
    [0] Фишка стоит в середине.
   *[other] Фишка стоит на { $pawn }.
  }
mo-assistants = Помощники
mo-bodyguards = Охранники, готовые встать
mo-tourists = Туристы
mo-cousins = Пары кузенов
mo-tiles = Плитки рынка
mo-juice-tokens = Жетоны сока
mo-cell = { $space } в лавке { $stall }, цена: { $colours }
mo-cell-closed = { $space } в лавке { $stall }, { $owner ->
    [empty] закрыта пустой плиткой
   *[other] закрыта плиткой игрока { $owner }
  }
mo-cell-assistant = помощник игрока { $owner }
mo-cell-bodyguard = охранник игрока { $owner }
mo-cell-tourist = турист игрока { $owner }
mo-cell-juice = сок ценой { $value }
