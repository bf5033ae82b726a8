# Visszatekintés: hogyan alakult a győzelmi esély, mibe kerültek a döntések, mi volt szerencse, és a közös nézés.

review = Játék elemzése
review-being-made = Készül az elemzés, mindenki számára az asztalnál. Ez eltart egy kis ideig.
review-failed-ended = A játékot nem sikerült elemezni: a számítás idő előtt megszakadt. Kérheted újra.
review-failed-late = A játékot nem sikerült elemezni: a szerver túlterhelt volt. Később kérheted újra.
review-failed-error = A játékot nem sikerült elemezni: hiba történt a szerveren. Kérheted újra.
review-failed-store = Az elemzés elkészült, de a szerver nem tudta elmenteni az eredményt. Kérheted újra.
verdict-best = legjobb
verdict-fine = jó
verdict-inaccuracy = pontatlanság
verdict-mistake = hiba
verdict-blunder = súlyos hiba
together-lead = Mutasd a többieknek, mit nézek
together-leading = Aki követ, azt látja, amit te.
together-leads = { $name } mutatja a játékot.
together-follow = Nézzük együtt
together-follows = Együtt nézitek. Mutatja: { $name }.
together-alone = Egyedül nézem
