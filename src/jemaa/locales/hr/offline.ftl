# Playing in the browser itself, without a server.

offline-why = Pravila i botovi rade u ovom pregledniku. Što je potrebno učita se jednom; zatim radi i bez veze.
offline-loading = Učitavanje: { $percent } %
offline-ready = Sve je spremno.
offline-failed = Potrebno se nije moglo učitati.
