# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Masă de familie: aici joacă doar boți blânzi.
onlookers = { $count ->
    [one] O persoană privește.
    [few] { $count } persoane privesc.
   *[other] { $count } de persoane privesc.
  }
watch-link = Link pentru privit
watch-link-why = Cine are acest link poate privi, dar nu poate juca.
watch-link-public = Această masă este publică: oricine poate privi.
watch-link-on = Alții pot privi
embed = Cum arăți tabla pe o pagină web
embed-invitation = Acest link este o invitație la joc. Pentru a arăta tabla pe o pagină web, folosește linkul pentru privit.
embed-open = Deschide masa
board-watched = Piața jocului { $game }
handover = Dă dispozitivul mai departe: { $name }
handover-why = Nimeni altcineva nu are voie să vadă ce urmează.
handover-done = Eu sunt { $name }
