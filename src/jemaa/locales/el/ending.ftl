# The end of a game: the count, the result, and a picture of it.

count-now = Μετράμε τους πόντους…
won-by = Κερδίζει: { $names } (+{ $points })
tie-dirhams = Οι πόντοι είναι ίσοι· κρίνουν τα περισσότερα ντιρχάμ.
tie-tiles = Οι πόντοι είναι ίσοι· κρίνουν τα περισσότερα τοποθετημένα πλακίδια αγοράς.
led-by = Μπροστά ήταν: { $names } (+{ $points }).
led-level = Οι πρώτοι είχαν ίσους πόντους.
picture-share = Κοινοποίηση εικόνας
picture-save = Αποθήκευση εικόνας
picture-failed = Η εικόνα δεν μπόρεσε να φτιαχτεί. Δοκίμασε ξανά.
review-resigned = Η εξήγηση βασίζεται μόνο στους πόντους: όποιος παραιτήθηκε δεν είναι τελευταίος σε αυτήν.
