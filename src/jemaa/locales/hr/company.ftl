# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Obiteljski stol: ovdje igraju samo blagi botovi.
onlookers = { $count ->
    [one] Gleda { $count } osoba.
    [few] Gledaju { $count } osobe.
   *[other] Gleda { $count } osoba.
  }
watch-link = Link za gledanje
watch-link-why = Tko ima ovu link, može gledati, ali ne i igrati.
watch-link-public = Ovaj je stol javan: svatko može gledati.
watch-link-on = Drugi smiju gledati
embed = Prikaz ploče na web-stranici
embed-invitation = Ovaj je link pozivnica za igru. Za prikaz ploče na web-stranici upotrijebi link za gledanje.
embed-open = Otvori stol
board-watched = Tržnica igre { $game }
handover = Daj uređaj dalje: igra { $name }
handover-why = Nitko drugi ne smije vidjeti što slijedi.
handover-done = Ja sam { $name }
