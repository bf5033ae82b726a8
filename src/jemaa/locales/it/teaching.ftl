curve = Come sono cambiate le possibilità di vittoria
curve-hint = Tocca la curva o percorrila con le frecce della tastiera: il tabellone la segue. I cerchi numerati sono i momenti decisivi, i punti sono errori.
curve-at = Passo { $at } di { $last }: { $shares }
curve-table = Lo stesso in tabella
step = Passo
moment = { $rank }. Al passo { $step }
moment-show = Guarda
skill = Abilità e fortuna
skill-luck = Fortuna
skill-lost = Perso con le scelte
skill-error = Il computer ha giocato { $simulations } partite di prova da ogni posizione. I suoi stessi giudizi differiscono, su tutta la partita, fino a { $error } delle possibilità di vittoria: nessun numero qui è più sicuro di così.
skill-unsure = È tanto: prendi i numeri solo come indicazione.
verdicts-inaccuracy = Imprecisioni: { $number }
verdicts-mistake = Errori: { $number }
verdicts-blunder = Errori gravi: { $number }
place-won = { $name } ha vinto con un vantaggio di { $points }.
place-behind = { $name } è arrivato al posto { $place }, a { $points } dalla vittoria.
place-only = { $name } è arrivato al posto { $place }.
points-of = { $points ->
    [one] { $points } punto
    [many] { $points } punti
   *[other] { $points } punti
  }
luck-good = La fortuna ha aiutato: ha portato { $points }.
luck-bad = La fortuna non ha aiutato: è costata { $points }.
luck-none = La fortuna non ha contato.
choices-lost = Scelte migliori avrebbero portato { $points } in più.
choices-none = Nessuna scelta è costata qualcosa.
review-first = Questo è un primo sguardo veloce. Uno più approfondito segue da solo.
exercises = Che cosa poteva andare meglio
exercises-none = Nessuna scelta è costata molto.
moment-played = { $name } ha scelto: { $choice }.
moment-better = Meglio: { $choice }.
reason-now = { $source }: questa scelta porta subito { $chosen }, la migliore porta { $best }.
reason-later = Alla fine la scelta migliore vale { $points } in più.
reason-wins = La scelta migliore vince più spesso, ma non con più punti.
marks = Sul tabellone: la spunta e la linea continua indicano la scelta migliore, la croce e i puntini quella fatta.
try = Prova tu
try-ask = Tocca a { $name }. Quale scelta è migliore?
try-right = Giusto: { $choice }.
try-wrong = { $choice }: non è ancora la scelta migliore. Costa { $points }. Riprova.
try-solution = Mostra la soluzione
drill = Ne hai risolti { $done } su { $all }.
skill-points = Sono punti, rispetto alla media degli altri.
skill-kingmaking = Chi non poteva più vincere ha deciso chi ha vinto: { $shares }. Nessuno può prevedere queste scelte, perciò non contano né come fortuna né come perdita.
source-cubes = Cubi
