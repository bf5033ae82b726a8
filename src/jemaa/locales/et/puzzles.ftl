# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Ülesanne { $number }/{ $all }
puzzle-difficulty = Raskus: { $number }/{ $all }
puzzle-ask = Leia parim valik mängijale { $name }.
puzzle-wrong = { $choice }: on olemas parem valik. Proovi uuesti.
puzzle-answer = Parim valik: { $choice }.
puzzle-ahead = Selle asemel: { $choice }. See maksab { $share } võiduvõimalustest.
puzzle-later = See, mida parim valik annab, tuleb hiljem.
puzzle-values = Võiduvõimalused pärast iga valikut
puzzle-levels = Kui sageli robotid selle leiavad
puzzle-next = Järgmine ülesanne
puzzle-skip = Jäta vahele
puzzle-all = Kõik ülesanded on lahendatud.
puzzle-anew = Alusta uuesti
puzzle-streak = Järjest esimesel katsel lahendatud: { $number }; kõige rohkem: { $longest }.
puzzle-tries = Katseid: { $number }.
refused-no-such-puzzle = Sellist ülesannet ei ole.
