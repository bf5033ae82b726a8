# The end of a game: the count, the result, and a picture of it.

count-now = Подсчёт очков…
won-by = Побеждает { $names } (+{ $points })
tie-dirhams = Очков поровну; решает число дирхамов.
tie-tiles = Очков поровну; решает число выложенных плиток рынка.
led-by = Впереди: { $names } (+{ $points }).
led-level = У лучших было поровну очков.
picture-share = Поделиться картинкой
picture-save = Сохранить картинку
picture-failed = Не удалось создать картинку. Попробуйте ещё раз.
review-resigned = Разбор смотрит только на очки: тот, кто сдался, в нём не последний.
