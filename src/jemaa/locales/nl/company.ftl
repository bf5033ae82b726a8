# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Gezinstafel: hier spelen alleen makkelijke bots.
onlookers = { $count ->
    [one] Eén persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
  }
watch-link = Link om mee te kijken
watch-link-why = Wie deze link heeft, kan meekijken maar niet meespelen.
watch-link-public = Deze tafel is openbaar: iedereen kan meekijken.
watch-link-on = Anderen mogen meekijken
embed = Het bord op een webpagina tonen
embed-invitation = Deze link is een uitnodiging om te spelen. Gebruik de link om mee te kijken om het bord op een webpagina te tonen.
embed-open = Tafel openen
board-watched = De markt van { $game }
handover = Geef het apparaat aan { $name }
handover-why = Niemand anders mag zien wat nu komt.
handover-done = Ik ben { $name }
