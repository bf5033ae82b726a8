# Marrakech: what happened, what is asked, what can be done.

ask-marrakech-assam = Which way does Assam go?
ask-marrakech-assam-after = Which way shall Assam face now?
ask-marrakech-lay = Where do you lay your rug?

mk-do-left = Turn left
mk-do-ahead = Ahead
mk-do-right = Turn right
mk-do-lay = Rug on { $squares }
mk-first = { $name } begins.
mk-turned = { $turn ->
    [left] { $name } turns Assam left.
    [right] { $name } turns Assam right.
   *[ahead] { $name } doesn’t turn Assam.
  }
mk-rolled = { $name } rolls { $slippers }.
mk-walked = { $looped ->
    [yes] Assam turns about at the border and walks to { $square }.
   *[no] Assam walks to { $square }.
  }
mk-paid = { $name } pays { $to } { $amount ->
    [one] { $amount } dirham
   *[other] { $amount } dirhams
  }.
mk-paid-short = { $name } owes { $to } { $due ->
    [one] { $due } dirham
   *[other] { $due } dirhams
  } and pays { $amount }: that is all there is.
mk-out = { $name } is out of the game.
mk-laid = { $name } lays a rug on { $squares }.
mk-laid-over = { $name } lays a rug on { $squares }, over { $over }.
mk-returned = { $name } finds no place: the rug goes back into the box.
mk-turned-up = { $name }’s next rug is { $colour }.
mk-is-out = out of the game
mk-rugs-left = Rugs of colour { $colour } to lay
mk-cell-empty = { $square }, empty
mk-cell-half = { $square }, half a rug of colour { $colour }
mk-cell-whole = { $square }, rug of colour { $colour }, other half on { $other }
mk-cell-reach = Assam may stop here
mk-cell-assam = { $facing ->
    [north] Assam stands here and faces north
    [east] Assam stands here and faces east
    [south] Assam stands here and faces south
   *[west] Assam stands here and faces west
  }

no-marrakech-turn = Assam can’t get there now. Choose an arrow or a lit square.
no-marrakech-under-assam = Assam stands on { $square }. Lay the rug beside him.
no-marrakech-not-beside = A rug must touch Assam’s square { $square } with one side. Choose a lit square.
no-marrakech-both-halves = { $squares } is one whole rug of { $name }. Cover only half of it.
no-marrakech-same-colour = { $squares } shows one colour twice. Cover two different ones.
