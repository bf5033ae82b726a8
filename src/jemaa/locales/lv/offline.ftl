# Playing in the browser itself, without a server.

offline-why = Noteikumi un boti darbojas šajā pārlūkā. Vajadzīgais tiek ielādēts vienreiz; pēc tam viss darbojas arī bez savienojuma.
offline-loading = Ielādē: { $percent } %
offline-ready = Viss ir gatavs.
offline-failed = Vajadzīgo neizdevās ielādēt.
