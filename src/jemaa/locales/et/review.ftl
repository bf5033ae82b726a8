# Tagasivaade: kuidas võiduvõimalused muutusid, mida otsused maksid, mis oli õnn, ja koos vaatamine.

review = Selgita mängu kulgu
review-being-made = Mängu kulgu selgitatakse kõigile lauas. See võtab hetke.
review-failed-ended = Mängu kulgu ei õnnestunud selgitada: arvutus katkes enne lõppu. Võid uuesti paluda.
review-failed-late = Mängu kulgu ei õnnestunud selgitada: server oli liiga hõivatud. Võid hiljem uuesti paluda.
review-failed-error = Mängu kulgu ei õnnestunud selgitada: serveris tekkis viga. Võid uuesti paluda.
review-failed-store = Mängu kulg selgitati, kuid server ei saanud tulemust salvestada. Võid uuesti paluda.
verdict-best = parim
verdict-fine = hea
verdict-inaccuracy = ebatäpsus
verdict-mistake = viga
verdict-blunder = ränk viga
together-lead = Näita teistele, mida ma vaatan
together-leading = Kes kaasa vaatab, näeb sedasama mis sina.
together-leads = { $name } näitab mängu.
together-follow = Vaata kaasa
together-follows = Vaatad kaasa. Näitaja: { $name }.
together-alone = Vaata omaette
