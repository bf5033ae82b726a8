# The end of a game: the count, the result, and a picture of it.

count-now = Μετράμε τους πόντους…
won-by = Κερδίζει: { $names }, διαφορά: { $points }
tie-dirhams = Οι πόντοι είναι ίσοι· κερδίζει όποιος έχει περισσότερα ντιρχάμ.
tie-tiles = Οι πόντοι είναι ίσοι· κερδίζει όποιος έβαλε περισσότερα πλακίδια.
led-by = Μπροστά ήταν: { $names }, διαφορά: { $points }.
led-level = Οι πρώτοι είχαν ίσους πόντους.
picture-share = Κοινοποίηση εικόνας
picture-save = Αποθήκευση εικόνας
picture-failed = Η εικόνα δεν μπόρεσε να φτιαχτεί. Δοκίμασε ξανά.
