# Playing in the browser itself, without a server.

offline-why = Reeglid ja botid töötavad selles brauseris. Vajalik laaditakse üks kord; seejärel töötab see ka ühenduseta.
offline-loading = Laadimine: { $percent } %
offline-ready = Kõik on valmis.
offline-failed = Vajalikku ei õnnestunud laadida.
offline-seed = Oma seeme täringutele
offline-seed-why = Visked tulenevad sinu seemnest, nii et saad neid kontrollida. Tühjana jääb see saladuseks.
