# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Семейный стол: здесь играют только лёгкие боты.
onlookers = { $count ->
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
    [many] Смотрят { $count } человек.
   *[other] Смотрят { $count } человека.
  }
watch-link = Ссылка для зрителей
watch-link-why = По этой ссылке можно смотреть, но не играть.
watch-link-public = Этот стол открыт для всех: смотреть может каждый.
watch-link-on = Другие могут смотреть
embed = Показать поле на веб-странице
embed-invitation = Эта ссылка — приглашение в игру. Чтобы показать поле на веб-странице, возьмите ссылку для зрителей.
embed-open = Открыть стол
board-watched = Рынок игры «{ $game }»
handover = Передайте устройство: ходит { $name }
handover-why = Что будет дальше, никому другому видеть нельзя.
handover-done = Это я, { $name }
