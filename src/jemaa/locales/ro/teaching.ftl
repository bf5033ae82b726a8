curve = Cum s-au schimbat șansele de victorie
curve-hint = Atinge curba sau mergi de-a lungul ei cu tastele săgeată: tabla o urmează. Cercurile cu număr sunt momentele-cheie, punctele sunt greșeli.
curve-at = Pasul { $at } din { $last }: { $shares }
curve-table = Același lucru ca tabel
step = Pas
moment = { $rank }. La pasul { $step }
moment-show = Privește
skill = Pricepere și noroc
skill-luck = Noroc
skill-lost = Pierdut prin alegeri
skill-error = Calculatorul a continuat jocul de { $simulations } ori din fiecare poziție. Propriile lui aprecieri diferă pe parcursul jocului cu până la { $error } din șansele de victorie: nicio cifră de aici nu este mai sigură de atât.
skill-unsure = Este mult: ia cifrele doar ca pe un indiciu.
verdicts-inaccuracy = Inexactități: { $number }
verdicts-mistake = Greșeli: { $number }
verdicts-blunder = Greșeli grave: { $number }
place-won = { $name } a câștigat cu un avans de { $points }.
place-behind = { $name } a ieșit pe locul { $place }, la { $points } de victorie.
place-only = { $name } a ieșit pe locul { $place }.
points-of = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
luck-good = Norocul a ajutat: a adus { $points }.
luck-bad = Norocul nu a ajutat: a costat { $points }.
luck-none = Norocul nu a schimbat nimic.
choices-lost = Alegeri mai bune ar fi adus încă { $points }.
choices-none = Nicio alegere nu a costat nimic.
review-first = Aceasta este o primă privire rapidă. Urmează de la sine una mai adâncă.
exercises = Ce putea merge mai bine
exercises-none = Nicio alegere nu a costat mult.
moment-played = { $name } a ales: { $choice }.
moment-better = Mai bine: { $choice }.
reason-now = { $source }: această alegere aduce pe loc { $chosen }, cea mai bună aduce { $best }.
reason-later = La sfârșit, alegerea mai bună valorează cu { $points } mai mult.
reason-wins = Alegerea mai bună câștigă mai des, deși nu cu mai multe puncte.
marks = Pe tablă: bifa și linia continuă arată alegerea mai bună, crucea și linia punctată pe cea făcută.
try = Încearcă tu
try-ask = Este rândul lui { $name }. Care alegere este mai bună?
try-right = Corect: { $choice }.
try-wrong = { $choice }: nu este încă cea mai bună alegere. Costă { $points }. Mai încearcă.
try-solution = Arată răspunsul
drill = Ai rezolvat { $done } din { $all }.
skill-points = Sunt puncte, comparate cu media celorlalți.
skill-kingmaking = Jucători care nu mai puteau câștiga au hotărât cine câștigă: { $shares }. Nimeni nu poate prevedea astfel de alegeri, așa că nu se socotesc nici noroc, nici pierdere.
source-cubes = Cuburi
