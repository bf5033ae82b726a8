# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Отвори игру или положај
analysis-paste = Или овде налепите запис или положај
analysis-choices = Избори
analysis-outcomes = Шта случај може да донесе
analysis-roll = Нека одлучи случај
analysis-stop = Престани да размишљаш
analysis-on = Настави да размишљаш
analysis-thinks = Рачунар размишља…
analysis-depth = Прегледано игара унапред: { $number }
analysis-points = Поени: { $points }
analysis-visits = Прегледано: { $number }
analysis-exact = израчунато
analysis-line = Вероватан ток
analysis-tree = Варијанте
analysis-remove = Уклони
analysis-comment = Коментар
analysis-file = Сачувај као датотеку
analysis-text = Копирај положај
analysis-json = Сачувај положај
