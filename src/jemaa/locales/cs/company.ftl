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
embed = Jak ukázat desku na webové stránce
embed-invitation = Tento odkaz je pozvánka ke hře. Chcete-li ukázat desku na webové stránce, použijte odkaz ke sledování.
embed-open = Otevřít stůl
board-watched = Tržiště hry { $game }
handover = Předejte zařízení. Hraje { $name }
handover-why = Nikdo jiný nesmí vidět, co teď přijde.
handover-done = Jsem { $name }
