# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = { $number }. feladvány, összesen { $all }
puzzle-difficulty = Nehézség: { $number }, legfeljebb { $all }
puzzle-ask = Találd meg a legjobb választást, { $name } következik.
puzzle-wrong = { $choice }: van jobb választás. Próbáld újra.
puzzle-answer = A legjobb választás: { $choice }.
puzzle-ahead = Helyette: { $choice }. Ez a győzelmi esélyből ennyibe kerül: { $share }.
puzzle-later = Amit a legjobb választás hoz, később jön meg.
puzzle-values = Győzelmi esély az egyes választások után
puzzle-levels = Milyen gyakran találják meg a botok
puzzle-next = Következő feladvány
puzzle-skip = Kihagyás
puzzle-all = Minden feladványt megoldottál.
puzzle-anew = Újrakezdés
puzzle-streak = Egymás után elsőre megoldva: { $number }; legtöbb: { $longest }.
puzzle-tries = Próbálkozások: { $number }.
refused-no-such-puzzle = Nincs ilyen feladvány.
