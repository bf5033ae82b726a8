# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = Το iPhone και το iPad δείχνουν αυτά τα μηνύματα μόνο για σελίδες στην οθόνη Αφετηρίας. Με τρία βήματα η σελίδα μπαίνει εκεί:
iphone-share = Πάτησε «Κοινή χρήση».
iphone-add = Διάλεξε «Προσθήκη στην οθόνη Αφετηρίας».
iphone-open = Άνοιξε τη σελίδα από την οθόνη Αφετηρίας και ενεργοποίησε εκεί τα μηνύματα.
