# Reilut nopat: pelin tarkistaminen selaimessa, ja mitä nopat näyttivät sen rinnalla, mitä reilut nopat näyttävät.

fairness = Ovatko nopat reiluja?
fairness-why = Ihminen näkee kuvioita kaikkialla, ja reilut nopat tekevät niitä enemmän kuin luulisi. Tässä näet, mitä nopat ovat näyttäneet kaikissa tämän palvelimen päättyneissä peleissä, ja rinnalla, mitä reilut nopat näyttäisivät.
fairness-none = Täällä ei ole vielä päättynyt yhtään peliä.
verify = Tarkista nopat
verify-hint = Lukutaulukkoa ei tarvitse uskoa: jokaisen päättyneen pelin voi tarkistaa heitto heitolta.
verify-why = Ennen kuin kukaan istui pöytään, palvelin päätti salaisuuden ja näytti sen sormenjäljen. Nyt peli on päättynyt ja salaisuus tiedossa. Selaimesi laskee siitä jokaisen heiton ja kaikki muut arvonnat ja vertaa niitä tallenteeseen. Mitään ei lähetetä minnekään.
verify-drop = Pudota päättyneen pelin tiedosto tähän tai valitse se.
verify-right = Kaikki on kunnossa: { $draws ->
    [one] ainoa arvonta on se, jonka salaisuus antaa
   *[other] kaikki { $draws } arvontaa ovat ne, jotka salaisuus antaa
  }.
verify-wrong = Jokin on vialla
verify-limits = Mitä tämä osoittaa ja mitä ei
verify-limits-why = Pöydän avaamisen jälkeen ei palvelin eikä kukaan pelaaja valinnut yhtäkään heittoa eikä muuta arvonnan tulosta. Palvelimen ylläpitäjä olisi kuitenkin voinut tietää ne etukäteen. Oliko jokainen siirto sallittu, sen kertovat säännöt: katso peli tai käytä komentoa ”jemaa verify”.

proof-file = Tämä on päättyneen pelin tiedosto
proof-file-why = Siinä on salaisuus, pelaajien satunnaisluvut ja pelin tallenne.
proof-secret = Salaisuus sopii sormenjälkeensä
proof-secret-why = Sormenjälkeen ei voi jälkikäteen sovittaa muuta: salaisuus siis päätettiin ennen kuin kukaan istui pöytään.
proof-record = Yhtäkään tallenteen riviä ei ole muutettu
proof-record-why = Jokaisella rivillä on tarkiste siitä itsestään ja kaikista sitä edeltävistä riveistä.
proof-people = Jokainen pelaaja lisäsi satunnaisluvun
proof-people-why = Palvelin ei siis voinut yksin valita salaisuutta, joka antaa sille mieluisat heitot.
proof-draws = Kaikki heitot ja muut arvonnat seuraavat niistä
proof-draws-why = Salaisuus, satunnaisluvut ja arvonnan numero sekoitetaan; tulos valitsee heiton.
proof-signed = Palvelin allekirjoitti sen rivi riviltä loppuun asti
proof-signed-why = Ilman palvelimen avainta kukaan ei siis voi muuttaa, siirtää, poistaa tai lisätä mitään. Avain on vain palvelimen ylläpitäjällä, ja hän voisi.
proof-key-known = Se on tämän palvelimen avain:
proof-key-unknown = Tällä palvelimella ei ole tätä avainta: peli pelattiin muualla, tai joku keksi sen.
proof-unsigned = Tätä tiedostoa ei ole allekirjoitettu, kuten ei vanhempien versioiden tiedostojakaan: siirtoja, nimiä ja valintoja on voitu muuttaa.
proof-no-ed25519 = Selaimesi ei osaa tarkistaa allekirjoituksia. Käytä uudempaa tai komentoa ”jemaa verify”.
proof-is-right = oikein
proof-is-wrong = väärin
proof-is-open = ei tarkistettu
proof-seed = Salaisuus
proof-commitment = Sormenjälki
proof-each = { $draws ->
    [one] Arvonta kokonaisuudessaan
   *[other] Kaikki { $draws } arvontaa yksitellen
  }
