# Playing in the browser itself, without a server.

offline-why = Regulile și boții rulează în acest browser. Ce este necesar se încarcă o singură dată; apoi merge și fără conexiune.
offline-loading = Se încarcă: { $percent } %
offline-ready = Totul este gata.
offline-failed = Nu s-a putut încărca ce este necesar.
offline-seed = Sămânță proprie pentru zaruri
offline-seed-why = Zarurile decurg din sămânța ta, deci le poți verifica. Goală rămâne secretă.
