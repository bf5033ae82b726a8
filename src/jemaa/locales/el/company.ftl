# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Οικογενειακό τραπέζι: εδώ παίζουν μόνο εύκολα μποτ.
onlookers = { $count ->
    [one] Παρακολουθεί ένα άτομο.
   *[other] Παρακολουθούν { $count } άτομα.
  }
watch-link = Σύνδεσμος θεατών
watch-link-why = Όποιος έχει αυτόν τον σύνδεσμο μπορεί να παρακολουθεί, όχι να παίζει.
watch-link-public = Το τραπέζι είναι δημόσιο: όλοι μπορούν να παρακολουθούν.
watch-link-on = Οι άλλοι μπορούν να παρακολουθούν
embed = Για να δείξεις το ταμπλό σε ιστοσελίδα
embed-invitation = Αυτός ο σύνδεσμος είναι πρόσκληση για παιχνίδι. Για να φαίνεται το ταμπλό σε ιστοσελίδα, χρησιμοποίησε τον σύνδεσμο θεατών.
embed-open = Άνοιγμα του τραπεζιού
board-watched = Η αγορά του { $game }
handover = Δώσε τη συσκευή. Παίζει: { $name }
handover-why = Κανείς άλλος δεν πρέπει να δει τι ακολουθεί.
handover-done = Είμαι εδώ: { $name }
