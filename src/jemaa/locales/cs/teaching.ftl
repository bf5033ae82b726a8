curve = Jak se měnily šance na výhru
curve-hint = Klepni na křivku, nebo se po ní pohybuj šipkami: herní plán se mění s tebou. Kroužky s číslem jsou nejdůležitější okamžiky, tečky jsou chyby.
curve-at = Krok { $at } z { $last }: { $shares }
curve-table = Totéž v tabulce
step = Krok
moment = { $rank }. V kroku { $step }
moment-show = Podívat se
skill = Umění a štěstí
skill-luck = Štěstí
skill-lost = Ztraceno volbami
skill-error = Počítač si v každé pozici přehrál { $simulations } her dopředu. Jeho vlastní soudy se za celou hru rozcházejí až o { $error } šance na výhru: jistější než to tu není žádné číslo.
skill-unsure = To je hodně: ber čísla jen jako náznak.
verdicts-inaccuracy = Nepřesnosti: { $number }
verdicts-mistake = Chyby: { $number }
verdicts-blunder = Hrubé chyby: { $number }
place-won = Vítězí { $name }. Náskok před dalším: { $points }.
place-behind = { $name } končí na místě { $place }. K vítězství chybělo: { $points }.
place-only = { $name } končí na místě { $place }.
points-of = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
luck-good = Štěstí pomohlo. Přineslo: { $points }.
luck-bad = Štěstí nepomohlo. Vzalo: { $points }.
luck-none = Štěstí nic nezměnilo.
choices-lost = Lepší volby by přinesly víc. Rozdíl: { $points }.
choices-none = Žádná volba nic nestála.
review-first = Toto je rychlý první pohled. Důkladnější přijde sám.
exercises = Co mohlo jít lépe
exercises-none = Žádná volba nestála mnoho.
moment-played = { $name } volí: { $choice }.
moment-better = Lépe: { $choice }.
reason-now = { $source }: tato volba hned přinese { $chosen }, lepší přinese { $best }.
reason-later = Nakonec má lepší volba větší cenu. Rozdíl: { $points }.
reason-wins = Lepší volba vyhrává častěji, i když ne o víc bodů.
marks = Na desce: háček a plná čára je lepší volba, křížek a tečkovaná čára ta zvolená.
try = Zkus to
try-ask = Na tahu: { $name }. Která volba je lepší?
try-right = Správně: { $choice }.
try-wrong = { $choice }: to ještě není nejlepší. Ztráta: { $points }. Zkus to znovu.
try-solution = Ukázat řešení
drill = Máš vyřešeno { $done } z { $all }.
skill-points = Jsou to body v porovnání s průměrem ostatních.
skill-kingmaking = O vítězi rozhodli hráči, kteří už vyhrát nemohli: { $shares }. Takové volby nelze předvídat, proto se nepočítají ani jako štěstí, ani jako ztráta.
source-cubes = Kostky
