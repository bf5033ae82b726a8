# Morocco: hva som skjedde, hva det spørres om, hva man kan gjøre.

mo-black = svart
mo-green = grønn
mo-purple = lilla
mo-brown = brun
mo-orange = oransje
mo-wild = valgfri farge

ask-morocco-wild = Hvilken kube får du?
ask-morocco-scout = Hvor går figuren på taket?
ask-morocco-assign = Hvem plasserer du, og hvor?
ask-morocco-assign-end = Bytte kuber (1 mynt) eller avslutte turen?
ask-morocco-assign-pass = Du kan ikke plassere noen nå.
ask-morocco-extra = Hvilken kube betaler du i tillegg?
ask-morocco-cousin = Hvor går den andre fetteren?
ask-morocco-reward = En mynt eller en livvakt?
ask-morocco-arrow = Hvor peker pilen?
ask-morocco-move = Hvor går turisten din videre?
ask-morocco-keep = Hvilken kube beholder du?

tool-assistant = Assistent
tool-bodyguard = Livvakt
tool-tourist = Turist
tool-cousins = Fettere
tool-cousin = Andre fetter
tool-move = Turist
tool-swap = Bytt om kuber

mo-do-gain = Ta { $colours }
mo-do-pay = Betal { $colours }
mo-do-keep = Behold { $colours }
mo-do-keep-none = Behold ingen
mo-do-take-coin = En mynt
mo-do-take-bodyguard = En livvakt
mo-do-arrow-north = Opp
mo-do-arrow-east = Til høyre
mo-do-arrow-south = Ned
mo-do-arrow-west = Til venstre
mo-do-rows = Bytt om rad { $one } og { $other } (1 mynt)
mo-do-columns = Bytt om kolonne { $one } og { $other } (1 mynt)
mo-do-scout = { $space }: { $mine } til deg, { $others } til de andre
mo-for-you = til deg
mo-for-others = til de andre
mo-do-assistant = Assistent på { $space }, for { $colours }
mo-do-bodyguard = Livvakt på { $space }, for { $colours }
mo-do-tourist = Turist på { $space }, for { $colours } og én til
mo-do-cousins = Første av to fettere på { $space }, for { $colours } og én til
mo-do-cousin = Andre fetter på { $space }
mo-do-move = Turist til { $space }
mo-do-pass = Pass
mo-do-end = Avslutt turen

mo-first = { $name } begynner.
mo-round = Ny runde: { $name } begynner.
mo-rolled = Markedsterningen viser: { $face }.
mo-gained = { $name } får { $colours }.
mo-scouted = { $name } flytter figuren til { $space }.
mo-kept = { $name } beholder { $kept }.
mo-kept-none = { $name } beholder ingen kube.
mo-placed-assistant = { $name } plasserer en assistent på { $space }.
mo-placed-bodyguard = { $name } plasserer en livvakt på { $space }.
mo-placed-tourist = { $name } plasserer en turist på { $space }.
mo-placed-cousins = { $name } plasserer den første av to fettere på { $space }.
mo-placed-cousin = { $name } plasserer den andre fetteren på { $space }.
mo-paid = { $name } betaler { $colours }.
mo-swapped-rows = { $name } bruker en mynt og bytter om rad { $one } og { $other }.
mo-swapped-columns = { $name } bruker en mynt og bytter om kolonne { $one } og { $other }.
mo-passed = { $name } passer.
mo-full = Bod { $stall } er full.
mo-scored = { $name } får { $points } poeng.
mo-reward-coin = { $name } tar en mynt.
mo-reward-bodyguard = { $name } tar en livvakt.
mo-reward-none = Det er ikke noe mer til { $name }.
mo-juice = { $name } tar en juice verdt { $value }.
mo-closed = En flis fra { $name } stenger { $stall }; { $open ->
    [one] { $open } bod er fortsatt åpen
   *[other] { $open } boder er fortsatt åpne
  }.
mo-closed-empty = En flis for tom bod stenger { $stall }; { $open ->
    [one] { $open } bod er fortsatt åpen
   *[other] { $open } boder er fortsatt åpne
  }.
mo-last-round = Dette er siste runde.
mo-pointed = { $name } retter pilen mot { $target }.
mo-moved = En av turistene til { $name } går videre til { $space } og er nå assistent.
mo-tourists-left = { $tourists ->
    [one] En av turistene til { $name } går ut av spillet.
   *[other] { $tourists } av turistene til { $name } går ut av spillet.
  }

mo-roof = Taket. Kuber: { $spaces }. { $pawn ->
    [middle] Figuren står i midten.
   *[other] Figuren står på { $pawn }.
  }
mo-assistants = Assistenter
mo-bodyguards = Livvakter å plassere
mo-tourists = Turister
mo-cousins = Fetterpar
mo-tiles = Markedsfliser
mo-juice-tokens = Juicebrikker
mo-cell = { $space } i bod { $stall }, koster { $colours }
mo-cell-closed = { $space } i bod { $stall }, { $owner ->
    [empty] stengt med en tom flis
   *[other] stengt av { $owner }
  }
mo-cell-assistant = assistent som tilhører { $owner }
mo-cell-bodyguard = livvakt som tilhører { $owner }
mo-cell-tourist = turist som tilhører { $owner }
mo-cell-juice = juice verdt { $value }

mo-cube-row = Rad { $line }: { $colour } kube
mo-cube-column = Kolonne { $line }: { $colour } kube
mo-cell-strength = styrke { $strength } av { $full }
mo-pick-cube = { $cube }. Velg nå kuben den skal bytte plass med.
mo-no-swap-phase = Du kan bare bytte kuber i en tur der du plasserer arbeidere.
mo-no-swap-coin = Et bytte koster en mynt, og du har ingen.
mo-no-swap-kinds = To rader eller to kolonner bytter kuber, ikke en rad og en kolonne.
mo-no-swap-place = Etter dette byttet kunne du ikke plassert noen.
mo-round-number = Runde { $round }
mo-closings-left = { $stalls ->
    [0] Siste runde
    [one] { $stalls } bod igjen
   *[other] { $stalls } boder igjen
  }
mo-goes-first = Først: { $name }
mo-hand = Kubene og myntene dine:

no-morocco-elsewhere = Det er ikke noe å velge her nå. Svarene står ved spørsmålet.
no-morocco-closed = Bod { $stall } er stengt. Velg en åpen.
no-morocco-taken = { $space } er opptatt. Velg et ledig felt.
no-morocco-cubes = Til bod { $stall } mangler du: { $colours }. Velg et opplyst felt.
no-morocco-no-second = Den andre fetteren ville ikke fått plass ved siden av. Velg et opplyst felt.
no-morocco-not-touching = Den andre fetteren må berøre { $space } fra en annen bod. Velg et opplyst felt.
no-morocco-not-target = Turisten går dit pilen peker: til et ledig felt i { $stall }.
