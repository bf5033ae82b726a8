# Morocco: what happened, what is asked, what can be done.

mo-black = black
mo-green = green
mo-purple = purple
mo-brown = brown
mo-orange = orange
mo-wild = any colour

ask-morocco-wild = Which cube do you gain?
ask-morocco-scout = Where does the pawn on the roof go?
ask-morocco-assign = Whom do you place, and where?
ask-morocco-assign-end = Swap for a coin, or end your turn?
ask-morocco-assign-pass = You can place nobody now.
ask-morocco-extra = Which cube do you pay besides?
ask-morocco-cousin = Where does the second cousin go?
ask-morocco-reward = A coin or a bodyguard?
ask-morocco-arrow = Where does the arrow point?
ask-morocco-move = Where does your tourist move on to?
ask-morocco-keep = Which cube do you keep?

tool-assistant = Assistant
tool-bodyguard = Bodyguard
tool-tourist = Tourist
tool-cousins = Cousins
tool-cousin = Second cousin
tool-move = Tourist
tool-swap = Swap cubes

mo-do-gain = Gain { $colours }
mo-do-pay = Pay { $colours }
mo-do-keep = Keep { $colours }
mo-do-keep-none = Keep none
mo-do-take-coin = A coin
mo-do-take-bodyguard = A bodyguard
mo-do-arrow-north = Up
mo-do-arrow-east = Right
mo-do-arrow-south = Down
mo-do-arrow-west = Left
mo-do-rows = Swap rows { $one } and { $other } (1 coin)
mo-do-columns = Swap columns { $one } and { $other } (1 coin)
mo-do-scout = { $space }: { $mine } for you, { $others } for the others
mo-for-you = for you
mo-for-others = for the others
mo-do-assistant = Assistant on { $space }, for { $colours }
mo-do-bodyguard = Bodyguard on { $space }, for { $colours }
mo-do-tourist = Tourist on { $space }, for { $colours } and one more
mo-do-cousins = First of two cousins on { $space }, for { $colours } and one more
mo-do-cousin = Second cousin on { $space }
mo-do-move = Tourist to { $space }
mo-do-pass = Pass
mo-do-end = End the turn

mo-first = { $name } begins.
mo-round = A new round; { $name } goes first.
mo-rolled = The market die shows { $face }.
mo-gained = { $name } gains { $colours }.
mo-scouted = { $name } moves the pawn to { $space }.
mo-kept = { $name } keeps { $kept }.
mo-kept-none = { $name } keeps no cube.
mo-placed-assistant = { $name } places an assistant on { $space }.
mo-placed-bodyguard = { $name } places a bodyguard on { $space }.
mo-placed-tourist = { $name } places a tourist on { $space }.
mo-placed-cousins = { $name } places the first of two cousins on { $space }.
mo-placed-cousin = { $name } places the second cousin on { $space }.
mo-paid = { $name } pays { $colours }.
mo-swapped-rows = { $name } spends a coin and swaps rows { $one } and { $other }.
mo-swapped-columns = { $name } spends a coin and swaps columns { $one } and { $other }.
mo-passed = { $name } passes.
mo-full = Stall { $stall } is full.
mo-scored = { $name } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
mo-reward-coin = { $name } takes a coin.
mo-reward-bodyguard = { $name } takes a bodyguard.
mo-reward-none = There is nothing more for { $name }.
mo-juice = { $name } takes juice of value { $value }.
mo-closed = A tile of { $name } closes { $stall }; { $open ->
    [one] { $open } stall is open
   *[other] { $open } stalls are open
  }.
mo-closed-empty = An empty-stall tile closes { $stall }; { $open ->
    [one] { $open } stall is open
   *[other] { $open } stalls are open
  }.
mo-last-round = This is the last round.
mo-pointed = { $name } points the arrow at { $target }.
mo-moved = { $name }’s tourist moves on to { $space } and is an assistant now.
mo-tourists-left = { $tourists ->
    [one] A tourist of { $name } leaves the game.
   *[other] { $tourists } tourists of { $name } leave the game.
  }

mo-roof = The roof. Cubes: { $spaces }. { $pawn ->
    [middle] The pawn stands in the middle.
   *[other] The pawn stands on { $pawn }.
  }
mo-assistants = Assistants
mo-bodyguards = Bodyguards to place
mo-tourists = Tourists
mo-cousins = Pairs of cousins
mo-tiles = Market tiles
mo-juice-tokens = Juice tokens
mo-cell = { $space } in stall { $stall }, costs { $colours }
mo-cell-closed = { $space } in stall { $stall }, { $owner ->
    [empty] closed by an empty-stall tile
   *[other] closed by { $owner }
  }
mo-cell-assistant = assistant of { $owner }
mo-cell-bodyguard = bodyguard of { $owner }
mo-cell-tourist = tourist of { $owner }
mo-cell-juice = juice, value { $value }

mo-cube-row = Row { $line }: { $colour } cube
mo-cube-column = Column { $line }: { $colour } cube
mo-cell-strength = strength { $strength } of { $full }
mo-pick-cube = { $cube }. Now choose the cube to swap it with.
mo-no-swap-phase = Cubes are swapped only in a turn in which you place workers.
mo-no-swap-coin = A swap costs a coin, and you have none.
mo-no-swap-kinds = Two rows swap their cubes, or two columns; not a row and a column.
mo-no-swap-place = After this swap you could place nobody.
mo-round-number = Round { $round }
mo-closings-left = { $stalls ->
    [0] Last round
    [one] { $stalls } stall to the end
   *[other] { $stalls } stalls to the end
  }
mo-goes-first = First: { $name }
mo-hand = Your cubes and coins:

no-morocco-elsewhere = There’s nothing to choose here now. The answers are with the question.
no-morocco-closed = Stall { $stall } is closed. Choose an open one.
no-morocco-taken = { $space } is taken. Choose a free space.
no-morocco-cubes = For stall { $stall } you lack { $colours }. Choose a lit space.
no-morocco-no-second = The second cousin would find no place beside it. Choose a lit space.
no-morocco-not-touching = The second cousin must touch { $space } from another stall. Choose a lit space.
no-morocco-not-target = The tourist goes where the arrow points: to a free space of { $stall }.
