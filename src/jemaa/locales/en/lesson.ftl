# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Learn { $game }
lesson-step = Step { $step } of { $of }
lesson-skip = Skip
lesson-back = Back
lesson-show = Show me
lesson-next = Next
lesson-right = Well done!
lesson-wrong = That is allowed, but this step asks for something else. The rule:
lesson-done = That was all: now you can play { $game }.
lesson-play = Play against one bot
lesson-again = Once more
lesson-leave = Leave
lesson-to-table = To the table
lesson-called = The game begins: back to the table!

lesson-marrakech-turn = Each turn begins with Assam: turn him, before he walks, to a side where no rug lies.
lesson-marrakech-walk = He walks as far as the die shows; at the border he turns back. Let him go ahead.
lesson-marrakech-pay = On somebody’s rug you pay a dirham for each joined square of its colour. Go the cheapest way.
lesson-marrakech-lay = Then you lay a rug beside Assam. Cover half of somebody else’s with it.
lesson-marrakech-win = The last rug! Each half in sight and each dirham is a point. Lay it so that you win.

lesson-morocco-scout = The roof pawn brings you the cubes on both sides of its space. Get green and brown.
lesson-morocco-place = A worker costs two cubes: one of the row’s colour, one of the column’s. Place an assistant.
lesson-morocco-cousins = Cousins cost one cube more and are two assistants in neighbouring stalls. Place both.
lesson-morocco-coin = Your cubes fit nowhere. Swap two rows or columns with your coin, so that you can pay for a space.
lesson-morocco-full = Strength four fills a stall; the strongest gets five points. A bodyguard counts two: place him there.
lesson-morocco-juice = When a stall closes, workers take the juice at their corners. Fill the stall and take the four.
lesson-morocco-arrow = The arrow of your tile is strength, too. Point it so that the next stall closes as well.
lesson-morocco-win = At the end each tile in your largest group brings three points. Join your tiles and win.
