# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Šeimos stalas: čia žaidžia tik draugiški botai.
onlookers = { $count ->
    [one] Žiūri { $count } žmogus.
    [few] Žiūri { $count } žmonės.
    [many] Žiūri { $count } žmogaus.
   *[other] Žiūri { $count } žmonių.
  }
watch-link = Žiūrėjimo nuoroda
watch-link-why = Kas turi šią nuorodą, gali žiūrėti, bet ne žaisti.
watch-link-public = Šis stalas viešas: žiūrėti gali bet kas.
watch-link-on = Kiti gali žiūrėti
embed = Parodyti lentą tinklalapyje
embed-invitation = Ši nuoroda yra kvietimas žaisti. Norėdami parodyti lentą tinklalapyje, naudokite žiūrėjimo nuorodą.
embed-open = Atidaryti stalą
board-watched = { $game }: turgus
handover = Perduokite įrenginį: { $name }
handover-why = Niekas kitas neturi matyti, kas bus toliau.
handover-done = Tai aš, { $name }
