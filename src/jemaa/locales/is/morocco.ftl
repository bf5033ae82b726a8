# Morocco: hvað gerðist, hvað spurt er um, hvað hægt er að gera.

mo-black = svartur
mo-green = grænn
mo-purple = fjólublár
mo-brown = brúnn
mo-orange = appelsínugulur
mo-wild = hvaða litur sem er

ask-morocco-wild = Hvaða kubb færð þú?
ask-morocco-scout = Hvert fer peðið á þakinu?
ask-morocco-assign = Hvern setur þú niður, og hvar?
ask-morocco-assign-end = Víxla kubbum (1 peningur) eða ljúka leik?
ask-morocco-assign-pass = Þú getur engan sett niður núna.
ask-morocco-extra = Hvaða kubb greiðir þú að auki?
ask-morocco-cousin = Hvert fer seinni frændinn?
ask-morocco-reward = Peningur eða lífvörður?
ask-morocco-arrow = Hvert bendir örin?
ask-morocco-move = Hvert fer ferðamaðurinn þinn næst?
ask-morocco-keep = Hvaða kubb geymir þú?

tool-assistant = Aðstoðarmaður
tool-bodyguard = Lífvörður
tool-tourist = Ferðamaður
tool-cousins = Frændur
tool-cousin = Seinni frændi
tool-move = Ferðamaður
tool-swap = Víxla kubbum

mo-do-gain = Taka: { $colours }
mo-do-pay = Greiða: { $colours }
mo-do-keep = Halda eftir: { $colours }
mo-do-keep-none = Halda engum eftir
mo-do-take-coin = Peningur
mo-do-take-bodyguard = Lífvörður
mo-do-arrow-north = Upp
mo-do-arrow-east = Til hægri
mo-do-arrow-south = Niður
mo-do-arrow-west = Til vinstri
mo-do-rows = Víxla röðum { $one } og { $other } (1 peningur)
mo-do-columns = Víxla dálkum { $one } og { $other } (1 peningur)
mo-do-scout = { $space }: { $mine } handa þér, { $others } handa hinum
mo-for-you = handa þér
mo-for-others = handa hinum
mo-do-assistant = Aðstoðarmaður á { $space }, verð: { $colours }
mo-do-bodyguard = Lífvörður á { $space }, verð: { $colours }
mo-do-tourist = Ferðamaður á { $space }, verð: { $colours } og einn í viðbót
mo-do-cousins = Fyrri frændinn af tveimur á { $space }, verð: { $colours } og einn í viðbót
mo-do-cousin = Seinni frændi á { $space }
mo-do-move = Ferðamaður á { $space }
mo-do-pass = Segja pass
mo-do-end = Ljúka leik

mo-first = { $name } byrjar.
mo-round = Ný umferð: { $name } byrjar.
mo-rolled = Markaðsteningurinn sýnir: { $face }.
mo-gained = { $name } fær: { $colours }.
mo-scouted = { $name } færir peðið á { $space }.
mo-kept = { $name } heldur eftir: { $kept }.
mo-kept-none = { $name } heldur engum kubbi eftir.
mo-placed-assistant = { $name } setur aðstoðarmann á { $space }.
mo-placed-bodyguard = { $name } setur lífvörð á { $space }.
mo-placed-tourist = { $name } setur ferðamann á { $space }.
mo-placed-cousins = { $name } setur fyrri frændann af tveimur á { $space }.
mo-placed-cousin = { $name } setur seinni frændann á { $space }.
mo-paid = { $name } greiðir: { $colours }.
mo-swapped-rows = { $name } notar pening og víxlar röðum { $one } og { $other }.
mo-swapped-columns = { $name } notar pening og víxlar dálkum { $one } og { $other }.
mo-passed = { $name } segir pass.
mo-full = Bás { $stall } er fullur.
mo-scored = { $name } fær { $points } stig.
mo-reward-coin = { $name } tekur pening.
mo-reward-bodyguard = { $name } tekur lífvörð.
mo-reward-none = { $name } fær ekkert meira.
mo-juice = { $name } tekur safa að verðmæti { $value }.
mo-closed = Flís lokar { $stall } (eigandi: { $name }); { $open ->
    [one] { $open } bás er enn opinn
   *[other] { $open } básar eru enn opnir
  }.
mo-closed-empty = Flís fyrir tóman bás lokar { $stall }; { $open ->
    [one] { $open } bás er enn opinn
   *[other] { $open } básar eru enn opnir
  }.
mo-last-round = Þetta er síðasta umferðin.
mo-pointed = { $name } beinir örinni að { $target }.
mo-moved = { $name }: ferðamaður fer áfram á { $space } og er nú aðstoðarmaður.
mo-tourists-left = { $name }: { $tourists ->
    [one] ferðamaður fer úr spilinu.
   *[other] { $tourists } ferðamenn fara úr spilinu.
  }

mo-roof = Þakið. Kubbar: { $spaces }. { $pawn ->
    [middle] Peðið stendur í miðjunni.
   *[other] Peðið stendur á { $pawn }.
  }
mo-assistants = Aðstoðarmenn
mo-bodyguards = Lífverðir sem setja má niður
mo-tourists = Ferðamenn
mo-cousins = Frændapör
mo-tiles = Markaðsflísar
mo-juice-tokens = Safaskífur
mo-cell = { $space } í bás { $stall }, verð: { $colours }
mo-cell-closed = { $space } í bás { $stall }, { $owner ->
    [empty] lokað með tómri flís
   *[other] lokað, eigandi: { $owner }
  }
mo-cell-assistant = aðstoðarmaður, { $owner }
mo-cell-bodyguard = lífvörður, { $owner }
mo-cell-tourist = ferðamaður, { $owner }
mo-cell-juice = safi að verðmæti { $value }

mo-cube-row = Röð { $line }: { $colour } kubbur
mo-cube-column = Dálkur { $line }: { $colour } kubbur
mo-cell-strength = styrkur { $strength } af { $full }
mo-pick-cube = { $cube }. Veldu nú kubbinn sem á að víxla honum við.
mo-no-swap-phase = Kubbum er aðeins víxlað þegar þú átt leik og setur niður starfsmenn.
mo-no-swap-coin = Víxlun kostar einn pening og þú átt engan.
mo-no-swap-kinds = Víxla má kubbum tveggja raða eða tveggja dálka, ekki raðar og dálks.
mo-no-swap-place = Eftir þessa víxlun gætirðu engan sett niður.
mo-round-number = Umferð { $round }
mo-closings-left = { $stalls ->
    [0] Síðasta umferð
    [one] { $stalls } bás eftir
   *[other] { $stalls } básar eftir
  }
mo-goes-first = Fyrst: { $name }
mo-hand = Kubbarnir þínir og peningarnir:

no-morocco-elsewhere = Hér er ekkert að velja núna. Svörin eru hjá spurningunni.
no-morocco-closed = Bás { $stall } er lokaður. Veldu opinn bás.
no-morocco-taken = { $space } er upptekinn. Veldu lausan reit.
no-morocco-cubes = Fyrir bás { $stall } vantar þig: { $colours }. Veldu upplýstan reit.
no-morocco-no-second = Seinni frændinn fengi engan reit við hliðina. Veldu upplýstan reit.
no-morocco-not-touching = Seinni frændinn þarf að snerta { $space } úr öðrum bás. Veldu upplýstan reit.
no-morocco-not-target = Ferðamaðurinn fer þangað sem örin bendir: á lausan reit í { $stall }.
