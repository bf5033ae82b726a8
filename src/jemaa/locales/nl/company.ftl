# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Familietafel: hier spelen alleen vriendelijke bots.
onlookers = { $count ->
    [one] Eén persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
  }
watch-link = Meekijklink
watch-link-why = Wie deze link heeft, kan meekijken maar niet meespelen.
watch-link-public = Deze tafel is openbaar: iedereen kan meekijken.
watch-link-on = Anderen mogen meekijken
embed = Het bord op een webpagina tonen
embed-invitation = Deze link is een uitnodiging om te spelen. Wil je het bord op een webpagina tonen, neem dan de meekijklink.
embed-open = Tafel openen
board-watched = De markt van { $game }
handover = Geef het apparaat door aan { $name }
handover-why = Niemand anders mag zien wat nu komt.
handover-done = Ik ben { $name }
