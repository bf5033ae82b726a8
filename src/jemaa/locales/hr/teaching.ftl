curve = Kako su se mijenjali izgledi za pobjedu
curve-hint = Dodirni krivulju ili se po njoj kreći strelicama: ploča je slijedi. Krugovi s brojem ključni su trenuci, točke su pogreške.
curve-at = Korak { $at } od { $last }: { $shares }
curve-table = Isto kao tablica
step = Korak
moment = { $rank }. U koraku { $step }
moment-show = Pogledaj
skill = Umijeće i sreća
skill-luck = Sreća
skill-lost = Izgubljeno izborima
skill-error = Računalo je iz svakog položaja odigralo { $simulations } igara unaprijed. Njegove se vlastite procjene tijekom igre razlikuju za najviše { $error } izgleda za pobjedu: nijedna brojka ovdje nije sigurnija od toga.
skill-unsure = To je mnogo: uzmi brojke samo kao naznaku.
verdicts-inaccuracy = Nepreciznosti: { $number }
verdicts-mistake = Pogreške: { $number }
verdicts-blunder = Grube pogreške: { $number }
place-won = Pobjeđuje { $name }. Prednost pred sljedećim: { $points }.
place-behind = { $name } zauzima mjesto { $place }. Do pobjede je nedostajalo: { $points }.
place-only = { $name } zauzima mjesto { $place }.
points-of = { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
  }
luck-good = Sreća je pomogla. Donijela je: { $points }.
luck-bad = Sreća nije pomogla. Odnijela je: { $points }.
luck-none = Sreća nije ništa promijenila.
choices-lost = Bolje odluke donijele bi više. Razlika: { $points }.
choices-none = Nijedna odluka nije ništa stajala.
review-first = Ovo je brz prvi pogled. Temeljitiji slijedi sam od sebe.
exercises = Što je moglo proći bolje
exercises-none = Nijedna odluka nije stajala mnogo.
moment-played = { $name } bira: { $choice }.
moment-better = Bolje: { $choice }.
reason-now = { $source }: ovaj izbor odmah donosi { $chosen }, a bolji { $best }.
reason-later = Na kraju bolji izbor vrijedi više. Razlika: { $points }.
reason-wins = Bolji izbor češće pobjeđuje, ali ne s više bodova.
marks = Na ploči: kvačica i puna crta pokazuju bolji izbor, križić i točkasta crta onaj učinjeni.
try = Pokušaj
try-ask = Na redu: { $name }. Koji je izbor bolji?
try-right = Točno: { $choice }.
try-wrong = { $choice }: to još nije najbolje. Gubitak: { $points }. Pokušaj ponovno.
try-solution = Pokaži rješenje
drill = Riješeno je { $done } od { $all }.
skill-points = Ovo su bodovi u usporedbi s prosjekom ostalih.
skill-kingmaking = O pobjedniku su odlučili igrači koji više nisu mogli pobijediti: { $shares }. Takve se odluke ne mogu predvidjeti, pa se ne broje ni kao sreća ni kao gubitak.
source-cubes = Kocke
