# Morocco: mitä tapahtui, mitä kysytään, mitä voi tehdä.

mo-black = musta
mo-green = vihreä
mo-purple = violetti
mo-brown = ruskea
mo-orange = oranssi
mo-wild = mikä tahansa väri

ask-morocco-wild = Minkä kuution saat?
ask-morocco-scout = Mihin katon nappula siirtyy?
ask-morocco-assign = Kenet sijoitat, ja mihin?
ask-morocco-assign-end = Vaihdatko kuutioita (1 kolikko) vai lopetatko vuoron?
ask-morocco-assign-pass = Et voi nyt sijoittaa ketään.
ask-morocco-extra = Minkä kuution maksat lisäksi?
ask-morocco-cousin = Mihin toinen serkku menee?
ask-morocco-reward = Kolikko vai henkivartija?
ask-morocco-arrow = Mihin nuoli osoittaa?
ask-morocco-move = Mihin turistisi siirtyy?
ask-morocco-keep = Minkä kuution pidät?

tool-assistant = Apulainen
tool-bodyguard = Henkivartija
tool-tourist = Turisti
tool-cousins = Serkut
tool-cousin = Toinen serkku
tool-move = Turisti
tool-swap = Vaihda kuutioita

mo-do-gain = Ota { $colours }
mo-do-pay = Maksa { $colours }
mo-do-keep = Pidä { $colours }
mo-do-keep-none = Älä pidä yhtään
mo-do-take-coin = Kolikko
mo-do-take-bodyguard = Henkivartija
mo-do-arrow-north = Ylös
mo-do-arrow-east = Oikealle
mo-do-arrow-south = Alas
mo-do-arrow-west = Vasemmalle
mo-do-rows = Vaihda rivien { $one } ja { $other } kuutiot (1 kolikko)
mo-do-columns = Vaihda sarakkeiden { $one } ja { $other } kuutiot (1 kolikko)
mo-do-scout = { $space }: { $mine } sinulle, { $others } muille
mo-for-you = sinulle
mo-for-others = muille
mo-do-assistant = Apulainen ruutuun { $space }, hinta { $colours }
mo-do-bodyguard = Henkivartija ruutuun { $space }, hinta { $colours }
mo-do-tourist = Turisti ruutuun { $space }, hinta { $colours } ja yksi lisää
mo-do-cousins = Ensimmäinen kahdesta serkusta ruutuun { $space }, hinta { $colours } ja yksi lisää
mo-do-cousin = Toinen serkku ruutuun { $space }
mo-do-move = Turisti ruutuun { $space }
mo-do-pass = Passaa
mo-do-end = Lopeta vuoro

mo-first = { $name } aloittaa.
mo-round = Uusi kierros: { $name } aloittaa.
mo-rolled = Markkinanoppa näyttää: { $face }.
mo-gained = { $name } saa: { $colours }.
mo-scouted = { $name } siirtää nappulan ruutuun { $space }.
mo-kept = { $name } pitää: { $kept }.
mo-kept-none = { $name } ei pidä yhtään kuutiota.
mo-placed-assistant = { $name } sijoittaa apulaisen ruutuun { $space }.
mo-placed-bodyguard = { $name } sijoittaa henkivartijan ruutuun { $space }.
mo-placed-tourist = { $name } sijoittaa turistin ruutuun { $space }.
mo-placed-cousins = { $name } sijoittaa ensimmäisen kahdesta serkusta ruutuun { $space }.
mo-placed-cousin = { $name } sijoittaa toisen serkun ruutuun { $space }.
mo-paid = { $name } maksaa: { $colours }.
mo-swapped-rows = { $name } käyttää kolikon ja vaihtaa rivien { $one } ja { $other } kuutiot.
mo-swapped-columns = { $name } käyttää kolikon ja vaihtaa sarakkeiden { $one } ja { $other } kuutiot.
mo-passed = { $name } passaa.
mo-full = Koju { $stall } on täynnä.
mo-scored = { $name } saa { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
  }.
