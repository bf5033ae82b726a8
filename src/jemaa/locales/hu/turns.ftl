# Értesítés, amikor valaki sorra kerül: a vezérlő az asztalnál, és a push-üzenet szövege.

turns-tell = Szólj, ha én jövök
turns-hint = Körönként egy üzenet, amíg nem vagy ennél az asztalnál.
turns-browser = Szólj ebben a böngészőben
turns-on = Ez a böngésző szól neked, akkor is, ha az oldal be van zárva.
turns-stop = Ne szólj többet
turns-again = Újrapróbálás
turns-unsupported = Ez a böngésző nem tud push-üzeneteket megjeleníteni. A webhook mindenhol működik.
turns-insecure = A push-üzenetekhez az oldalnak https:// címen kell lennie. A webhook anélkül is működik.
turns-denied = Az oldal értesítései le vannak tiltva. Engedélyezd őket a böngésző beállításaiban ennél az oldalnál, majd töltsd be újra.
turns-failed = A böngésző push-szolgáltatása nem válaszolt.
turns-webhook = Webhook: saját címed, amely üzeneteket fogad
turns-add = Hozzáadás
turns-secret = Az üzeneteket ez a titkos kulcs írja alá. Őrizd meg: csak most látható.
refused-bad-address = { $reason ->
    [scheme] A címnek így kell kezdődnie: https://.
    [unknown] Ilyen néven semmi sem található.
    [private] Ez a cím magánhálózatban van; oda ez a szerver nem küld üzenetet.
   *[address] Ez nem olyan cím, mint például https://example.org/path.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: te jössz
push-body = Ezen a néven játszol: { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: még egy játék?
push-again-body = { $asker } új játékot szeretne.
