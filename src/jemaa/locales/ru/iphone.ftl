# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhone и iPad показывают такие уведомления только для страниц на экране «Домой». Эту страницу можно добавить туда за три шага:
iphone-share = Нажмите «Поделиться».
iphone-add = Выберите «На экран „Домой“».
iphone-open = Откройте страницу с экрана «Домой» и включите уведомления там.