mo-reward-coin = { $name } ottaa kolikon.
mo-reward-bodyguard = { $name } ottaa henkivartijan.
mo-reward-none = { $name } ei saa enempää.
mo-juice = { $name } ottaa mehun, jonka arvo on { $value }.
mo-closed = Laatta sulkee kojun { $stall } (omistaja: { $name }); { $open ->
    [one] { $open } koju on vielä auki
   *[other] { $open } kojua on vielä auki
  }.
mo-closed-empty = Tyhjän kojun laatta sulkee kojun { $stall }; { $open ->
    [one] { $open } koju on vielä auki
   *[other] { $open } kojua on vielä auki
  }.
mo-last-round = Tämä on viimeinen kierros.
mo-pointed = { $name } suuntaa nuolen kojuun { $target }.
mo-moved = { $name }: turisti siirtyy ruutuun { $space } ja on nyt apulainen.
mo-tourists-left = { $name }: { $tourists ->
    [one] turisti poistuu pelistä.
   *[other] { $tourists } turistia poistuu pelistä.
  }

mo-roof = Katto. Kuutiot: { $spaces }. { $pawn ->
    [middle] Nappula on keskellä.
   *[other] Nappula on ruudussa { $pawn }.
  }
mo-assistants = Apulaisia
mo-bodyguards = Henkivartijoita sijoitettavaksi
mo-tourists = Turisteja
mo-cousins = Serkkupareja
mo-tiles = Markkinalaattoja
mo-juice-tokens = Mehumerkkejä
mo-cell = { $space } kojussa { $stall }, hinta { $colours }
mo-cell-closed = { $space } kojussa { $stall }, { $owner ->
    [empty] suljettu tyhjällä laatalla
   *[other] suljettu, omistaja: { $owner }
  }
mo-cell-assistant = apulainen, { $owner }
mo-cell-bodyguard = henkivartija, { $owner }
mo-cell-tourist = turisti, { $owner }
mo-cell-juice = mehu, arvo { $value }

mo-cube-row = Rivi { $line }: { $colour } kuutio
mo-cube-column = Sarake { $line }: { $colour } kuutio
mo-cell-strength = voima { $strength }/{ $full }
mo-pick-cube = { $cube }. Valitse nyt kuutio, jonka kanssa se vaihtaa paikkaa.
mo-no-swap-phase = Kuutioita vaihdetaan vain vuorolla, jolla sijoitat työntekijöitä.
mo-no-swap-coin = Vaihto maksaa kolikon, eikä sinulla ole yhtään.
mo-no-swap-kinds = Kuutioita vaihdetaan kahden rivin tai kahden sarakkeen kesken, ei rivin ja sarakkeen kesken.
mo-no-swap-place = Tämän vaihdon jälkeen et voisi sijoittaa ketään.
mo-round-number = Kierros { $round }
mo-closings-left = { $stalls ->
    [0] Viimeinen kierros
    [one] vielä { $stalls } koju
   *[other] vielä { $stalls } kojua
  }
mo-goes-first = Ensin: { $name }
mo-hand = Kuutiosi ja kolikkosi:

no-morocco-elsewhere = Tässä ei ole nyt mitään valittavaa. Vastaukset ovat kysymyksen kohdalla.
no-morocco-closed = Koju { $stall } on suljettu. Valitse avoin koju.
no-morocco-taken = { $space } on varattu. Valitse vapaa ruutu.
no-morocco-cubes = Kojuun { $stall } sinulta puuttuu: { $colours }. Valitse valaistu ruutu.
no-morocco-no-second = Toiselle serkulle ei jäisi ruutua vierestä. Valitse valaistu ruutu.
no-morocco-not-touching = Toisen serkun on kosketettava ruutua { $space } toisesta kojusta. Valitse valaistu ruutu.
no-morocco-not-target = Turisti menee sinne, minne nuoli osoittaa: vapaaseen ruutuun kojussa { $stall }.
