# Hints: one line for each new situation of a first game, of at most 20 words.
hints = Hints
hints-stop = No more hints

hint-marrakech-turn = Turn Assam or let him go ahead; then the die says how far he walks: 1 to 4 steps.
hint-marrakech-rent = If he stops on somebody’s rug, you pay a dirham for each square of that colour’s connected area.
hint-marrakech-reach = The figures say what to expect.
hint-marrakech-free = Empty squares and your own rugs cost nothing: send Assam there.
hint-marrakech-border = At the edge Assam follows the arch and comes back in on the next line; the arch is no step.
hint-marrakech-broke = Whoever can’t pay the whole amount pays what is left and is out of the game.
hint-marrakech-after = The next player walks where you let Assam face: make it dear.
hint-marrakech-lay = Lay a rug beside Assam: choose two squares, then confirm.
hint-marrakech-join = Lay your rugs side by side: the larger the joined area of one colour, the more others pay.
hint-marrakech-cover = A rug may cover others, only never both halves of the same one.
hint-marrakech-income = Somebody stopped on your rug and paid you: keep large areas together, they bring the most.
hint-marrakech-end = At the end each half of a rug that is seen is a point.

hint-morocco-scout = Move the pawn. You gain the two cubes beside its space; everybody else gains the one on it.
hint-morocco-plan = Collect colours for a stall you want: one cube of its row’s colour, one of its column’s.
hint-morocco-assign = Pay the cube of the row and the cube of the column, and place a worker there.
hint-morocco-full = A stall closes at strength 4: each worker in it counts 1, each arrow that points at it, too.
hint-morocco-juice = Workers take the juice at their corner of the stall when it closes.
hint-morocco-extra = Tourists and cousins cost one cube more, of any colour.
hint-morocco-bodyguard = A bodyguard counts 2 in a stall and costs no more than an assistant.
hint-morocco-cousins = Cousins are two assistants for three cubes: the second one goes, free, to the stall next door.
hint-morocco-coin = A coin swaps the cubes of two rows or two columns: so you can pay for another stall.
hint-morocco-cousin = The second cousin is free: on a space beside the first one’s, in another stall.
hint-morocco-second = This is your second turn of the round: spend your cubes, only one can be kept.
hint-morocco-reward = A coin swaps the cubes of two rows or columns; a bodyguard counts as two.
hint-morocco-arrow = The arrow counts as strength in the stall it points at: it may close that one, too.
hint-morocco-move = Tourists don’t leave when the stall closes: they go where the arrow points, and become assistants.
hint-morocco-tiles = At the end each tile of your largest joined group is worth 3 points: close stalls side by side.
hint-morocco-keep = At the end of a round all cubes go back but one.
hint-morocco-last = This is the last round: take the points that you can still get.

# The rules for people: short sentences beside drawn positions; most of them are the hints above.
rules-exact = The exact rules, with numbers
rules-marrakech-setup = Assam begins in the middle. Everybody has 30 dirhams and rugs of one colour: 12 with four players, 15 with three.
rules-marrakech-two = With two players each lays two colours, 12 rugs of each, in shuffled order; only the top rug is known.
rules-morocco-setup = Each row, each column and each outer space of the roof gets a cube, each corner of a stall a juice token.
rules-morocco-die = With two or three players the market die is rolled first: everybody gains a cube of its colour.
rules-morocco-ranks = A stall with strength 4 or more closes: the strongest gets 5 points and lays a tile, the second gets 2 points, a coin and a bodyguard; equals share the rank.
rules-morocco-ties = Those who share first place get 5 points each, and an empty tile closes the stall. Whoever shares second place, or is third, gets 1 point and a coin or a bodyguard.
rules-morocco-pass = Whoever can place a worker must; whoever can’t passes.
rules-morocco-score = When five stalls or fewer are open, the round is played to its end. Then juice, coins (1 point each) and the largest group of own tiles (3 points a tile) are added.
