# Zurückblicken: wie sich die Siegchancen verschoben, was Entscheidungen kosteten, was Glück war, und zusammen schauen.

review = Spielverlauf erklären
review-being-made = Die Partie wird erklärt, für alle am Tisch. Das dauert einen Moment.
review-failed-ended = Die Partie konnte nicht erklärt werden: Die Berechnung brach vorzeitig ab. Du kannst die Erklärung noch einmal anfordern.
review-failed-late = Die Partie konnte nicht erklärt werden: Der Server war zu stark ausgelastet. Du kannst die Erklärung später noch einmal anfordern.
review-failed-error = Die Partie konnte nicht erklärt werden: Auf dem Server ist ein Fehler aufgetreten. Du kannst die Erklärung noch einmal anfordern.
review-failed-store = Die Partie wurde erklärt, aber der Server konnte das Ergebnis nicht speichern. Du kannst die Erklärung noch einmal anfordern.
verdict-best = beste Wahl
verdict-fine = gut
verdict-inaccuracy = ungenau
verdict-mistake = Fehler
verdict-blunder = grober Fehler
together-lead = Den anderen zeigen, wohin ich schaue
together-leading = Wer dir folgt, sieht, was du siehst.
together-leads = { $name } zeigt die Partie.
together-follow = Mitschauen
together-follows = Du folgst { $name }.
together-alone = Allein schauen
