# The end of a game: the count, the result, and a picture of it.

count-now = Подсчёт очков…
won-by = Побеждает { $names }, отрыв: { $points }
tie-dirhams = Очков поровну; побеждает тот, у кого больше дирхамов.
tie-tiles = Очков поровну; побеждает тот, у кого больше плиток рынка.
led-by = Впереди: { $names }, отрыв: { $points }.
led-level = У лучших было поровну очков.
picture-share = Поделиться картинкой
picture-save = Сохранить картинку
picture-failed = Не удалось создать картинку. Попробуйте ещё раз.
