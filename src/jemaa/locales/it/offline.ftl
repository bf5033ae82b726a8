# Playing in the browser itself, without a server.

offline-why = Le regole e i bot funzionano in questo browser. Il necessario si carica una volta sola; poi funziona anche senza connessione.
offline-loading = Caricamento: { $percent } %
offline-ready = È tutto pronto.
offline-failed = Non è stato possibile caricare il necessario.
offline-seed = Un tuo seme per i dadi
offline-seed-why = I dadi seguono dal tuo seme, così puoi verificarli. Lascialo vuoto perché resti segreto.
