# Recibir aviso cuando es el turno de uno: el control en la mesa y lo que dice un mensaje push.

turns-tell = Avísame cuando me toque
turns-hint = Un mensaje por turno, mientras no estés en esta mesa.
turns-browser = Avísame en este navegador
turns-on = Este navegador te avisa, aunque la página esté cerrada.
turns-stop = Dejar de avisarme
turns-again = Intentar de nuevo
turns-unsupported = Este navegador no puede mostrar mensajes push. Un webhook funciona en cualquiera.
turns-insecure = Los mensajes push necesitan una página en https://. Un webhook funciona sin ella.
turns-denied = Las notificaciones de esta página están bloqueadas. Permítelas en los ajustes del navegador para esta página y vuelve a cargarla.
turns-failed = El servicio push de este navegador no ha respondido.
turns-webhook = Webhook: una dirección tuya que recibe mensajes
turns-add = Añadir
turns-secret = Los mensajes van firmados con este secreto. Guárdalo: solo se muestra ahora.
refused-bad-address = { $reason ->
    [scheme] La dirección tiene que empezar por https://.
    [unknown] No se conoce nada con ese nombre.
    [private] Esa dirección está en una red privada; este servidor no envía mensajes allí.
   *[address] Eso no es una dirección como https://example.org/ruta.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: te toca
push-body = Juegas como { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: ¿otra partida?
push-again-body = { $asker } quiere otra partida.
