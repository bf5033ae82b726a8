# Playing in the browser itself, without a server.

offline-why = Правила и боты работают в этом браузере. Всё нужное загружается один раз, затем можно играть и без соединения.
offline-loading = Загрузка: { $percent } %
offline-ready = Всё готово.
offline-failed = Не удалось загрузить нужное.
offline-seed = Своё зерно для костей
offline-seed-why = Броски следуют из вашего зерна, поэтому их можно проверить. Пустое остаётся тайным.
