# Playing in the browser itself, without a server.

offline-why = A szabályok és a botok ebben a böngészőben futnak. Ami kell, az egyszer töltődik be; utána kapcsolat nélkül is működik.
offline-loading = Betöltés: { $percent }%
offline-ready = Minden készen áll.
offline-failed = Nem sikerült betölteni, ami kell.
offline-seed = Saját kezdőérték a kockákhoz
offline-seed-why = A dobások a kezdőértékedből következnek, így ellenőrizheted őket. Üresen titkos marad.
