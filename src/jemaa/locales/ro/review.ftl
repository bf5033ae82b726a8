# Privirea înapoi: cum s-a mișcat victoria, cât au costat deciziile, ce a fost noroc, și privitul împreună.

review = Explică desfășurarea jocului
review-being-made = Jocul este explicat, pentru toți cei de la masă. Durează o clipă.
review-failed-ended = Jocul nu a putut fi explicat: calculul s-a oprit înainte de sfârșit. Poți cere din nou.
review-failed-late = Jocul nu a putut fi explicat: serverul era prea ocupat. Poți cere din nou mai târziu.
review-failed-error = Jocul nu a putut fi explicat: a apărut o eroare pe server. Poți cere din nou.
review-failed-store = Jocul a fost explicat, dar serverul nu a putut salva rezultatul. Poți cere din nou.
verdict-best = cea mai bună
verdict-fine = bună
verdict-inaccuracy = inexactitate
verdict-mistake = greșeală
verdict-blunder = greșeală gravă
together-lead = Arată-le celorlalți unde mă uit
together-leading = Cine te urmează vede ce vezi tu.
together-leads = { $name } arată jocul.
together-follow = Privește împreună
together-follows = Privești împreună cu { $name }.
together-alone = Privește pe cont propriu
