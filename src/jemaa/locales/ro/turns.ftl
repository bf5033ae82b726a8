# Înștiințarea că e rândul cuiva: comanda de la masă și textul mesajului push.

turns-tell = Anunță-mă când e rândul meu
turns-hint = Un mesaj pe tură, cât timp nu ești la această masă.
turns-browser = Anunță-mă în acest browser
turns-on = Acest browser te anunță, chiar și când pagina este închisă.
turns-stop = Nu mă mai anunța
turns-again = Încearcă din nou
turns-unsupported = Acest browser nu poate afișa mesaje push. Un webhook funcționează oriunde.
turns-insecure = Mesajele push au nevoie de o pagină la https://. Un webhook funcționează și fără aceasta.
turns-denied = Notificările acestei pagini sunt blocate. Permite-le pentru această pagină în setările browserului, apoi reîncarc-o.
turns-failed = Serviciul push al acestui browser nu a răspuns.
turns-webhook = Webhook: o adresă a ta care primește mesaje
turns-add = Adaugă
turns-secret = Mesajele sunt semnate cu această cheie secretă. Păstreaz-o: este arătată doar acum.
refused-bad-address = { $reason ->
    [scheme] Adresa trebuie să înceapă cu https://.
    [unknown] Sub acest nume nu se cunoaște nimic.
    [private] Acea adresă este într-o rețea privată; acest server nu trimite mesaje acolo.
   *[address] Aceasta nu este o adresă precum https://example.org/path.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: e rândul tău
push-body = Joci ca { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: încă un joc?
push-again-body = { $asker } mai vrea un joc.
