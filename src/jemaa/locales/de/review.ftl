# Zurückblicken: wie sich die Siegchancen verschoben, was Entscheidungen kosteten, was Glück war, und zusammen schauen.

review = Erklären, wie es lief
review-being-made = Das Spiel wird erklärt, für alle am Tisch. Das dauert einen Moment.
review-failed-ended = Das Spiel konnte nicht erklärt werden: Die Berechnung brach vorzeitig ab. Du kannst es noch einmal versuchen.
review-failed-late = Das Spiel konnte nicht erklärt werden: Der Server hatte zu viel zu tun. Du kannst es später noch einmal versuchen.
review-failed-error = Das Spiel konnte nicht erklärt werden: Auf dem Server gab es einen Fehler. Du kannst es noch einmal versuchen.
review-failed-store = Das Spiel wurde erklärt, aber der Server konnte das Ergebnis nicht speichern. Du kannst es noch einmal versuchen.
verdict-best = beste Wahl
verdict-fine = gut
verdict-inaccuracy = ungenau
verdict-mistake = Fehler
verdict-blunder = grober Fehler
together-lead = Allen zeigen, was ich mir ansehe
together-leading = Wer dir folgt, sieht, was du siehst.
together-leads = { $name } zeigt das Spiel.
together-follow = Mitschauen
together-follows = Du schaust bei { $name } mit.
together-alone = Allein umsehen
