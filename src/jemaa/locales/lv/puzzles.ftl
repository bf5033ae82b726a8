# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = { $number }. uzdevums no { $all }
puzzle-difficulty = Grūtība: { $number } no { $all }
puzzle-ask = Atrodi labāko izvēli: izvēlas { $name }.
puzzle-wrong = { $choice }: ir labāka izvēle. Mēģini vēlreiz.
puzzle-answer = Labākā izvēle: { $choice }.
puzzle-ahead = Tās vietā: { $choice }. Tas maksā { $share } no uzvaras izredzēm.
puzzle-later = Tas, ko dod labākā izvēle, nāk vēlāk.
puzzle-values = Uzvaras izredzes pēc katras izvēles
puzzle-levels = Cik bieži to atrod boti
puzzle-next = Nākamais uzdevums
puzzle-skip = Izlaist
puzzle-all = Visi uzdevumi ir atrisināti.
puzzle-anew = Sākt no jauna
puzzle-streak = Atrisināti pēc kārtas ar pirmo mēģinājumu: { $number }; visvairāk: { $longest }.
puzzle-tries = Mēģinājumi: { $number }.
refused-no-such-puzzle = Tāda uzdevuma nav.
