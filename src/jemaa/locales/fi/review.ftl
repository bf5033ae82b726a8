# Jälkikäteen: miten voittomahdollisuudet muuttuivat, mitä valinnat maksoivat, mikä oli onnea, ja yhdessä katsominen.

review = Selitä pelin kulku
review-being-made = Pelin kulkua selitetään kaikille pöydässä oleville. Se kestää hetken.
review-failed-ended = Pelin kulkua ei voitu selittää: laskenta päättyi kesken. Voit pyytää uudelleen.
review-failed-late = Pelin kulkua ei voitu selittää: palvelin oli liian kuormittunut. Voit pyytää myöhemmin uudelleen.
review-failed-error = Pelin kulkua ei voitu selittää: palvelimella tapahtui virhe. Voit pyytää uudelleen.
review-failed-store = Pelin kulku selitettiin, mutta palvelin ei voinut tallentaa tulosta. Voit pyytää uudelleen.
verdict-best = paras
verdict-fine = hyvä
verdict-inaccuracy = epätarkkuus
verdict-mistake = virhe
verdict-blunder = paha virhe
together-lead = Näytä muille, mitä katson
together-leading = Joka seuraa, näkee saman kuin sinä.
together-leads = { $name } näyttää peliä.
together-follow = Katso mukana
together-follows = Katsot yhdessä. Näyttäjä: { $name }.
together-alone = Katso itseksesi