proof-each-why = Seoksesta otetaan kaksitoista ensimmäistä numeroa yhdeksi suureksi luvuksi (kuusitoistajärjestelmässä). Mahdollisuuksien määrällä jaettuna siitä jää jakojäännös, ja jäännös valitsee tuloksen.
proof-entry = Merkintä
proof-number = Luku
proof-rest = Jäännös
proof-of = luvulla { $total } jaettuna jää { $rest }
proof-gives = antaa

dice-roll = Sandaalinoppa
dice-die = Markkinanoppa
dice-rolls = { $rolls ->
    [one] Yksi heitto
   *[other] { $rolls } heittoa
  } tässä pelissä
dice-rolls-games = Heittoja: { $rolls }. Pelejä: { $games }.
dice-faces = { $die }: miten usein kukin tahko tuli
dice-face = Tahko
dice-came = tuli
dice-came-games = peleissä
dice-usual = tavallista
dice-range = { $from }–{ $to }
dice-runs = Sama tahko monta kertaa peräkkäin
dice-in-a-row = Sama tahko peräkkäin
dice-times = vähintään { $times } kertaa
dice-chance = todennäköisyys
dice-legend = Vaalea alue näyttää, mikä on tavallista: 95 tapauksessa sadasta reilut nopat pysyvät sen sisällä. Viiva on keskiarvo.
dice-slippers = { $slippers ->
    [one] { $slippers } sandaali
   *[other] { $slippers } sandaalia
  }
outcome-roll = { $face }
outcome-die = markkinanoppa: { $face }
outcome-first = { $face } aloittaa
outcome-rug = matto, väri { $face }
outcome-cube = kuutio: { $face }
outcome-juice = mehu, arvo { $face }

fault-unable = Selaimesi laskee tällaista vain https-yhteydellä tai koneella, jolla palvelin toimii. Avaa sivu niin, tai käytä komentoa ”jemaa verify”.
fault-file = Tämä ei ole päättyneen pelin tiedosto. Sellaisen saa päättyneen pelin alla olevasta painikkeesta.
fault-not-over = Peli ei ole päättynyt, joten sen salaisuus on yhä salainen. Hae tiedosto uudelleen pelin päätyttyä.
fault-seed = Salaisuuden pituus ei ole 32 tavua, kuten pitäisi.
fault-commitment = Salaisuus ei sovi sormenjälkeen: pöytää avattaessa luvattiin toinen.
fault-cut = Tallenne katkeaa rivillä { $line }. Hae koko tiedosto uudelleen.
fault-digest = Tallenteen rivi { $line } ei ole sellainen kuin se kirjoitettiin: sitä tai jotakin aiempaa on muutettu tai rivi puuttuu.
fault-line = Tallenteen rivi { $line } ei voi olla siinä kohdassa.
fault-version = Tallenne on toisen version kirjoittama. Lataa sivu uudelleen.
fault-people = Paikat { $seated } olivat varattuina, mutta satunnaislukuja on näiltä: { $added }.
fault-draw = Merkintä { $entry }: salaisuus antaa { $expected }, mutta tallenteessa on { $choice }.
fault-undue = Merkintä { $entry }: siinä ei voitu arpoa tätä: { $choice }.
fault-signed = Tämä ei ole se, minkä palvelin allekirjoitti: jotakin on muutettu, puuttuu tai on lisätty.
fault-opening = Kun pöytä avattiin, selaimellesi näytettiin toinen sormenjälki tai toinen avain.
opening-changed = Noppien sormenjälki tai palvelimen avain ei ole se, joka selaimellesi näytettiin pöytää avattaessa.
