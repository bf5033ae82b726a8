# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Familiebord: her spiller bare snille boter.
onlookers = { $count ->
    [one] Én person ser på.
   *[other] { $count } personer ser på.
  }
watch-link = Lenke for å se på
watch-link-why = Den som har denne lenken, kan se på, men ikke spille.
watch-link-public = Dette bordet er åpent: alle kan se på.
watch-link-on = Andre kan se på
embed = Vis brettet på en nettside
embed-invitation = Denne lenken er en invitasjon til å spille. Vil du vise brettet på en nettside, bruk lenken for å se på.
embed-open = Åpne bordet
board-watched = Markedet i { $game }
handover = Gi enheten til { $name }
handover-why = Ingen andre får se det som kommer nå.
handover-done = Jeg er { $name }
