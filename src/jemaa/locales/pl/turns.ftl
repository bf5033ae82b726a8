# Powiadomienie o własnej turze: przełącznik przy stole i treść wiadomości push.

turns-tell = Powiadom mnie o mojej turze
turns-hint = Jedna wiadomość na turę, gdy nie ma cię przy tym stole.
turns-browser = Powiadamiaj w tej przeglądarce
turns-on = Ta przeglądarka cię powiadomi, nawet gdy strona jest zamknięta.
turns-stop = Przestań
turns-again = Spróbuj ponownie
turns-unsupported = Ta przeglądarka nie pokazuje wiadomości push. Webhook działa wszędzie.
turns-insecure = Wiadomości push wymagają strony pod https://. Webhook działa i bez tego.
turns-denied = Powiadomienia z tej strony są zablokowane. Zezwól na nie w ustawieniach przeglądarki dla tej strony i wczytaj ją ponownie.
turns-failed = Usługa push tej przeglądarki nie odpowiedziała.
turns-webhook = Webhook: twój adres, który przyjmuje wiadomości
turns-add = Dodaj
turns-secret = Wiadomości są podpisane tą tajemnicą. Zachowaj ją: widać ją tylko teraz.
refused-bad-address = { $reason ->
    [scheme] Adres musi zaczynać się od https://.
    [unknown] Pod tą nazwą nic nie jest znane.
    [private] Ten adres jest w sieci prywatnej; ten serwer nie wysyła tam wiadomości.
   *[address] To nie jest adres taki jak https://example.org/droga.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: twoja tura
push-body = Grasz jako { $name }.
