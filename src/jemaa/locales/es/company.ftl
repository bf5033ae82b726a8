# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Mesa familiar: aquí solo juegan bots amables.
onlookers = { $count ->
    [one] Una persona está mirando.
   *[other] { $count } personas están mirando.
  }
watch-link = Enlace para mirar
watch-link-why = Quien tenga este enlace puede mirar, pero no jugar.
watch-link-public = Esta mesa es pública: cualquiera puede mirar.
watch-link-on = Otros pueden mirar
embed = Para mostrar el tablero en una página web
embed-invitation = Este enlace es una invitación a jugar. Para mostrar el tablero en una página web, usa el enlace para mirar.
embed-open = Abrir la mesa
board-watched = El mercado de { $game }
handover = Pasa el dispositivo a { $name }
handover-why = Nadie más puede ver lo que viene ahora.
handover-done = Soy { $name }
