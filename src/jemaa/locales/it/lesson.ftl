# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Impara { $game }
lesson-step = Passo { $step } di { $of }
lesson-skip = Salta
lesson-back = Indietro
lesson-show = Fammi vedere
lesson-next = Avanti
lesson-right = Ottimo!
lesson-wrong = È permesso, ma qui si chiede altro. La regola:
lesson-done = È tutto: ora sai giocare a { $game }.
lesson-play = Gioca contro un bot
lesson-again = Ancora una volta
lesson-leave = Esci
lesson-to-table = Al tavolo
lesson-called = La partita comincia: torna al tavolo!

lesson-marrakech-turn = Ogni turno comincia con Assam: prima che cammini, giralo verso un lato senza tappeti.
lesson-marrakech-walk = Fa i passi che dice il dado; al bordo torna indietro. Lascialo andare dritto.
lesson-marrakech-pay = Sul tappeto di un altro paghi un dirham per ogni casella unita del suo colore. Prendi la via più economica.
lesson-marrakech-lay = Poi posi un tappeto accanto ad Assam. Copri metà del tappeto di un altro.
lesson-marrakech-win = L’ultimo tappeto! Ogni metà visibile e ogni dirham è un punto. Posalo in modo da vincere.

lesson-morocco-scout = La pedina sul tetto ti porta i cubi ai due lati del suo spazio. Prendi verde e marrone.
lesson-morocco-place = Un lavoratore costa due cubi: uno del colore della riga, uno della colonna. Piazza un assistente.
lesson-morocco-cousins = I cugini costano un cubo in più e sono due assistenti in bancarelle vicine. Piazzali entrambi.
lesson-morocco-coin = I tuoi cubi non servono. Con la moneta scambia due righe o due colonne, per poter pagare uno spazio.
lesson-morocco-full = Con forza quattro una bancarella è piena; il più forte fa cinque punti. La guardia del corpo vale due: piazzala.
lesson-morocco-juice = Quando una bancarella chiude, i lavoratori prendono il succo ai loro angoli. Riempila e prendi il quattro.
lesson-morocco-arrow = Anche la freccia della tua tessera è forza. Puntala in modo che chiuda anche la bancarella vicina.
lesson-morocco-win = Alla fine ogni tessera del tuo gruppo più grande vale tre punti. Unisci le tue tessere e vinci.
