# Jälkikäteen: miten voittomahdollisuudet muuttuivat, mitä valinnat maksoivat, mikä oli onnea, ja yhdessä katsominen.

review = Selitä, miten peli meni
review-being-made = Peliä selitetään kaikille pöydässä oleville. Se kestää hetken.
review-failed-ended = Peliä ei voitu selittää: laskenta päättyi kesken. Voit pyytää uudelleen.
review-failed-late = Peliä ei voitu selittää: palvelimella oli liikaa tekemistä. Voit pyytää myöhemmin uudelleen.
review-failed-error = Peliä ei voitu selittää: palvelimella tapahtui virhe. Voit pyytää uudelleen.
review-failed-store = Peli selitettiin, mutta palvelin ei voinut tallentaa tulosta. Voit pyytää uudelleen.
verdict-best = paras
verdict-fine = hyvä
verdict-inaccuracy = pieni virhe
verdict-mistake = virhe
verdict-blunder = paha virhe
together-lead = Näytä kaikille, mitä katson
together-leading = Joka seuraa, näkee saman kuin sinä.
together-leads = { $name } näyttää peliä.
together-follow = Katso mukana
together-follows = Katsot yhdessä. Näyttäjä: { $name }.
together-alone = Katso itse
