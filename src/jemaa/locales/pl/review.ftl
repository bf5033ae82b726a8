# Spojrzenie wstecz: jak zmieniały się szanse na wygraną, ile kosztowały decyzje, co było szczęściem, i wspólne oglądanie.

review = Wyjaśnij, jak poszło
review-being-made = Wyjaśnienie partii powstaje właśnie dla wszystkich przy stole. To chwilę potrwa.
review-failed-ended = Nie udało się wyjaśnić partii: obliczenia przerwały się przed końcem. Możesz poprosić ponownie.
review-failed-late = Nie udało się wyjaśnić partii: serwer był zbyt obciążony. Możesz poprosić ponownie później.
review-failed-error = Nie udało się wyjaśnić partii: na serwerze wystąpił błąd. Możesz poprosić ponownie.
review-failed-store = Partia została wyjaśniona, ale serwer nie mógł zapisać wyniku. Możesz poprosić ponownie.
verdict-best = najlepsze
verdict-fine = dobre
verdict-inaccuracy = niedokładność
verdict-mistake = błąd
verdict-blunder = gruby błąd
together-lead = Pokaż innym, gdzie patrzę
together-leading = Kto ogląda z tobą, widzi to, co ty.
together-leads = { $name } pokazuje partię.
together-follow = Oglądaj razem
together-follows = Oglądasz razem z: { $name }.
together-alone = Oglądaj samodzielnie
