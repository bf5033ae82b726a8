# Morocco: τι έγινε, τι ζητείται, τι μπορεί να γίνει.

mo-black = μαύρο
mo-green = πράσινο
mo-purple = μωβ
mo-brown = καφέ
mo-orange = πορτοκαλί
mo-wild = όποιο χρώμα θέλεις

ask-morocco-wild = Ποιον κύβο παίρνεις;
ask-morocco-scout = Πού πάει το πιόνι στη στέγη;
ask-morocco-assign = Ποιον τοποθετείς, και πού;
ask-morocco-assign-end = Ανταλλαγή για ένα νόμισμα ή τέλος της σειράς σου;
ask-morocco-assign-pass = Δεν μπορείς να τοποθετήσεις κανέναν τώρα.
ask-morocco-extra = Ποιον κύβο δίνεις επιπλέον;
ask-morocco-cousin = Πού πάει ο δεύτερος ξάδερφος;
ask-morocco-reward = Νόμισμα ή σωματοφύλακας;
ask-morocco-arrow = Πού δείχνει το βέλος;
ask-morocco-move = Πού προχωρά ο τουρίστας σου;
ask-morocco-keep = Ποιον κύβο κρατάς;

tool-assistant = Βοηθός
tool-bodyguard = Σωματοφύλακας
tool-tourist = Τουρίστας
tool-cousins = Ξαδέρφια
tool-cousin = Δεύτερος ξάδερφος
tool-move = Τουρίστας
tool-swap = Ανταλλαγή κύβων

mo-do-gain = Πάρε κύβο: { $colours }
mo-do-pay = Πλήρωσε κύβο: { $colours }
mo-do-keep = Κράτα κύβο: { $colours }
mo-do-keep-none = Μην κρατήσεις κανέναν
mo-do-take-coin = Νόμισμα
mo-do-take-bodyguard = Σωματοφύλακας
mo-do-arrow-north = Πάνω
mo-do-arrow-east = Δεξιά
mo-do-arrow-south = Κάτω
mo-do-arrow-west = Αριστερά
mo-do-rows = Ανταλλαγή γραμμών { $one } και { $other } (1 νόμισμα)
mo-do-columns = Ανταλλαγή στηλών { $one } και { $other } (1 νόμισμα)
mo-do-scout = { $space }: { $mine } για σένα, { $others } για τους άλλους
mo-for-you = για σένα
mo-for-others = για τους άλλους
mo-do-assistant = Βοηθός στο { $space }, με { $colours }
mo-do-bodyguard = Σωματοφύλακας στο { $space }, με { $colours }
mo-do-tourist = Τουρίστας στο { $space }, με { $colours } και έναν ακόμη
mo-do-cousins = Πρώτος ξάδερφος στο { $space }, με { $colours } και έναν ακόμη
mo-do-cousin = Δεύτερος ξάδερφος στο { $space }
mo-do-move = Τουρίστας στο { $space }
mo-do-pass = Πάσο
mo-do-end = Τέλος της σειράς μου

mo-first = Ξεκινά: { $name }.
mo-round = Νέος γύρος· ξεκινά: { $name }.
mo-rolled = Το ζάρι της αγοράς δείχνει: { $face }.
mo-gained = { $name } παίρνει { $colours }.
mo-scouted = { $name } μετακινεί το πιόνι στο { $space }.
mo-kept = { $name } κρατά { $kept }.
mo-kept-none = { $name } δεν κρατά κανέναν κύβο.
mo-placed-assistant = { $name } τοποθετεί βοηθό στο { $space }.
mo-placed-bodyguard = { $name } τοποθετεί σωματοφύλακα στο { $space }.
mo-placed-tourist = { $name } τοποθετεί τουρίστα στο { $space }.
mo-placed-cousins = { $name } τοποθετεί τον πρώτο ξάδερφο στο { $space }.
mo-placed-cousin = { $name } τοποθετεί τον δεύτερο ξάδερφο στο { $space }.
mo-paid = { $name } πληρώνει { $colours }.
mo-swapped-rows = { $name } ξοδεύει ένα νόμισμα και ανταλλάσσει τις γραμμές { $one } και { $other }.
mo-swapped-columns = { $name } ξοδεύει ένα νόμισμα και ανταλλάσσει τις στήλες { $one } και { $other }.
mo-passed = { $name } πάει πάσο.
mo-full = Ο πάγκος { $stall } γέμισε.
mo-scored = { $name } παίρνει { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
  }.
