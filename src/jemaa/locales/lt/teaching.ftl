curve = Kaip keitėsi pergalės tikimybė
curve-hint = Bakstelėkite kreivę arba eikite ja rodyklių klavišais: lenta seka paskui. Skrituliukai su skaičiumi yra svarbiausios akimirkos, taškeliai – klaidos.
curve-at = { $at } žingsnis iš { $last }: { $shares }
curve-table = Tas pats lentelėje
step = Žingsnis
moment = { $rank }. Žingsnis { $step }
moment-show = Pažiūrėti
skill = Meistriškumas ir sėkmė
skill-luck = Sėkmė
skill-lost = Prarasta sprendimais
skill-error = Kompiuteris iš kiekvienos padėties išbandė { $simulations } žaidimų. Jo paties vertinimai per visą žaidimą skiriasi iki { $error } pergalės tikimybės: nė vienas skaičius čia nėra tikslesnis.
skill-unsure = Tai daug: laikykite skaičius tik užuomina.
verdicts-inaccuracy = Mažos klaidos: { $number }
verdicts-mistake = Klaidos: { $number }
verdicts-blunder = Grubios klaidos: { $number }
place-won = Laimi { $name }. Pranašumas prieš kitą: { $points }.
place-behind = { $name } užima vietą { $place }. Iki pergalės trūko: { $points }.
place-only = { $name } užima vietą { $place }.
points-of = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
  }
luck-good = Sėkmė padėjo. Ji davė: { $points }.
luck-bad = Sėkmė nepadėjo. Ji atėmė: { $points }.
luck-none = Sėkmė nieko nepakeitė.
choices-lost = Geresni sprendimai būtų davę daugiau. Skirtumas: { $points }.
choices-none = Nė vienas sprendimas nieko nekainavo.
review-first = Tai greitas pirmas žvilgsnis. Išsamesnis atsiras savaime.
exercises = Kas galėjo pavykti geriau
exercises-none = Nė vienas sprendimas nekainavo daug.
moment-played = { $name } renkasi: { $choice }.
moment-better = Geriau: { $choice }.
reason-now = { $source }: šis pasirinkimas iš karto duoda { $chosen }, geresnis duoda { $best }.
reason-later = Pabaigoje geresnis pasirinkimas vertas daugiau. Skirtumas: { $points }.
reason-wins = Geresnis pasirinkimas laimi dažniau, nors ir ne didesniu taškų skirtumu.
marks = Lentoje: varnelė ir ištisinė linija rodo geresnį pasirinkimą, kryžiukas ir taškuota linija – padarytą.
try = Pabandykite patys
try-ask = Eilė: { $name }. Kuris pasirinkimas geresnis?
try-right = Teisingai: { $choice }.
try-wrong = { $choice }: tai dar ne geriausia. Nuostolis: { $points }. Bandykite dar kartą.
try-solution = Rodyti atsakymą
drill = Išspręsta { $done } iš { $all }.
skill-points = Tai taškai, palyginti su kitų žaidėjų vidurkiu.
skill-kingmaking = Kas laimės, nulėmė žaidėjai, kurie patys laimėti nebegalėjo: { $shares }. Tokių pasirinkimų niekas nenumato, todėl jie nelaikomi nei sėkme, nei nuostoliu.
source-cubes = Kubeliai
