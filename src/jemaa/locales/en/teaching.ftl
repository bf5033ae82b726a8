# What a review teaches: place, luck and choices, moments to try again, the curve, skill. Numbers and percentages come as text.

curve = How the chances of winning moved
curve-hint = Tap the curve, or move along it by the arrow keys: the board follows. Circles with a number are the greatest moments, dots are mistakes.
curve-at = Step { $at } of { $last }: { $shares }
curve-table = The same as a table
step = Step
moment = { $rank }. At step { $step }
moment-show = Look at it
skill = Skill and luck
skill-luck = Luck
skill-lost = Lost by decisions
skill-error = The computer looked { $simulations } games ahead at each position. Its own judgements disagree by up to { $error } of the chances of winning over the game: no figure here is surer than that.
skill-unsure = That is a lot: take the figures as a hint only.
verdicts-inaccuracy = Inaccuracies: { $number }
verdicts-mistake = Mistakes: { $number }
verdicts-blunder = Blunders: { $number }
place-won = { $name } won, { $points } ahead of the next.
place-behind = { $name } came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
  }, { $points } behind the winner.
place-only = { $name } came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
  }.
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
luck-good = Luck helped: it brought { $points }.
luck-bad = Luck didn’t help: it cost { $points }.
luck-none = Luck made no difference.
choices-lost = Better choices would have brought { $points } more.
choices-none = No choice cost anything.
review-first = This is a quick first look. A deeper one follows by itself.
exercises = What could have gone better
exercises-none = No choice cost much.
moment-played = { $name } chose: { $choice }.
moment-better = Better: { $choice }.
reason-now = { $source }: this choice brings { $chosen } at once, the better one brings { $best }.
reason-later = In the end, the better choice is worth { $points } more.
reason-wins = The better choice wins more often, though not by more points.
marks = On the board: a tick and an unbroken line mark the better choice, a cross and a dotted line the one that was made.
try = Try it yourself
try-ask = It is { $name }’s turn. Which choice is better?
try-right = Right: { $choice }.
try-wrong = { $choice }: that is not the best yet. It costs { $points }. Try again.
try-solution = Show the answer
drill = You have solved { $done } of { $all }.
skill-points = These are points, compared with the average of the other players.
skill-kingmaking = Players who could no longer win decided who did: { $shares }. Nobody can foresee such choices, so they count neither as luck nor as losses.
source-cubes = Cubes
