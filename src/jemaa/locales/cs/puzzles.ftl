# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Úloha { $number } z { $all }
puzzle-difficulty = Obtížnost: { $number } z { $all }
puzzle-ask = Najdi nejlepší volbu pro hráče { $name }.
puzzle-wrong = { $choice }: existuje lepší volba. Zkus to znovu.
puzzle-answer = Nejlepší volba: { $choice }.
puzzle-ahead = Místo toho: { $choice }. To stojí { $share } šancí na výhru.
puzzle-later = Co nejlepší volba přinese, přijde později.
puzzle-values = Šance na výhru po každé volbě
puzzle-levels = Jak často ji najdou boti
puzzle-next = Další úloha
puzzle-skip = Přeskočit
puzzle-all = Máš vyřešeny všechny úlohy.
puzzle-anew = Začít znovu
puzzle-streak = Vyřešeno v řadě na první pokus: { $number }; nejvíce: { $longest }.
puzzle-tries = Pokusy: { $number }.
refused-no-such-puzzle = Taková úloha neexistuje.
