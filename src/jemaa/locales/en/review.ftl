# Looking back: how the chances of winning moved, what decisions cost, what was luck, and looking together. Percentages come as text.

review = Explain how it went
review-being-made = The game is being explained, for everybody at the table. It takes a moment.
review-failed-ended = The game could not be explained: the calculation stopped before its end. You can ask again.
review-failed-late = The game could not be explained: the server was too busy. You can ask again later.
review-failed-error = The game could not be explained: an error occurred on the server. You can ask again.
review-failed-store = The game was explained, but the server could not save the result. You can ask again.
verdict-best = best
verdict-fine = fine
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder
together-lead = Show everyone what I’m looking at
together-leading = People who follow you see what you see.
together-leads = { $name } shows the game.
together-follow = Follow along
together-follows = You’re following { $name }.
together-alone = Look around on my own
