# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Familjebord: här spelar bara snälla bottar.
onlookers = { $count ->
    [one] En person tittar.
   *[other] { $count } personer tittar.
  }
watch-link = Länk för att titta
watch-link-why = Den som har länken kan titta men inte spela.
watch-link-public = Det här bordet är öppet: alla kan titta.
watch-link-on = Andra får titta
embed = Visa brädet på en webbsida
embed-invitation = Den här länken är en inbjudan att spela. Vill du visa brädet på en webbsida, använd länken för att titta.
embed-open = Öppna bordet
board-watched = Marknaden i { $game }
handover = Lämna enheten till { $name }
handover-why = Ingen annan får se det som kommer nu.
handover-done = Jag är { $name }
