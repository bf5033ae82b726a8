# Playing in the browser itself, without a server.

offline-why = Noteikumi un boti darbojas šajā pārlūkā. Vajadzīgais tiek ielādēts vienreiz; pēc tam viss darbojas arī bez savienojuma.
offline-loading = Ielādē: { $percent } %
offline-ready = Viss ir gatavs.
offline-failed = Vajadzīgo neizdevās ielādēt.
offline-seed = Sava kauliņu sēkla
offline-seed-why = Metieni izriet no tavas sēklas, tāpēc vari tos pārbaudīt. Tukša paliek slepena.
