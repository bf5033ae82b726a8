# Bericht krijgen als je aan de beurt bent: de bediening aan de tafel, en wat een pushbericht zegt.

turns-tell = Laat het me weten als ik aan de beurt ben
turns-hint = Eén bericht per beurt, zolang je niet aan deze tafel zit.
turns-browser = Laat het me in deze browser weten
turns-on = Deze browser laat het je weten, ook als de pagina gesloten is.
turns-stop = Laat het me niet meer weten
turns-again = Opnieuw proberen
turns-unsupported = Deze browser kan geen pushberichten tonen. Een webhook werkt overal.
turns-insecure = Pushberichten hebben een pagina met https:// nodig. Een webhook werkt ook zonder.
turns-denied = Meldingen van deze pagina zijn geblokkeerd. Sta ze toe in de instellingen van je browser voor deze pagina en laad de pagina dan opnieuw.
turns-failed = De pushdienst van deze browser heeft niet geantwoord.
turns-webhook = Webhook: een adres van jou dat berichten ontvangt
turns-add = Toevoegen
turns-secret = De berichten zijn met dit geheim ondertekend. Bewaar het: het wordt alleen nu getoond.
refused-bad-address = { $reason ->
    [scheme] Het adres moet met https:// beginnen.
    [unknown] Onder die naam is niets bekend.
    [private] Dat adres ligt in een privénetwerk; daar stuurt deze server geen berichten naartoe.
   *[address] Dat is geen adres zoals https://example.org/pad.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: jij bent aan de beurt
push-body = Je speelt als { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: nog een potje?
push-again-body = { $asker } wil nog een potje.
