# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Puzzel { $number } van { $all }
puzzle-difficulty = Moeilijkheid: { $number } van { $all }
puzzle-ask = Zoek de beste keuze voor { $name }.
puzzle-wrong = { $choice }: er is een betere keuze. Probeer het nog eens.
puzzle-answer = De beste keuze: { $choice }.
puzzle-ahead = In plaats daarvan: { $choice }. Dat kost { $share } van de winstkansen.
puzzle-later = Wat de beste keuze oplevert, komt later.
puzzle-values = Winstkansen na elke keuze
puzzle-levels = Hoe vaak de bots haar vinden
puzzle-next = Volgende puzzel
puzzle-skip = Overslaan
puzzle-all = Je hebt alle puzzels opgelost.
puzzle-anew = Opnieuw beginnen
puzzle-streak = Achter elkaar bij de eerste poging opgelost: { $number }; hoogstens: { $longest }.
puzzle-tries = Pogingen: { $number }.
refused-no-such-puzzle = Die puzzel bestaat niet.
