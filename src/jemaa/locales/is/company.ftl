# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Fjölskylduborð: hér spila aðeins ljúfir bottar.
onlookers = { $count ->
    [one] { $count } er að horfa.
   *[other] { $count } eru að horfa.
  }
watch-link = Áhorfshlekkur
watch-link-why = Með þessum hlekk má horfa á en ekki spila.
watch-link-public = Þetta borð er opið: allir geta horft á.
watch-link-on = Aðrir mega horfa á
embed = Til að sýna spilaborðið á vefsíðu
embed-invitation = Þessi hlekkur er boð um að spila. Notaðu áhorfshlekkinn til að sýna spilaborðið á vefsíðu.
embed-open = Opna borðið
board-watched = Markaðurinn í { $game }
handover = Réttu tækið áfram: { $name }
handover-why = Enginn annar má sjá það sem nú kemur.
handover-done = Ég er { $name }
