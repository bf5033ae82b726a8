# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Perhepöytä: täällä pelaavat vain helpot botit.
onlookers = { $count ->
    [one] Yksi ihminen katselee.
   *[other] { $count } ihmistä katselee.
  }
watch-link = Katselulinkki
watch-link-why = Tällä linkillä voi katsella, mutta ei pelata.
watch-link-public = Tämä pöytä on julkinen: kuka tahansa voi katsella.
watch-link-on = Muut saavat katsella
embed = Laudan näyttäminen verkkosivulla
embed-invitation = Tämä linkki on kutsu pelaamaan. Näytä lauta verkkosivulla katselulinkillä.
embed-open = Avaa pöytä
board-watched = Markkinat: { $game }
handover = Anna laite seuraavalle: { $name }
handover-why = Kukaan muu ei saa nähdä, mitä nyt tulee.
handover-done = Minä olen { $name }
