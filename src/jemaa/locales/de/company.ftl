# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Familientisch: Hier spielen nur gutmütige Bots.
onlookers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Leute schauen zu.
  }
watch-link = Link zum Zuschauen
watch-link-why = Wer diesen Link hat, kann zuschauen, aber nicht mitspielen.
watch-link-public = Dieser Tisch ist öffentlich: Alle können zuschauen.
watch-link-on = Andere dürfen zuschauen
embed = Das Brett auf einer Webseite zeigen
embed-invitation = Dieser Link ist eine Einladung zum Mitspielen. Um das Brett auf einer Webseite zu zeigen, nimm den Link zum Zuschauen.
embed-open = Tisch öffnen
board-watched = Der Markt von { $game }
handover = Gib das Gerät an { $name } weiter
handover-why = Was jetzt kommt, darf sonst niemand sehen.
handover-done = Ich bin { $name }
