curve = Jak zmieniały się szanse na wygraną
curve-hint = Dotknij krzywej albo przesuwaj się po niej klawiszami strzałek: plansza podąża za tobą. Kółka z liczbą to najważniejsze momenty, kropki to błędy.
curve-at = Krok { $at } z { $last }: { $shares }
curve-table = To samo w tabeli
step = Krok
moment = { $rank }. W kroku { $step }
moment-show = Zobacz
skill = Umiejętności i szczęście
skill-luck = Szczęście
skill-lost = Stracone wyborami
skill-error = Komputer rozegrał na próbę { $simulations } partii z każdej pozycji. Jego własne oceny różnią się w całej partii nawet o { $error } szans na wygraną: żadna liczba nie jest tu pewniejsza.
skill-unsure = To dużo: traktuj liczby tylko jako wskazówkę.
verdicts-inaccuracy = Niedokładności: { $number }
verdicts-mistake = Błędy: { $number }
verdicts-blunder = Grube błędy: { $number }
place-won = { $name } wygrywa. Przewaga nad następnym graczem: { $points }.
place-behind = { $name } zajmuje miejsce { $place }. Do zwycięstwa zabrakło: { $points }.
place-only = { $name } zajmuje miejsce { $place }.
points-of = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
luck-good = Szczęście pomogło. Zysk: { $points }.
luck-bad = Szczęście nie pomogło. Strata: { $points }.
luck-none = Szczęście nic tu nie zmieniło.
choices-lost = Lepsze wybory dałyby więcej. Różnica: { $points }.
choices-none = Żaden wybór nic nie kosztował.
review-first = To szybkie pierwsze spojrzenie. Dokładniejsze pojawi się samo.
exercises = Co mogło pójść lepiej
exercises-none = Żaden wybór nie kosztował dużo.
moment-played = { $name } wybiera: { $choice }.
moment-better = Lepiej: { $choice }.
reason-now = { $source }: ten wybór daje od razu { $chosen }, a lepszy daje { $best }.
reason-later = Na koniec lepszy wybór jest wart więcej. Różnica: { $points }.
reason-wins = Lepszy wybór częściej wygrywa, choć nie większą liczbą punktów.
marks = Na planszy: ptaszek i linia ciągła to lepszy wybór, krzyżyk i linia kropkowana to wybór z gry.
try = Spróbuj
try-ask = Kolej: { $name }. Który wybór jest lepszy?
try-right = Dobrze: { $choice }.
try-wrong = { $choice }: to jeszcze nie najlepszy wybór. Strata: { $points }. Spróbuj ponownie.
try-solution = Pokaż odpowiedź
drill = Masz już { $done } z { $all } rozwiązań.
skill-points = To są punkty w porównaniu ze średnią pozostałych graczy.
skill-kingmaking = O zwycięstwie zdecydowali gracze, którzy sami nie mogli już wygrać: { $shares }. Takich wyborów nikt nie przewidzi, więc nie liczą się ani jako szczęście, ani jako strata.
source-cubes = Kostki
