# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Családi asztal: itt csak szelíd botok játszanak.
onlookers = { $count ->
    [one] Egy ember nézi.
   *[other] { $count } ember nézi.
  }
watch-link = Link nézőknek
watch-link-why = Akinek megvan ez a link, nézheti a játékot, de nem játszhat.
watch-link-public = Ez az asztal nyilvános: bárki nézheti.
watch-link-on = Mások is nézhetik
embed = A tábla egy weboldalon
embed-invitation = Ez a link meghívó a játékba. A tábla weboldalon való megjelenítéséhez a nézőknek szóló linket használd.
embed-open = Az asztal megnyitása
board-watched = { $game }: a piac
handover = Add tovább: { $name } következik
handover-why = Más nem láthatja, ami most jön.
handover-done = Itt vagyok: { $name }
