# Obvestilo o lastni potezi: nastavitev pri mizi in besedilo potisnega sporočila.

turns-tell = Obvesti me, ko sem na potezi
turns-hint = Eno sporočilo na potezo, ko te ni pri tej mizi.
turns-browser = Obveščaj v tem brskalniku
turns-on = Ta brskalnik te obvesti, tudi ko je stran zaprta.
turns-stop = Ne obveščaj več
turns-again = Poskusi znova
turns-unsupported = Ta brskalnik ne more prikazovati potisnih sporočil. Webhook deluje povsod.
turns-insecure = Potisna sporočila potrebujejo stran na https://. Webhook deluje tudi brez tega.
turns-denied = Obvestila s te strani so blokirana. Dovoli jih za to stran v nastavitvah brskalnika in jo znova naloži.
turns-failed = Potisna storitev tega brskalnika se ni odzvala.
turns-webhook = Webhook: tvoj naslov, ki sprejema sporočila
turns-add = Dodaj
turns-secret = Sporočila so podpisana s tem skrivnim ključem. Shrani ga: prikazan je samo zdaj.
refused-bad-address = { $reason ->
    [scheme] Naslov se mora začeti s https://.
    [unknown] Pod tem imenom ni mogoče najti ničesar.
    [private] Ta naslov je v zasebnem omrežju; tja ta strežnik ne pošilja sporočil.
   *[address] To ni naslov, kot je https://example.org/path.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: na potezi si
push-body = Igraš kot { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: še ena igra?
push-again-body = { $asker } želi še eno igro.
