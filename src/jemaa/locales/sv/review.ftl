# Se tillbaka: hur vinstchanserna ändrades, vad valen kostade, vad som var tur, och att titta tillsammans.

review = Förklara hur det gick
review-being-made = Spelet förklaras för alla vid bordet. Det tar en stund.
review-failed-ended = Spelet kunde inte förklaras: beräkningen avbröts för tidigt. Du kan be om det igen.
review-failed-late = Spelet kunde inte förklaras: servern hade för mycket att göra. Du kan be om det igen senare.
review-failed-error = Spelet kunde inte förklaras: något gick fel på servern. Du kan be om det igen.
review-failed-store = Spelet förklarades, men servern kunde inte spara resultatet. Du kan be om det igen.
verdict-best = bäst
verdict-fine = bra
verdict-inaccuracy = litet misstag
verdict-mistake = misstag
verdict-blunder = grovt misstag
together-lead = Visa alla vad jag tittar på
together-leading = Den som följer ser det du ser.
together-leads = { $name } visar spelet.
together-follow = Titta med
together-follows = Du tittar tillsammans med { $name }.
together-alone = Titta på egen hand
