# Morocco: vad som hände, vad som frågas, vad man kan göra.

mo-black = svart
mo-green = grön
mo-purple = lila
mo-brown = brun
mo-orange = orange
mo-wild = valfri färg

ask-morocco-wild = Vilken kub får du?
ask-morocco-scout = Vart går pjäsen på taket?
ask-morocco-assign = Vem placerar du, och var?
ask-morocco-assign-end = Byta kuber (1 mynt) eller avsluta turen?
ask-morocco-assign-pass = Du kan inte placera någon nu.
ask-morocco-extra = Vilken kub betalar du dessutom?
ask-morocco-cousin = Vart går den andra kusinen?
ask-morocco-reward = Ett mynt eller en livvakt?
ask-morocco-arrow = Vart pekar pilen?
ask-morocco-move = Vart går din turist vidare?
ask-morocco-keep = Vilken kub behåller du?

tool-assistant = Assistent
tool-bodyguard = Livvakt
tool-tourist = Turist
tool-cousins = Kusiner
tool-cousin = Andra kusinen
tool-move = Turist
tool-swap = Byt kuber

mo-do-gain = Ta { $colours }
mo-do-pay = Betala { $colours }
mo-do-keep = Behåll { $colours }
mo-do-keep-none = Behåll ingen
mo-do-take-coin = Ett mynt
mo-do-take-bodyguard = En livvakt
mo-do-arrow-north = Uppåt
mo-do-arrow-east = Åt höger
mo-do-arrow-south = Nedåt
mo-do-arrow-west = Åt vänster
mo-do-rows = Byt plats på rad { $one } och { $other } (1 mynt)
mo-do-columns = Byt plats på kolumn { $one } och { $other } (1 mynt)
mo-do-scout = { $space }: { $mine } till dig, { $others } till de andra
mo-for-you = till dig
mo-for-others = till de andra
mo-do-assistant = Assistent på { $space }, för { $colours }
mo-do-bodyguard = Livvakt på { $space }, för { $colours }
mo-do-tourist = Turist på { $space }, för { $colours } och en till
mo-do-cousins = Första av två kusiner på { $space }, för { $colours } och en till
mo-do-cousin = Andra kusinen på { $space }
mo-do-move = Turist till { $space }
mo-do-pass = Passa
mo-do-end = Avsluta turen

mo-first = { $name } börjar.
mo-round = Ny runda: { $name } börjar.
mo-rolled = Marknadstärningen visar: { $face }.
mo-gained = { $name } får { $colours }.
mo-scouted = { $name } flyttar pjäsen till { $space }.
mo-kept = { $name } behåller { $kept }.
mo-kept-none = { $name } behåller ingen kub.
mo-placed-assistant = { $name } placerar en assistent på { $space }.
mo-placed-bodyguard = { $name } placerar en livvakt på { $space }.
mo-placed-tourist = { $name } placerar en turist på { $space }.
mo-placed-cousins = { $name } placerar den första av två kusiner på { $space }.
mo-placed-cousin = { $name } placerar den andra kusinen på { $space }.
mo-paid = { $name } betalar { $colours }.
mo-swapped-rows = { $name } använder ett mynt och byter plats på rad { $one } och { $other }.
mo-swapped-columns = { $name } använder ett mynt och byter plats på kolumn { $one } och { $other }.
mo-passed = { $name } passar.
mo-full = Stånd { $stall } är fullt.
mo-scored = { $name } får { $points } poäng.
mo-reward-coin = { $name } tar ett mynt.
mo-reward-bodyguard = { $name } tar en livvakt.
mo-reward-none = Det finns inget mer för { $name }.
mo-juice = { $name } tar en juice värd { $value }.
mo-closed = En bricka från { $name } stänger { $stall }; { $open ->
    [one] { $open } stånd är öppet än
   *[other] { $open } stånd är öppna än
  }.
mo-closed-empty = En bricka för tomt stånd stänger { $stall }; { $open ->
    [one] { $open } stånd är öppet än
   *[other] { $open } stånd är öppna än
  }.
mo-last-round = Det här är sista rundan.
mo-pointed = { $name } riktar pilen mot { $target }.
mo-moved = En turist som tillhör { $name } går vidare till { $space } och är nu assistent.
mo-tourists-left = { $tourists ->
    [one] En turist som tillhör { $name } lämnar spelet.
   *[other] { $tourists } turister som tillhör { $name } lämnar spelet.
  }

mo-roof = Taket. Kuber: { $spaces }. { $pawn ->
    [middle] Pjäsen står i mitten.
   *[other] Pjäsen står på { $pawn }.
  }
mo-assistants = Assistenter
mo-bodyguards = Livvakter att placera
mo-tourists = Turister
mo-cousins = Kusinpar
mo-tiles = Marknadsbrickor
mo-juice-tokens = Juicemarkörer
mo-cell = { $space } i stånd { $stall }, kostar { $colours }
mo-cell-closed = { $space } i stånd { $stall }, { $owner ->
    [empty] stängt med en tom bricka
   *[other] stängt av { $owner }
  }
mo-cell-assistant = assistent som tillhör { $owner }
mo-cell-bodyguard = livvakt som tillhör { $owner }
mo-cell-tourist = turist som tillhör { $owner }
mo-cell-juice = juice värd { $value }

mo-cube-row = Rad { $line }: { $colour } kub
mo-cube-column = Kolumn { $line }: { $colour } kub
mo-cell-strength = styrka { $strength } av { $full }
mo-pick-cube = { $cube }. Välj nu kuben som den ska byta plats med.
mo-no-swap-phase = Du kan bara byta kuber i en tur då du placerar arbetare.
mo-no-swap-coin = Ett byte kostar ett mynt, och du har inget.
mo-no-swap-kinds = Man byter kuber mellan två rader eller mellan två kolumner, inte mellan en rad och en kolumn.
mo-no-swap-place = Efter det bytet skulle du inte kunna placera någon.
mo-round-number = Runda { $round }
mo-closings-left = { $stalls ->
    [0] Sista rundan
   *[other] { $stalls } stånd kvar
  }
mo-goes-first = Först: { $name }
mo-hand = Dina kuber och mynt:

no-morocco-elsewhere = Här finns inget att välja just nu. Svaren står vid frågan.
no-morocco-closed = Stånd { $stall } är stängt. Välj ett öppet.
no-morocco-taken = { $space } är upptaget. Välj ett ledigt fält.
no-morocco-cubes = För stånd { $stall } saknar du: { $colours }. Välj ett upplyst fält.
no-morocco-no-second = Den andra kusinen skulle inte få plats bredvid. Välj ett upplyst fält.
no-morocco-not-touching = Den andra kusinen måste röra vid { $space } från ett annat stånd. Välj ett upplyst fält.
no-morocco-not-target = Turisten går dit pilen pekar: till ett ledigt fält i { $stall }.
