# Fair dice: checking a game in the browser, and what dice did beside what fair dice do.

fairness = Are the dice fair?
fairness-why = People see patterns everywhere, and fair dice make more of them than one thinks. Here is what the dice of all finished games on this server showed, beside what fair dice would.
fairness-none = No game has been finished here yet.
verify = Check the dice
verify-hint = You needn’t believe a table of numbers: every finished game can be checked, roll by roll.
verify-why = Before anybody sat down, the server fixed a secret and showed its fingerprint. Now that the game is over, the secret is known. Your browser calculates every roll and every other draw from it, and compares them with the record. Nothing is sent anywhere.
verify-drop = Drop the file of a finished game here, or choose it.
verify-right = All is well: { $draws ->
    [one] the only draw is
   *[other] all { $draws } draws are
  } what the secret gives.
verify-wrong = Something is wrong
verify-limits = What this shows, and what it doesn’t
verify-limits-why = No roll and no other draw was chosen after the table was opened, neither by the server nor by a player. But whoever runs the server could have known them beforehand. Whether every move was allowed, the rules say: watch the game, or use “jemaa verify”.

proof-file = This is the file of a finished game
proof-file-why = It holds the secret, the random numbers of the players, and the record of the game.
proof-secret = The secret fits its fingerprint
proof-secret-why = A fingerprint can’t be made to fit afterwards: so the secret was fixed before anybody sat down.
proof-record = No line of the record was changed
proof-record-why = Each line carries a check on itself and on all lines before it.
proof-people = Each player added a random number
proof-people-why = So the server alone could not choose a secret that gives the rolls it likes.
proof-draws = Every roll and every other draw follows from them
proof-draws-why = Secret, random numbers and the number of the draw are mixed; the result picks the roll.
proof-signed = The server signed it, line by line, to the end
proof-signed-why = So nobody can change, move, leave out or add anything without the server’s key. Only whoever runs the server has it, and could.
proof-key-known = It is the key of this server:
proof-key-unknown = This server doesn’t have this key: the game was played elsewhere, or somebody made it up.
proof-unsigned = This file isn’t signed, like those of older versions: moves, names and options may have been changed.
proof-no-ed25519 = Your browser can’t check signatures. Use a newer one, or “jemaa verify”.
proof-is-right = right
proof-is-wrong = wrong
proof-is-open = not checked
proof-seed = Secret
proof-commitment = Fingerprint
proof-each = { $draws ->
    [one] The draw in full
   *[other] All { $draws } draws, one by one
  }
proof-each-why = From the mixture, the first twelve digits are taken as one large number (in base sixteen). Divided by the number of possibilities it leaves a rest, and the rest picks the outcome.
proof-entry = Entry
proof-number = Number
proof-rest = Rest
proof-of = ÷ { $total } leaves { $rest }
proof-gives = gives

dice-roll = Die of slippers
dice-die = Market die
dice-rolls = { $rolls ->
    [one] One roll
   *[other] { $rolls } rolls
  } in this game
dice-rolls-games = Rolls: { $rolls }. Games: { $games }.
dice-faces = { $die }: how often each face came
dice-face = Face
dice-came = came
dice-came-games = in games
dice-usual = usual
dice-range = { $from } to { $to }
dice-runs = The same face several times in a row
dice-in-a-row = Same face in a row
dice-times = { $times } times or more
dice-chance = chance
dice-legend = The light band shows what is usual: in 95 of 100 cases, fair dice stay inside. The line is the average.
dice-slippers = { $slippers ->
    [one] { $slippers } slipper
   *[other] { $slippers } slippers
  }
outcome-roll = { $face }
outcome-die = market die: { $face }
outcome-first = { $face } begins
outcome-rug = a rug of colour { $face }
outcome-cube = cube: { $face }
outcome-juice = juice, value { $face }

fault-unable = Your browser calculates such things only over https, or on the machine where the server runs. Open the page like that, or use “jemaa verify”.
fault-file = This isn’t the file of a finished game. The button under a finished game gives you one.
fault-not-over = The game isn’t over, so its secret is still secret. Get the file again after the end.
fault-seed = The secret isn’t 32 bytes long, as it has to be.
fault-commitment = The secret doesn’t fit the fingerprint: another one was promised when the table was opened.
fault-cut = The record is cut off in line { $line }. Get the whole file again.
fault-digest = Line { $line } of the record isn’t as it was written: it, or one before it, was changed or is missing.
fault-line = Line { $line } of the record can’t stand there.
fault-version = The record was written by another version. Reload the page.
fault-people = The seats { $seated } were taken, but there are random numbers from { $added }.
fault-draw = Entry { $entry }: the secret gives { $expected }, but the record says { $choice }.
fault-undue = Entry { $entry }: { $choice } could not be drawn there.
fault-signed = This isn’t what the server signed: something was changed, is missing, or was added.
fault-opening = When the table was opened, your browser was shown another fingerprint or another key.
opening-changed = The fingerprint of the dice, or the server’s key, isn’t the one that your browser was shown when the table was opened.
