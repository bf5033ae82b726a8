# Ειδοποίηση όταν έρχεται η σειρά κάποιου: ο διακόπτης στο τραπέζι, και τι λέει ένα μήνυμα push.

turns-tell = Ειδοποίησέ με όταν είναι η σειρά μου
turns-hint = Ένα μήνυμα κάθε φορά που έρχεται η σειρά σου, όσο δεν βρίσκεσαι σε αυτό το τραπέζι.
turns-browser = Ειδοποίησέ με σε αυτόν τον browser
turns-on = Αυτός ο browser σε ειδοποιεί, ακόμη κι όταν η σελίδα είναι κλειστή.
turns-stop = Σταμάτα να με ειδοποιείς
turns-again = Δοκίμασε ξανά
turns-unsupported = Αυτός ο browser δεν μπορεί να δείξει μηνύματα push. Ένα webhook δουλεύει παντού.
turns-insecure = Τα μηνύματα push θέλουν σελίδα με https://. Ένα webhook δεν το χρειάζεται αυτό.
turns-denied = Οι ειδοποιήσεις από αυτή τη σελίδα είναι αποκλεισμένες. Επίτρεψέ τες στις ρυθμίσεις του browser για αυτή τη σελίδα και φόρτωσέ την ξανά.
turns-failed = Η υπηρεσία push αυτού του browser δεν απάντησε.
turns-webhook = Webhook: μια δική σου διεύθυνση που δέχεται μηνύματα
turns-add = Προσθήκη
turns-secret = Τα μηνύματα υπογράφονται με αυτό το μυστικό. Φύλαξέ το: φαίνεται μόνο τώρα.
refused-bad-address = { $reason ->
    [scheme] Η διεύθυνση πρέπει να αρχίζει με https://.
    [unknown] Δεν βρέθηκε τίποτα με αυτό το όνομα.
    [private] Αυτή η διεύθυνση είναι σε ιδιωτικό δίκτυο· αυτός ο διακομιστής δεν στέλνει εκεί μηνύματα.
   *[address] Αυτό δεν είναι διεύθυνση όπως https://example.org/path.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: είναι η σειρά σου
push-body = Παίζεις ως { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: άλλο ένα παιχνίδι;
push-again-body = { $asker } θέλει άλλο ένα παιχνίδι.
