# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Perelaud: siin mängivad ainult leebed robotid.
onlookers = { $count ->
    [one] Üks inimene vaatab.
   *[other] { $count } inimest vaatab.
  }
watch-link = Vaatamislink
watch-link-why = Selle lingiga saab vaadata, aga mitte mängida.
watch-link-public = See laud on avalik: vaadata võib igaüks.
watch-link-on = Teised võivad vaadata
embed = Mängulaua näitamiseks veebilehel
embed-invitation = See link on kutse mängima. Mängulaua näitamiseks veebilehel kasuta vaatamislinki.
embed-open = Ava laud
board-watched = { $game }: turg
handover = Anna seade edasi: { $name }
handover-why = Keegi teine ei tohi näha, mis nüüd tuleb.
handover-done = Mina olen { $name }
