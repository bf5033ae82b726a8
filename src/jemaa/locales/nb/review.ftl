# Se tilbake: hvordan vinnersjansene endret seg, hva valgene kostet, hva som var flaks, og å se sammen.

review = Forklar hvordan det gikk
review-being-made = Spillet forklares for alle ved bordet. Det tar litt tid.
review-failed-ended = Spillet kunne ikke forklares: Beregningen stoppet før den var ferdig. Du kan be om det igjen.
review-failed-late = Spillet kunne ikke forklares: Serveren hadde for mye å gjøre. Du kan be om det igjen senere.
review-failed-error = Spillet kunne ikke forklares: Noe gikk galt på serveren. Du kan be om det igjen.
review-failed-store = Spillet ble forklart, men serveren kunne ikke lagre resultatet. Du kan be om det igjen.
verdict-best = best
verdict-fine = bra
verdict-inaccuracy = liten feil
verdict-mistake = feil
verdict-blunder = grov feil
together-lead = Vis alle hva jeg ser på
together-leading = Den som følger med, ser det du ser.
together-leads = { $name } viser spillet.
together-follow = Følg med
together-follows = Du ser sammen med { $name }.
together-alone = Se på egen hånd
