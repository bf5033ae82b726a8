# Litið til baka: hvernig sigurlíkurnar breyttust, hvað ákvarðanir kostuðu, hvað var heppni, og að horfa saman.

review = Greina spilið
review-being-made = Verið er að greina spilið, fyrir alla við borðið. Það tekur smástund.
review-failed-ended = Ekki tókst að greina spilið: útreikningurinn stöðvaðist áður en honum lauk. Þú getur beðið um það aftur.
review-failed-late = Ekki tókst að greina spilið: þjónninn var of upptekinn. Þú getur beðið um það aftur síðar.
review-failed-error = Ekki tókst að greina spilið: villa kom upp á þjóninum. Þú getur beðið um það aftur.
review-failed-store = Spilið var greint en þjónninn gat ekki vistað niðurstöðuna. Þú getur beðið um það aftur.
verdict-best = best
verdict-fine = gott
verdict-inaccuracy = ónákvæmni
verdict-mistake = mistök
verdict-blunder = slæm mistök
together-lead = Sýna hinum hvert ég horfi
together-leading = Þeir sem fylgja þér sjá það sem þú sérð.
together-leads = { $name } sýnir spilið.
together-follow = Horfa með
together-follows = Þú fylgist með því sem { $name } sýnir.
together-alone = Skoða á eigin spýtur
