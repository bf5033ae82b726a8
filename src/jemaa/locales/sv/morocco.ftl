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
ask-morocco-assign-end = Byta för ett mynt, eller avsluta turen?
ask-morocco-assign-pass = Du kan inte placera någon nu.
ask-morocco-extra = Vilken kub betalar du dessutom?
ask-morocco-cousin = Vart går den andra kusinen?
ask-morocco-reward = Ett mynt eller en livvakt?
ask-morocco-arrow = Vart pekar pilen?
ask-morocco-move = Vart går din turist vidare?
ask-morocco-keep = Vilken kub behåller du?
guide-morocco-scout = Flytta pjäsen på taket. Du får de två kuberna bredvid dess fält; alla andra får den som ligger på det.
guide-morocco-assign = Betala radens kub och kolumnens, och placera en arbetare där. Ett stånd med styrka 4 eller mer stänger: den starkaste får 5 poäng och lägger en bricka, tvåan får 2 poäng, ett mynt och en livvakt; de som är lika starka delar. Arbetare tar juicen vid sitt hörn av ståndet.
guide-morocco-extra = Turister och kusiner kostar en kub mer, av vilken färg som helst.
guide-morocco-cousin = Den andra kusinen är gratis: på ett fält bredvid den förstas, i ett annat stånd.
guide-morocco-reward = Med ett mynt byter du plats på två raders eller två kolumners kuber; en livvakt räknas som två.
guide-morocco-arrow = Pilen räknas som styrka i ståndet den pekar på: den kan stänga även det.
guide-morocco-move = Turister går inte när ståndet stänger: de följer pilen och blir assistenter.
guide-morocco-keep = I slutet av en runda går alla kuber tillbaka utom en.

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
mo-round = En ny runda; { $name } börjar.
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
mo-juice = { $name } tar juice värd { $value }.
mo-closed = En bricka från { $name } stänger { $stall }; { $open ->
    [one] { $open } stånd är öppet
   *[other] { $open } stånd är öppna
  }.
mo-closed-empty = En tom bricka stänger { $stall }; { $open ->
    [one] { $open } stånd är öppet
   *[other] { $open } stånd är öppna
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
mo-no-swap-phase = Kuber byter plats bara i en tur då du placerar arbetare.
mo-no-swap-coin = Ett byte kostar ett mynt, och du har inget.
mo-no-swap-kinds = Två rader eller två kolumner byter kuber, inte en rad med en kolumn.
mo-no-swap-place = Efter det bytet skulle du inte kunna placera någon.
mo-round-number = Runda { $round }
mo-closings-left = { $stalls ->
    [0] Sista rundan
   *[other] { $stalls } stånd kvar
  }
mo-goes-first = Först: { $name }
mo-hand = Dina kuber och mynt:
