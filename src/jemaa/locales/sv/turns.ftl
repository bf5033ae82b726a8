# Att få veta när det är ens tur: reglaget vid bordet, och vad ett pushmeddelande säger.

turns-tell = Säg till när det är min tur
turns-hint = Ett meddelande per tur, medan du inte är vid det här bordet.
turns-browser = Säg till i den här webbläsaren
turns-on = Den här webbläsaren säger till, även när sidan är stängd.
turns-stop = Sluta säga till
turns-again = Försök igen
turns-unsupported = Den här webbläsaren kan inte visa pushmeddelanden. En webhook fungerar överallt.
turns-insecure = Pushmeddelanden kräver en sida på https://. En webhook behöver inte det.
turns-denied = Aviseringar från den här sidan är blockerade. Tillåt dem i webbläsarens inställningar för sidan, och ladda sedan om den.
turns-failed = Webbläsarens pushtjänst svarade inte.
turns-webhook = Webhook: en adress du har som tar emot meddelanden
turns-add = Lägg till
turns-secret = Meddelandena signeras med den här hemligheten. Spara den: den visas bara nu.
refused-bad-address = { $reason ->
    [scheme] Adressen måste börja med https://.
    [unknown] Inget är känt under det namnet.
    [private] Adressen ligger i ett privat nätverk; dit skickar den här servern inga meddelanden.
   *[address] Det är ingen adress av typen https://example.org/vag.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: det är din tur
push-body = Du spelar som { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: en gång till?
push-again-body = { $asker } vill spela igen.
