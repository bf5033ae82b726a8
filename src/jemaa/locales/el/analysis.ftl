# The analysis board: any position looked at with the engine. Numbers and percentages come as text.

analysis-open = Άνοιγμα παιχνιδιού ή θέσης
analysis-paste = Ή επικόλλησε εδώ μια καταγραφή ή μια θέση
analysis-choices = Επιλογές
analysis-outcomes = Τι μπορεί να φέρει η τύχη
analysis-roll = Ας αποφασίσει η τύχη
analysis-stop = Διακοπή σκέψης
analysis-on = Συνέχιση σκέψης
analysis-thinks = Ο υπολογιστής σκέφτεται…
analysis-depth = Παιχνίδια που εξετάστηκαν: { $number }
analysis-points = Πόντοι: { $points }
analysis-visits = Εξετάστηκε: { $number }
analysis-exact = υπολογισμένο
analysis-line = Πιθανή συνέχεια
analysis-tree = Παραλλαγές
analysis-remove = Αφαίρεση
analysis-comment = Σχόλιο
analysis-file = Αποθήκευση ως αρχείο
analysis-text = Αντιγραφή θέσης
analysis-json = Αποθήκευση θέσης
