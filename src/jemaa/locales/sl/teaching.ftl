curve = Kako so se spreminjale možnosti za zmago
curve-hint = Dotakni se krivulje ali se po njej pomikaj s puščicami: plošča ji sledi. Krogi s številko so najpomembnejši trenutki, pike so napake.
curve-at = Korak { $at } od { $last }: { $shares }
curve-table = Isto v preglednici
step = Korak
moment = { $rank }. V koraku { $step }
moment-show = Poglej
skill = Znanje in sreča
skill-luck = Sreča
skill-lost = Izgubljeno z izbirami
skill-error = Računalnik je iz vsakega položaja odigral { $simulations } iger vnaprej. Njegove lastne presoje se skozi igro razlikujejo za največ { $error } možnosti za zmago: nobena številka tu ni zanesljivejša od tega.
skill-unsure = To je veliko: številke vzemi samo kot namig.
verdicts-inaccuracy = Netočnosti: { $number }
verdicts-mistake = Napake: { $number }
verdicts-blunder = Hude napake: { $number }
place-won = Zmaga { $name }. Prednost pred naslednjim: { $points }.
place-behind = { $name } zasede mesto { $place }. Do zmage je manjkalo: { $points }.
place-only = { $name } zasede mesto { $place }.
points-of = { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
  }
luck-good = Sreča je pomagala. Prinesla je: { $points }.
luck-bad = Sreča ni pomagala. Odnesla je: { $points }.
luck-none = Sreča ni nič spremenila.
choices-lost = Boljše odločitve bi prinesle več. Razlika: { $points }.
choices-none = Nobena odločitev ni stala ničesar.
review-first = To je hiter prvi pogled. Temeljitejši sledi sam od sebe.
exercises = Kaj bi lahko šlo bolje
exercises-none = Nobena odločitev ni stala veliko.
moment-played = { $name } izbere: { $choice }.
moment-better = Bolje: { $choice }.
reason-now = { $source }: ta izbira takoj prinese { $chosen }, boljša pa { $best }.
reason-later = Na koncu je boljša izbira vredna več. Razlika: { $points }.
reason-wins = Boljša izbira zmaga pogosteje, čeprav ne z več točkami.
marks = Na deski: kljukica in polna črta kažeta boljšo izbiro, križec in pikčasta črta narejeno.
try = Poskusi
try-ask = Na vrsti: { $name }. Katera izbira je boljša?
try-right = Pravilno: { $choice }.
try-wrong = { $choice }: to še ni najboljše. Izguba: { $points }. Poskusi znova.
try-solution = Pokaži rešitev
drill = Rešenih je { $done } od { $all }.
skill-points = To so točke v primerjavi s povprečjem drugih.
skill-kingmaking = O zmagovalcu so odločili igralci, ki sami niso mogli več zmagati: { $shares }. Takih odločitev ni mogoče predvideti, zato ne štejejo ne kot sreča ne kot izguba.
source-cubes = Kocke
