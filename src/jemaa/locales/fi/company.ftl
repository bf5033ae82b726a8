# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Perhepöytä: täällä pelaavat vain kiltit botit.
onlookers = { $count ->
    [one] Yksi ihminen katsoo.
   *[other] { $count } ihmistä katsoo.
  }
watch-link = Katselulinkki
watch-link-why = Tällä linkillä voi katsoa, mutta ei pelata.
watch-link-public = Tämä pöytä on julkinen: kuka tahansa voi katsoa.
watch-link-on = Muut saavat katsoa
embed = Laudan näyttäminen verkkosivulla
embed-invitation = Tämä linkki on kutsu pelaamaan. Jos haluat näyttää laudan verkkosivulla, käytä katselulinkkiä.
embed-open = Avaa pöytä
board-watched = Markkinat: { $game }
handover = Anna laite seuraavalle: { $name }
handover-why = Kukaan muu ei saa nähdä, mitä nyt tulee.
handover-done = Minä olen { $name }
