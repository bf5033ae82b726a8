# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Open a game or a position
analysis-paste = Or paste a record or a position here
analysis-choices = Choices
analysis-outcomes = What chance may bring
analysis-roll = Let chance decide
analysis-stop = Stop thinking
analysis-on = Go on thinking
analysis-thinks = The computer is thinking …
analysis-depth = Looked { $number } games ahead
analysis-points = Points: { $points }
analysis-visits = Looked at: { $number }
analysis-exact = calculated
analysis-line = Likely course
analysis-tree = Variations
analysis-remove = Remove
analysis-comment = Comment
analysis-file = Save as a file
analysis-text = Copy the position
analysis-json = Save the position
