# Playing in the browser itself, without a server.

offline-why = Säännöt ja botit toimivat tässä selaimessa. Tarvittava ladataan kerran; sen jälkeen peli toimii myös ilman yhteyttä.
offline-loading = Ladataan: { $percent } %
offline-ready = Kaikki on valmista.
offline-failed = Tarvittavaa ei voitu ladata.
offline-seed = Oma siemenluku nopille
offline-seed-why = Heitot seuraavat siemenluvustasi, joten voit tarkistaa ne. Tyhjänä se pysyy salassa.
