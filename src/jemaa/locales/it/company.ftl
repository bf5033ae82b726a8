# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Tavolo di famiglia: qui giocano solo bot gentili.
onlookers = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
  }
watch-link = Link per guardare
watch-link-why = Chi ha questo link può guardare, ma non giocare.
watch-link-public = Questo tavolo è pubblico: tutti possono guardare.
watch-link-on = Gli altri possono guardare
embed = Per mostrare il tabellone su una pagina web
embed-invitation = Questo link è un invito a giocare. Per mostrare il tabellone su una pagina web, usa il link per guardare.
embed-open = Apri il tavolo
board-watched = Il mercato di { $game }
handover = Passa il dispositivo a { $name }
handover-why = Nessun altro deve vedere quello che viene adesso.
handover-done = Sono { $name }
