# Bescheid bekommen, wenn man am Zug ist: die Bedienung am Tisch, und was eine Push-Nachricht sagt.

turns-tell = Sag mir Bescheid, wenn ich dran bin
turns-hint = Eine Nachricht je Zug, solange du nicht an diesem Tisch bist.
turns-browser = In diesem Browser Bescheid sagen
turns-on = Dieser Browser sagt dir Bescheid, auch wenn die Seite geschlossen ist.
turns-stop = Nicht mehr Bescheid sagen
turns-again = Noch einmal versuchen
turns-unsupported = Dieser Browser kann keine Push-Nachrichten zeigen. Ein Webhook geht überall.
turns-insecure = Push-Nachrichten brauchen eine Seite mit https://. Ein Webhook geht auch ohne.
turns-denied = Benachrichtigungen dieser Seite sind gesperrt. Erlaub sie für diese Seite in den Einstellungen deines Browsers und lade die Seite dann neu.
turns-failed = Der Push-Dienst dieses Browsers hat nicht geantwortet.
turns-webhook = Webhook: eine Adresse von dir, die Nachrichten annimmt
turns-add = Hinzufügen
turns-secret = Die Nachrichten sind mit diesem Geheimnis signiert. Heb es auf: Es wird nur jetzt gezeigt.
refused-bad-address = { $reason ->
    [scheme] Die Adresse muss mit https:// beginnen.
    [unknown] Unter diesem Namen ist nichts bekannt.
    [private] Diese Adresse liegt in einem privaten Netz; dorthin schickt dieser Server keine Nachrichten.
   *[address] Das ist keine Adresse wie https://example.org/pfad.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: Du bist dran
push-body = Du spielst als { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: noch ein Spiel?
push-again-body = { $asker } möchte noch ein Spiel.
