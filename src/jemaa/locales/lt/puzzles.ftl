# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = { $number } uždavinys iš { $all }
puzzle-difficulty = Sunkumas: { $number } iš { $all }
puzzle-ask = Raskite geriausią pasirinkimą: renkasi { $name }.
puzzle-wrong = { $choice }: yra geresnis pasirinkimas. Bandykite dar kartą.
puzzle-answer = Geriausias pasirinkimas: { $choice }.
puzzle-ahead = Vietoj jo: { $choice }. Tai kainuoja { $share } pergalės tikimybės.
puzzle-later = Tai, ką duoda geriausias pasirinkimas, ateina vėliau.
puzzle-values = Pergalės tikimybė po kiekvieno pasirinkimo
puzzle-levels = Kaip dažnai jį randa botai
puzzle-next = Kitas uždavinys
puzzle-skip = Praleisti
puzzle-all = Visi uždaviniai išspręsti.
puzzle-anew = Pradėti iš naujo
puzzle-streak = Išspręsta iš eilės pirmu bandymu: { $number }; daugiausia: { $longest }.
puzzle-tries = Bandymai: { $number }.
refused-no-such-puzzle = Tokio uždavinio nėra.
