# Riguardare la partita: come sono cambiate le possibilità di vittoria, quanto sono costate le scelte, che cosa era fortuna, e guardare insieme.

review = Spiega com’è andata la partita
review-being-made = La partita viene spiegata per tutto il tavolo. Ci vuole un attimo.
review-failed-ended = Non è stato possibile spiegare la partita: il calcolo si è interrotto prima della fine. Puoi chiederlo di nuovo.
review-failed-late = Non è stato possibile spiegare la partita: il server era troppo occupato. Puoi chiederlo di nuovo più tardi.
review-failed-error = Non è stato possibile spiegare la partita: si è verificato un errore sul server. Puoi chiederlo di nuovo.
review-failed-store = La partita è stata spiegata, ma il server non ha potuto salvare il risultato. Puoi chiederlo di nuovo.
verdict-best = la migliore
verdict-fine = buona
verdict-inaccuracy = imprecisione
verdict-mistake = errore
verdict-blunder = errore grave
together-lead = Mostra a tutti che cosa guardo
together-leading = Chi ti segue vede ciò che vedi tu.
together-leads = { $name } mostra la partita.
together-follow = Segui
together-follows = Guardi insieme a { $name }.
together-alone = Guardo per conto mio
