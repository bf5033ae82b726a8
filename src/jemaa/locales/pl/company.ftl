# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Stół rodzinny: grają tu tylko łatwe boty.
onlookers = { $count ->
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
    [many] Ogląda { $count } osób.
   *[other] Ogląda { $count } osoby.
  }
watch-link = Link do oglądania
watch-link-why = Kto ma ten link, może oglądać, ale nie grać.
watch-link-public = Ten stół jest publiczny: każdy może oglądać.
watch-link-on = Inni mogą oglądać
embed = Jak pokazać planszę na stronie internetowej
embed-invitation = Ten link to zaproszenie do gry. Aby pokazać planszę na stronie internetowej, użyj linku do oglądania.
embed-open = Otwórz stół
board-watched = Targ gry { $game }
handover = Przekaż urządzenie: gra { $name }
handover-why = Nikt inny nie powinien widzieć, co będzie dalej.
handover-done = To ja: { $name }
