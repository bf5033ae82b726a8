# Puzzles: find the best choice in a position. Numbers and percentages come as text.

puzzle-number = Γρίφος { $number } από { $all }
puzzle-difficulty = Δυσκολία: { $number } από { $all }
puzzle-ask = Βρες την καλύτερη επιλογή για: { $name }.
puzzle-wrong = { $choice }: υπάρχει καλύτερη επιλογή. Δοκίμασε ξανά.
puzzle-answer = Η καλύτερη επιλογή: { $choice }.
puzzle-ahead = Αντί γι’ αυτήν: { $choice }. Χάνεται { $share } των πιθανοτήτων νίκης.
puzzle-later = Ό,τι φέρνει η καλύτερη επιλογή έρχεται αργότερα.
puzzle-values = Πιθανότητες νίκης μετά από κάθε επιλογή
puzzle-levels = Πόσο συχνά τη βρίσκουν τα μποτ
puzzle-next = Επόμενος γρίφος
puzzle-skip = Παράλειψη
puzzle-all = Έλυσες όλους τους γρίφους.
puzzle-anew = Από την αρχή
puzzle-streak = Λύθηκαν στη σειρά με την πρώτη προσπάθεια: { $number }· το πολύ: { $longest }.
puzzle-tries = Προσπάθειες: { $number }.
refused-no-such-puzzle = Δεν υπάρχει τέτοιος γρίφος.
