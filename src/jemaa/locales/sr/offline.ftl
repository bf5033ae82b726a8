# Playing in the browser itself, without a server.

offline-why = Правила и ботови раде у овом прегледачу. Што је потребно учита се једном; затим ради и без везе.
offline-loading = Учитавање: { $percent } %
offline-ready = Све је спремно.
offline-failed = Потребно није могло да се учита.
offline-seed = Сопствено семе за коцке
offline-seed-why = Бацања следе из твог семена, па можеш да их провериш. Празно остаје тајно.
