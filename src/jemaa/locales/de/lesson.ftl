# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = { $game } lernen
lesson-step = Schritt { $step } von { $of }
lesson-skip = Überspringen
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-next = Weiter
lesson-right = Gut gemacht!
lesson-wrong = Das ist erlaubt, aber hier geht es um etwas anderes. Die Regel:
lesson-done = Das war alles: Jetzt kannst du { $game } spielen.
lesson-play = Gegen einen Bot spielen
lesson-again = Noch einmal
lesson-leave = Beenden
lesson-to-table = Zum Tisch
lesson-called = Das Spiel beginnt: zurück zum Tisch!

lesson-marrakech-turn = Jeder Zug beginnt mit Assam: Dreh ihn, bevor er geht, dorthin, wo kein Teppich liegt.
lesson-marrakech-walk = Er geht so weit, wie der Würfel zeigt; am Rand kehrt er um. Lass ihn geradeaus gehen.
lesson-marrakech-pay = Auf einem fremden Teppich zahlst du einen Dirham je zusammenhängendem Feld seiner Farbe. Nimm den billigsten Weg.
lesson-marrakech-lay = Danach legst du einen Teppich neben Assam. Bedecke damit die Hälfte eines fremden.
lesson-marrakech-win = Der letzte Teppich! Jede sichtbare Hälfte und jeder Dirham ist ein Punkt. Leg ihn so, dass du gewinnst.

lesson-morocco-scout = Die Figur auf dem Dach bringt dir die Steine zu beiden Seiten ihres Platzes. Hol Grün und Braun.
lesson-morocco-place = Ein Arbeiter kostet zwei Steine: einen in der Farbe der Reihe, einen in der der Spalte. Setz einen Assistenten ein.
lesson-morocco-cousins = Cousins kosten einen Stein mehr und sind zwei Assistenten in benachbarten Ständen. Setz beide ein.
lesson-morocco-coin = Deine Steine passen nirgends. Tausch mit deiner Münze zwei Reihen oder Spalten, damit du einen Platz bezahlen kannst.
lesson-morocco-full = Mit Stärke vier ist ein Stand voll; der Stärkste bekommt fünf Punkte. Ein Leibwächter zählt zwei: Setz ihn ein.
lesson-morocco-juice = Schließt ein Stand, nehmen die Arbeiter den Saft an ihren Ecken. Füll den Stand und nimm die Vier.
lesson-morocco-arrow = Auch der Pfeil deines Plättchens zählt als Stärke. Lass ihn so zeigen, dass der nächste Stand auch schließt.
lesson-morocco-win = Am Ende bringt jedes Plättchen deiner größten Gruppe drei Punkte. Verbinde deine Plättchen und gewinne.
