# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Családi asztal: itt csak szelíd botok játszanak.
onlookers = { $count ->
    [one] Egy ember nézi.
   *[other] { $count } ember nézi.
  }
watch-link = Nézői hivatkozás
watch-link-why = Akinek megvan ez a hivatkozás, nézheti a játékot, de nem játszhat.
watch-link-public = Ez az asztal nyilvános: bárki nézheti.
watch-link-on = Mások is nézhetik
embed = A tábla megjelenítése egy weboldalon
embed-invitation = Ez a hivatkozás meghívó a játékba. A tábla weboldalon való megjelenítéséhez használd a nézői hivatkozást.
embed-open = Az asztal megnyitása
board-watched = { $game }: a piac
handover = Add át az eszközt, { $name } következik
handover-why = Más nem láthatja, ami most jön.
handover-done = Itt vagyok: { $name }
