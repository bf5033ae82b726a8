# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Oppgave { $number } av { $all }
puzzle-difficulty = Vanskelighet: { $number } av { $all }
puzzle-ask = Finn det beste valget for { $name }.
puzzle-wrong = { $choice }: Det finnes et bedre valg. Prøv igjen.
puzzle-answer = Det beste valget: { $choice }.
puzzle-ahead = I stedet: { $choice }. Det koster { $share } av vinnersjansene.
puzzle-later = Det som det beste valget gir, kommer senere.
puzzle-values = Vinnersjanser etter hvert valg
puzzle-levels = Hvor ofte botene finner det
puzzle-next = Neste oppgave
puzzle-skip = Hopp over
puzzle-all = Du har løst alle oppgavene.
puzzle-anew = Begynn på nytt
puzzle-streak = Løst på rad på første forsøk: { $number }; på det meste: { $longest }.
puzzle-tries = Forsøk: { $number }.
refused-no-such-puzzle = Den oppgaven finnes ikke.
