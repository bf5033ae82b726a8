# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Открыть игру или позицию
analysis-paste = Или вставьте сюда запись или позицию
analysis-choices = Варианты хода
analysis-outcomes = Что может выпасть
analysis-roll = Пусть решит случай
analysis-stop = Перестать думать
analysis-on = Думать дальше
analysis-thinks = Компьютер думает…
analysis-depth = Просмотрено игр вперёд: { $number }
analysis-points = Очки: { $points }
analysis-visits = Просмотрено: { $number }
analysis-exact = рассчитано
analysis-line = Вероятное продолжение
analysis-tree = Ветви
analysis-remove = Удалить
analysis-comment = Комментарий
analysis-file = Сохранить в файл
analysis-text = Копировать позицию
analysis-json = Сохранить позицию
