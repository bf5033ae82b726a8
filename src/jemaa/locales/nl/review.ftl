# Terugkijken: hoe de winstkansen verschoven, wat keuzes kostten, wat geluk was, en samen kijken.

review = Uitleggen hoe het ging
review-being-made = Het spel wordt uitgelegd, voor iedereen aan tafel. Dat duurt even.
review-failed-ended = Het spel kon niet worden uitgelegd: de berekening stopte te vroeg. Je kunt het opnieuw vragen.
review-failed-late = Het spel kon niet worden uitgelegd: de server had het te druk. Je kunt het later opnieuw vragen.
review-failed-error = Het spel kon niet worden uitgelegd: er ging iets mis op de server. Je kunt het opnieuw vragen.
review-failed-store = Het spel is uitgelegd, maar de server kon het resultaat niet opslaan. Je kunt het opnieuw vragen.
verdict-best = beste keuze
verdict-fine = goed
verdict-inaccuracy = onnauwkeurig
verdict-mistake = fout
verdict-blunder = blunder
together-lead = Laat iedereen zien waar ik naar kijk
together-leading = Wie je volgt, ziet wat jij ziet.
together-leads = { $name } laat het spel zien.
together-follow = Meekijken
together-follows = Je kijkt mee met { $name }.
together-alone = Zelf rondkijken
