# Marrakech: τι έγινε, τι ζητείται, τι μπορεί να γίνει.

ask-marrakech-assam = Προς τα πού πάει ο Assam;
ask-marrakech-assam-after = Προς τα πού στρέφεις τώρα τον Assam;
ask-marrakech-lay = Πού απλώνεις το χαλί σου;

mk-do-left = Αριστερά
mk-do-ahead = Ευθεία
mk-do-right = Δεξιά
mk-do-lay = Χαλί στα { $squares }
mk-first = Ξεκινά: { $name }.
mk-turned = { $turn ->
    [left] { $name } στρέφει τον Assam αριστερά.
    [right] { $name } στρέφει τον Assam δεξιά.
   *[ahead] { $name } δεν στρέφει τον Assam.
  }
mk-rolled = { $name } φέρνει { $slippers }.
mk-walked = { $looped ->
    [yes] Ο Assam κάνει στροφή στην άκρη και πάει στο { $square }.
   *[no] Ο Assam πάει στο { $square }.
  }
mk-paid = { $name } πληρώνει { $amount } ντιρχάμ στον παίκτη { $to }.
mk-paid-short = { $name } χρωστά { $due } ντιρχάμ στον παίκτη { $to } και πληρώνει { $amount }: δεν έχει άλλα.
mk-out = { $name } βγαίνει από το παιχνίδι.
mk-laid = { $name } απλώνει ένα χαλί στα { $squares }.
mk-laid-over = { $name } απλώνει ένα χαλί στα { $squares }, πάνω από { $over }.
mk-returned = Για το χαλί δεν υπάρχει μέρος ({ $name }): γυρίζει στο κουτί.
mk-turned-up = { $name }, επόμενο χαλί: { $colour }.
mk-is-out = εκτός παιχνιδιού
mk-rugs-left = Χαλιά χρώματος { $colour } που απομένουν
mk-cell-empty = { $square }, άδειο
mk-cell-half = { $square }, μισό χαλί χρώματος { $colour }
mk-cell-whole = { $square }, χαλί χρώματος { $colour }, το άλλο μισό στο { $other }
mk-cell-reach = Ο Assam μπορεί να σταματήσει εδώ
mk-cell-assam = { $facing ->
    [north] Ο Assam στέκεται εδώ και κοιτάζει βόρεια
    [east] Ο Assam στέκεται εδώ και κοιτάζει ανατολικά
    [south] Ο Assam στέκεται εδώ και κοιτάζει νότια
   *[west] Ο Assam στέκεται εδώ και κοιτάζει δυτικά
  }

no-marrakech-turn = Ο Assam δεν φτάνει εκεί τώρα. Διάλεξε ένα βέλος ή ένα φωτισμένο τετράγωνο.
no-marrakech-under-assam = Στο { $square } στέκεται ο Assam. Άπλωσε το χαλί δίπλα του.
no-marrakech-not-beside = Το χαλί πρέπει να αγγίζει με μια πλευρά το τετράγωνο του Assam, { $square }. Διάλεξε ένα φωτισμένο τετράγωνο.
no-marrakech-both-halves = Το { $squares } είναι ένα ολόκληρο χαλί ({ $name }). Κάλυψε μόνο το ένα μισό του.
no-marrakech-same-colour = Το { $squares } δείχνει δύο φορές το ίδιο χρώμα. Κάλυψε δύο διαφορετικά.
