# Playing in the browser itself, without a server.

offline-why = Die Regeln und die Bots laufen in diesem Browser. Was dazu nötig ist, wird einmal geladen; danach geht es auch ohne Verbindung.
offline-loading = Wird geladen: { $percent } %
offline-ready = Alles ist da.
offline-failed = Was nötig ist, ließ sich nicht laden.
offline-seed = Eigener Startwert für die Würfel
offline-seed-why = Die Würfe folgen aus deinem Startwert, also kannst du sie nachprüfen. Leer bleibt er geheim.
