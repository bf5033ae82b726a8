# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Obiteljski stol: ovdje igraju samo blagi botovi.
onlookers = { $count ->
    [one] Gleda { $count } osoba.
    [few] Gledaju { $count } osobe.
   *[other] Gleda { $count } osoba.
  }
watch-link = Poveznica za gledanje
watch-link-why = Tko ima ovu poveznicu, može gledati, ali ne i igrati.
watch-link-public = Ovaj je stol javan: svatko može gledati.
watch-link-on = Drugi smiju gledati
embed = Prikaz ploče na web-stranici
embed-invitation = Ova je poveznica pozivnica za igru. Za prikaz ploče na web-stranici upotrijebite poveznicu za gledanje.
embed-open = Otvori stol
board-watched = Tržnica igre { $game }
handover = Predajte uređaj. Na redu je { $name }
handover-why = Nitko drugi ne smije vidjeti što sada slijedi.
handover-done = Ja sam { $name }
