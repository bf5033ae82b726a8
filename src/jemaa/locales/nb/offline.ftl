# Playing in the browser itself, without a server.

offline-why = Reglene og botene kjører i denne nettleseren. Det som trengs, lastes én gang; deretter virker det også uten forbindelse.
offline-loading = Laster: { $percent } %
offline-ready = Alt er klart.
offline-failed = Det som trengs, kunne ikke lastes.
offline-seed = Eget frø for terningene
offline-seed-why = Terningkastene følger av frøet ditt, så du kan kontrollere dem. Tomt felt gir et hemmelig frø.
