# Tieto omasta vuorosta: valitsin pöydässä, ja mitä push-viesti sanoo.

turns-tell = Ilmoita, kun on minun vuoroni
turns-hint = Yksi viesti vuoroa kohti, kun et ole tässä pöydässä.
turns-browser = Ilmoita tässä selaimessa
turns-on = Tämä selain ilmoittaa, vaikka sivu olisi kiinni.
turns-stop = Lopeta ilmoitukset
turns-again = Yritä uudelleen
turns-unsupported = Tämä selain ei pysty näyttämään push-viestejä. Webhook toimii kaikkialla.
turns-insecure = Push-viestit vaativat sivun osoitteessa https://. Webhook ei tarvitse sitä.
turns-denied = Tämän sivun ilmoitukset on estetty. Salli ne selaimen tämän sivun asetuksissa ja lataa sivu uudelleen.
turns-failed = Tämän selaimen push-palvelu ei vastannut.
turns-webhook = Webhook: oma osoitteesi, joka ottaa viestejä vastaan
turns-add = Lisää
turns-secret = Viestit allekirjoitetaan tällä salaisuudella. Säilytä se: se näytetään vain nyt.
refused-bad-address = { $reason ->
    [scheme] Osoitteen alussa on oltava https://.
    [unknown] Sillä nimellä ei tunneta mitään.
    [private] Osoite on yksityisessä verkossa; tämä palvelin ei lähetä sinne viestejä.
   *[address] Se ei ole sellainen osoite kuin https://example.org/polku.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: sinun vuorosi
push-body = Pelaat nimellä { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: vielä yksi peli?
push-again-body = { $asker } haluaa uuden pelin.
