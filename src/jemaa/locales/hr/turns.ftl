# Obavijest o vlastitom potezu: upravljanje za stolom i tekst push-poruke.

turns-tell = Javi mi kad sam na potezu
turns-hint = Jedna poruka po potezu, dok nisi za ovim stolom.
turns-browser = Javi mi u ovom pregledniku
turns-on = Ovaj će ti preglednik javljati i kad je stranica zatvorena.
turns-stop = Ne javljaj više
turns-again = Pokušaj ponovno
turns-unsupported = Ovaj preglednik ne može prikazivati push-poruke. Webhook radi svugdje.
turns-insecure = Za push-poruke treba stranica na https://. Webhook radi i bez toga.
turns-denied = Obavijesti s ove stranice blokirane su. Dopusti ih za ovu stranicu u postavkama preglednika i učitaj je ponovno.
turns-failed = Push-usluga ovog preglednika nije odgovorila.
turns-webhook = Webhook: tvoja adresa koja prima poruke
turns-add = Dodaj
turns-secret = Poruke su potpisane ovim tajnim ključem. Sačuvaj ga: prikazuje se samo sada.
refused-bad-address = { $reason ->
    [scheme] Adresa mora počinjati s https://.
    [unknown] Pod tim imenom ništa nije poznato.
    [private] Ta je adresa u privatnoj mreži; onamo ovaj poslužitelj ne šalje poruke.
   *[address] To nije adresa kao što je https://example.org/path.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: ti si na potezu
push-body = Igraš kao { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: još jedna igra?
push-again-body = { $asker } želi još jednu igru.
