# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Uganka { $number } od { $all }
puzzle-difficulty = Težavnost: { $number } od { $all }
puzzle-ask = Poišči najboljšo izbiro za igralca { $name }.
puzzle-wrong = { $choice }: obstaja boljša izbira. Poskusi znova.
puzzle-answer = Najboljša izbira: { $choice }.
puzzle-ahead = Namesto tega: { $choice }. To stane { $share } možnosti za zmago.
puzzle-later = Kar prinese najboljša izbira, pride pozneje.
puzzle-values = Možnosti za zmago po vsaki izbiri
puzzle-levels = Kako pogosto jo najdejo boti
puzzle-next = Naslednja uganka
puzzle-skip = Preskoči
puzzle-all = Rešene so vse uganke.
puzzle-anew = Začni znova
puzzle-streak = Zapored rešeno v prvem poskusu: { $number }; največ: { $longest }.
puzzle-tries = Poskusi: { $number }.
refused-no-such-puzzle = Take uganke ni.
