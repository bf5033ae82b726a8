# Powiadomienie o własnej turze: przełącznik przy stole i treść powiadomienia push.

turns-tell = Powiadom mnie o mojej turze
turns-hint = Jedna wiadomość na turę, gdy nie ma cię przy tym stole.
turns-browser = Powiadamiaj w tej przeglądarce
turns-on = Ta przeglądarka cię powiadomi, nawet gdy strona jest zamknięta.
turns-stop = Nie powiadamiaj mnie więcej
turns-again = Spróbuj ponownie
turns-unsupported = Ta przeglądarka nie obsługuje powiadomień push. Webhook działa wszędzie.
turns-insecure = Powiadomienia push wymagają strony pod https://. Webhook działa i bez tego.
turns-denied = Powiadomienia z tej strony są zablokowane. Zezwól na nie w ustawieniach przeglądarki dla tej strony i wczytaj ją ponownie.
turns-failed = Usługa push tej przeglądarki nie odpowiedziała.
turns-webhook = Webhook: twój adres, który przyjmuje wiadomości
turns-add = Dodaj
turns-secret = Wiadomości są podpisane tym tajnym kluczem. Zachowaj go: widać go tylko teraz.
refused-bad-address = { $reason ->
    [scheme] Adres musi zaczynać się od https://.
    [unknown] Pod tą nazwą niczego nie znaleziono.
    [private] Ten adres jest w sieci prywatnej; ten serwer nie wysyła tam wiadomości.
   *[address] To nie jest adres taki jak https://example.org/path.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: twoja tura
push-body = Grasz jako { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: jeszcze jedna gra?
push-again-body = { $asker } chce zagrać jeszcze raz.
