# Playing in the browser itself, without a server.

offline-why = Pravila i botovi rade u ovom pregledniku. Što je potrebno učita se jednom; zatim radi i bez veze.
offline-loading = Učitavanje: { $percent } %
offline-ready = Sve je spremno.
offline-failed = Potrebno se nije moglo učitati.
offline-seed = Vlastito sjeme za kocke
offline-seed-why = Bacanja slijede iz tvog sjemena pa ih možeš provjeriti. Prazno polje znači tajno sjeme.
