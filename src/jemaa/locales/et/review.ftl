# Tagasivaade: kuidas võiduvõimalused muutusid, mida otsused maksid, mis oli õnn, ja koos vaatamine.

review = Selgita, kuidas läks
review-being-made = Mängu selgitatakse kõigile, kes on lauas. See võtab hetke.
review-failed-ended = Mängu ei õnnestunud selgitada: arvutus katkes enne lõppu. Võid uuesti paluda.
review-failed-late = Mängu ei õnnestunud selgitada: serveril oli liiga palju tegemist. Võid hiljem uuesti paluda.
review-failed-error = Mängu ei õnnestunud selgitada: serveris tekkis viga. Võid uuesti paluda.
review-failed-store = Mängu selgitati, kuid server ei saanud tulemust salvestada. Võid uuesti paluda.
verdict-best = parim
verdict-fine = hea
verdict-inaccuracy = väike viga
verdict-mistake = viga
verdict-blunder = ränk viga
together-lead = Näita kõigile, mida ma vaatan
together-leading = Kes kaasa vaatab, näeb sedasama mis sina.
together-leads = { $name } näitab mängu.
together-follow = Vaata kaasa
together-follows = Vaatad kaasa. Näitaja: { $name }.
together-alone = Vaata omaette
