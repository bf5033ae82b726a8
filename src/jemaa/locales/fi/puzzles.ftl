# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Pulma { $number }/{ $all }
puzzle-difficulty = Vaikeus: { $number }/{ $all }
puzzle-ask = Etsi paras valinta pelaajalle { $name }.
puzzle-wrong = { $choice }: on parempi valinta. Yritä uudelleen.
puzzle-answer = Paras valinta: { $choice }.
puzzle-ahead = Sen sijaan: { $choice }. Se vie { $share } voittomahdollisuuksista.
puzzle-later = Se, mitä paras valinta tuo, tulee myöhemmin.
puzzle-values = Voittomahdollisuudet jokaisen valinnan jälkeen
puzzle-levels = Kuinka usein botit löytävät sen
puzzle-next = Seuraava pulma
puzzle-skip = Ohita
puzzle-all = Olet ratkaissut kaikki pulmat.
puzzle-anew = Aloita alusta
puzzle-streak = Ratkaistu peräkkäin ensi yrittämällä: { $number }; enintään: { $longest }.
puzzle-tries = Yrityksiä: { $number }.
refused-no-such-puzzle = Sellaista pulmaa ei ole.
