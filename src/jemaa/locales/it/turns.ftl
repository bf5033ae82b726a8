# Essere avvisati quando tocca a sé: il comando al tavolo, e che cosa dice un messaggio push.

turns-tell = Avvisami quando tocca a me
turns-hint = Un messaggio per turno, quando non sei a questo tavolo.
turns-browser = Avvisami in questo browser
turns-on = Questo browser ti avvisa, anche a pagina chiusa.
turns-stop = Non avvisarmi più
turns-again = Riprova
turns-unsupported = Questo browser non sa mostrare messaggi push. Un webhook funziona ovunque.
turns-insecure = I messaggi push richiedono una pagina https://. Un webhook funziona anche senza.
turns-denied = Le notifiche di questa pagina sono bloccate. Consentile nelle impostazioni del browser per questa pagina, poi ricaricala.
turns-failed = Il servizio push di questo browser non ha risposto.
turns-webhook = Webhook: un tuo indirizzo che riceve messaggi
turns-add = Aggiungi
turns-secret = I messaggi sono firmati con questo segreto. Conservalo: viene mostrato solo ora.
refused-bad-address = { $reason ->
    [scheme] L’indirizzo deve iniziare con https://.
    [unknown] Con questo nome non si trova nulla.
    [private] Quell’indirizzo è in una rete privata; questo server non vi manda messaggi.
   *[address] Non è un indirizzo come https://example.org/percorso.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: tocca a te
push-body = Giochi come { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: un’altra partita?
push-again-body = { $asker } vuole un’altra partita.
