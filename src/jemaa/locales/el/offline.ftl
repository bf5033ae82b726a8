# Playing in the browser itself, without a server.

offline-why = Οι κανόνες και τα μποτ τρέχουν σε αυτόν τον περιηγητή. Ό,τι χρειάζεται φορτώνεται μία φορά· μετά λειτουργεί και χωρίς σύνδεση.
offline-loading = Φόρτωση: { $percent } %
offline-ready = Όλα είναι έτοιμα.
offline-failed = Δεν ήταν δυνατή η φόρτωση όσων χρειάζονται.
