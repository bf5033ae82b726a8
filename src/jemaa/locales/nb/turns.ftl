# Å få vite når det er ens tur: bryteren ved bordet, og hva en pushmelding sier.

turns-tell = Si fra når det er min tur
turns-hint = Én melding per tur, mens du ikke er ved dette bordet.
turns-browser = Si fra i denne nettleseren
turns-on = Denne nettleseren sier fra, også når siden er lukket.
turns-stop = Slutt å si fra
turns-again = Prøv igjen
turns-unsupported = Denne nettleseren kan ikke vise pushmeldinger. En webhook virker overalt.
turns-insecure = Pushmeldinger krever en side på https://. En webhook trenger ikke det.
turns-denied = Varsler fra denne siden er blokkert. Tillat dem i nettleserens innstillinger for siden, og last den så inn på nytt.
turns-failed = Pushtjenesten til denne nettleseren svarte ikke.
turns-webhook = Webhook: en adresse du har som tar imot meldinger
turns-add = Legg til
turns-secret = Meldingene signeres med denne hemmeligheten. Ta vare på den: den vises bare nå.
refused-bad-address = { $reason ->
    [scheme] Adressen må begynne med https://.
    [unknown] Ingenting er kjent under det navnet.
    [private] Adressen er i et privat nettverk; denne serveren sender ikke meldinger dit.
   *[address] Det er ikke en adresse av typen https://example.org/sti.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: det er din tur
push-body = Du spiller som { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: en omgang til?
push-again-body = { $asker } vil spille igjen.
