# Se tillbaka: hur vinstchanserna ändrades, vad valen kostade, vad som var tur, och att titta tillsammans.

review = Förklara hur partiet gick
review-being-made = Partiet förklaras för alla vid bordet. Det tar en stund.
review-failed-ended = Partiet kunde inte förklaras: beräkningen avbröts i förtid. Du kan be om det igen.
review-failed-late = Partiet kunde inte förklaras: servern var för upptagen. Du kan be om det igen senare.
review-failed-error = Partiet kunde inte förklaras: ett fel uppstod på servern. Du kan be om det igen.
review-failed-store = Partiet förklarades, men servern kunde inte spara resultatet. Du kan be om det igen.
verdict-best = bäst
verdict-fine = bra
verdict-inaccuracy = onoggrannhet
verdict-mistake = misstag
verdict-blunder = grovt misstag
together-lead = Visa de andra vad jag tittar på
together-leading = Den som följer ser det du ser.
together-leads = { $name } visar partiet.
together-follow = Titta med
together-follows = Du tittar tillsammans med { $name }.
together-alone = Titta på egen hand