mo-reward-coin = { $name } παίρνει ένα νόμισμα.
mo-reward-bodyguard = { $name } παίρνει έναν σωματοφύλακα.
mo-reward-none = { $name } δεν έχει τίποτε άλλο να πάρει.
mo-juice = { $name } παίρνει χυμό αξίας { $value }.
mo-closed = Πλακίδιο του παίκτη { $name } κλείνει τον πάγκο { $stall }· { $open ->
    [one] { $open } πάγκος είναι ανοιχτός
   *[other] { $open } πάγκοι είναι ανοιχτοί
  }.
mo-closed-empty = Πλακίδιο άδειου πάγκου κλείνει τον πάγκο { $stall }· { $open ->
    [one] { $open } πάγκος είναι ανοιχτός
   *[other] { $open } πάγκοι είναι ανοιχτοί
  }.
mo-last-round = Αυτός είναι ο τελευταίος γύρος.
mo-pointed = { $name } στρέφει το βέλος προς { $target }.
mo-moved = Ένας τουρίστας του παίκτη { $name } προχωρά στο { $space } και είναι πια βοηθός.
mo-tourists-left = { $name }: { $tourists ->
    [one] ένας τουρίστας φεύγει από το παιχνίδι.
   *[other] { $tourists } τουρίστες φεύγουν από το παιχνίδι.
  }

mo-roof = Η στέγη. Κύβοι: { $spaces }. { $pawn ->
    [middle] Το πιόνι στέκεται στη μέση.
   *[other] Το πιόνι στέκεται στο { $pawn }.
  }
mo-assistants = Βοηθοί
mo-bodyguards = Σωματοφύλακες για τοποθέτηση
mo-tourists = Τουρίστες
mo-cousins = Ζευγάρια ξαδέρφων
mo-tiles = Πλακίδια αγοράς
mo-juice-tokens = Μάρκες χυμού
mo-cell = { $space } στον πάγκο { $stall }, κοστίζει { $colours }
mo-cell-closed = { $space } στον πάγκο { $stall }, { $owner ->
    [empty] που έκλεισε με πλακίδιο άδειου πάγκου
   *[other] που έκλεισε με πλακίδιο του παίκτη { $owner }
  }
mo-cell-assistant = βοηθός του παίκτη { $owner }
mo-cell-bodyguard = σωματοφύλακας του παίκτη { $owner }
mo-cell-tourist = τουρίστας του παίκτη { $owner }
mo-cell-juice = χυμός αξίας { $value }

mo-cube-row = Γραμμή { $line }: κύβος, { $colour }
mo-cube-column = Στήλη { $line }: κύβος, { $colour }
mo-cell-strength = δύναμη { $strength } από { $full }
mo-pick-cube = { $cube }. Διάλεξε τώρα τον κύβο με τον οποίο θα ανταλλαγεί.
mo-no-swap-phase = Οι κύβοι ανταλλάσσονται μόνο σε σειρά όπου τοποθετείς εργάτες.
mo-no-swap-coin = Η ανταλλαγή κοστίζει ένα νόμισμα και δεν έχεις κανένα.
mo-no-swap-kinds = Ανταλλάσσονται οι κύβοι δύο γραμμών ή δύο στηλών, όχι γραμμής με στήλη.
mo-no-swap-place = Μετά από αυτή την ανταλλαγή δεν μπορείς να τοποθετήσεις κανέναν.
mo-round-number = Γύρος { $round }
mo-closings-left = { $stalls ->
    [0] Τελευταίος γύρος
    [one] { $stalls } πάγκος ως το τέλος
   *[other] { $stalls } πάγκοι ως το τέλος
  }
mo-goes-first = Πρώτος: { $name }
mo-hand = Οι κύβοι και τα νομίσματά σου:

no-morocco-elsewhere = Εδώ δεν διαλέγεις κάτι τώρα. Οι απαντήσεις είναι κάτω από την ερώτηση.
no-morocco-closed = Ο πάγκος { $stall } είναι κλειστός. Διάλεξε έναν ανοιχτό.
no-morocco-taken = Η θέση { $space } είναι πιασμένη. Διάλεξε μια ελεύθερη.
no-morocco-cubes = Για τον πάγκο { $stall } σου λείπει { $colours }. Διάλεξε μια φωτισμένη θέση.
no-morocco-no-second = Ο δεύτερος ξάδερφος δεν θα βρει θέση δίπλα. Διάλεξε μια φωτισμένη θέση.
no-morocco-not-touching = Ο δεύτερος ξάδερφος πρέπει να αγγίζει το { $space } από άλλον πάγκο. Διάλεξε μια φωτισμένη θέση.
no-morocco-not-target = Ο τουρίστας πάει εκεί που δείχνει το βέλος: σε ελεύθερη θέση στον πάγκο { $stall }.
