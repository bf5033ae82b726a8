# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Družinska miza: tu igrajo samo blagi boti.
onlookers = { $count ->
    [one] Gleda { $count } oseba.
    [two] Gledata { $count } osebi.
    [few] Gledajo { $count } osebe.
   *[other] Gleda { $count } oseb.
  }
watch-link = Povezava za gledanje
watch-link-why = Kdor ima to povezavo, lahko gleda, ne more pa igrati.
watch-link-public = Ta miza je javna: gleda lahko vsak.
watch-link-on = Drugi smejo gledati
embed = Prikaz plošče na spletni strani
embed-invitation = Ta povezava je vabilo k igri. Za prikaz plošče na spletni strani uporabi povezavo za gledanje.
embed-open = Odpri mizo
board-watched = Tržnica igre { $game }
handover = Daj napravo naprej: igra { $name }
handover-why = Nihče drug ne sme videti, kaj zdaj sledi.
handover-done = Jaz sem { $name }
