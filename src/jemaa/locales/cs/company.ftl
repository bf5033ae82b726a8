# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Rodinný stůl: hrají tu jen mírní boti.
onlookers = { $count ->
    [one] Dívá se jeden člověk.
    [few] Dívají se { $count } lidé.
    [many] Dívá se { $count } člověka.
   *[other] Dívá se { $count } lidí.
  }
watch-link = Odkaz ke sledování
watch-link-why = Kdo má tento odkaz, může se dívat, ale ne hrát.
watch-link-public = Tento stůl je veřejný: dívat se může každý.
watch-link-on = Ostatní se mohou dívat
embed = Jak ukázat herní plán na webu
embed-invitation = Tento odkaz je pozvánka ke hře. Chceš-li ukázat herní plán na webu, použij odkaz ke sledování.
embed-open = Otevřít stůl
board-watched = Trh hry { $game }
handover = Předej zařízení: hraje { $name }
handover-why = Nikdo jiný nesmí vidět, co teď přijde.
handover-done = Jsem { $name }
