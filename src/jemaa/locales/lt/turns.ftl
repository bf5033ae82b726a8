# Kaip sužinoti, kad atėjo ėjimas: valdiklis prie stalo ir ką sako tiesioginis pranešimas.

turns-tell = Pranešti, kai ateis mano ėjimas
turns-hint = Vienas pranešimas per ėjimą, kol jūsų nėra prie šio stalo.
turns-browser = Pranešti šioje naršyklėje
turns-on = Ši naršyklė jums praneš, net kai puslapis uždarytas.
turns-stop = Nebepranešti
turns-again = Bandyti dar kartą
turns-unsupported = Ši naršyklė negali rodyti pranešimų. „Webhook“ veikia visur.
turns-insecure = Pranešimams reikia puslapio su https://. „Webhook“ veikia ir be to.
turns-denied = Šio puslapio pranešimai užblokuoti. Leiskite juos šiam puslapiui naršyklės nustatymuose ir įkelkite jį iš naujo.
turns-failed = Šios naršyklės pranešimų tarnyba neatsakė.
turns-webhook = „Webhook“: jūsų adresas, priimantis pranešimus
turns-add = Pridėti
turns-secret = Pranešimai pasirašomi šia paslaptimi. Išsaugokite ją: ji rodoma tik dabar.
refused-bad-address = { $reason ->
    [scheme] Adresas turi prasidėti https://.
    [unknown] Tokiu vardu nieko nerasta.
    [private] Šis adresas yra privačiame tinkle; šis serveris ten pranešimų nesiunčia.
   *[address] Tai ne adresas, toks kaip https://example.org/path.
  }

push-title = { $game ->
    [marrakech] Marakešas
   *[morocco] Marokas
  }: jūsų ėjimas
push-body = Žaidžiate kaip { $name }.
push-again-title = { $game ->
    [marrakech] Marakešas
   *[morocco] Marokas
  }: dar vienas žaidimas?
push-again-body = { $asker } nori dar vieno žaidimo.
