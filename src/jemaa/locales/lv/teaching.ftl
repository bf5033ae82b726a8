curve = Kā mainījās uzvaras izredzes
curve-hint = Pieskaries līknei vai ej pa to ar bultiņu taustiņiem: laukums seko līdzi. Apļi ar skaitli ir izšķirīgākie brīži, punktiņi ir kļūdas.
curve-at = { $at }. solis no { $last }: { $shares }
curve-table = Tas pats tabulā
step = Solis
moment = { $rank }. Solis { $step }
moment-show = Apskatīt
skill = Prasme un veiksme
skill-luck = Veiksme
skill-lost = Zaudēts ar lēmumiem
skill-error = Dators no katras pozīcijas izmēģināja { $simulations } spēles. Datora paša vērtējumi visā spēlē atšķiras pat par { $error } uzvaras izredžu: drošāks par to šeit nav neviens skaitlis.
skill-unsure = Tas ir daudz: uztver skaitļus tikai kā norādi.
verdicts-inaccuracy = Sīkas kļūdas: { $number }
verdicts-mistake = Kļūdas: { $number }
verdicts-blunder = Rupjas kļūdas: { $number }
place-won = Uzvar { $name }. Pārsvars pār nākamo: { $points }.
place-behind = { $name } ieņem vietu { $place }. Līdz uzvarai pietrūka: { $points }.
place-only = { $name } ieņem vietu { $place }.
points-of = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
  }
luck-good = Veiksme palīdzēja. Tā deva: { $points }.
luck-bad = Veiksme nepalīdzēja. Tā atņēma: { $points }.
luck-none = Veiksme neko nemainīja.
choices-lost = Labākas izvēles būtu devušas vairāk. Starpība: { $points }.
choices-none = Neviena izvēle neko nemaksāja.
review-first = Šis ir ātrs pirmais skats. Dziļāks sekos pats.
exercises = Kas varēja izdoties labāk
exercises-none = Neviena izvēle nemaksāja daudz.
moment-played = { $name } izvēlas: { $choice }.
moment-better = Labāk: { $choice }.
reason-now = { $source }: šī izvēle uzreiz dod { $chosen }, labākā dod { $best }.
reason-later = Beigās labākā izvēle ir vairāk vērta. Starpība: { $points }.
reason-wins = Labākā izvēle uzvar biežāk, kaut arī ne ar vairāk punktiem.
marks = Uz galda: ķeksītis un nepārtraukta līnija rāda labāko izvēli, krustiņš un punktēta līnija – izdarīto.
try = Pamēģini
try-ask = Gājiens: { $name }. Kura izvēle ir labāka?
try-right = Pareizi: { $choice }.
try-wrong = { $choice }: tas vēl nav labākais. Zaudējums: { $points }. Mēģini vēlreiz.
try-solution = Rādīt atbildi
drill = Atrisināti { $done } no { $all }.
skill-points = Tie ir punkti, salīdzinot ar pārējo vidējo rezultātu.
skill-kingmaking = Uzvarētāju izšķīra spēlētāji, kuri paši vairs nevarēja uzvarēt: { $shares }. Tādas izvēles neviens nevar paredzēt, tāpēc tās nav ne veiksme, ne zaudējums.
source-cubes = Kubiņi
