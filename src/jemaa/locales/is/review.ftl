# Litið til baka: hvernig sigurlíkurnar breyttust, hvað ákvarðanir kostuðu, hvað var heppni, og að horfa saman.

review = Útskýra hvernig fór
review-being-made = Verið er að útskýra spilið fyrir öllum við borðið. Það tekur smástund.
review-failed-ended = Ekki tókst að útskýra spilið: útreikningurinn stöðvaðist áður en honum lauk. Þú getur beðið um það aftur.
review-failed-late = Ekki tókst að útskýra spilið: þjónninn hafði of mikið að gera. Þú getur beðið um það aftur síðar.
review-failed-error = Ekki tókst að útskýra spilið: villa kom upp á þjóninum. Þú getur beðið um það aftur.
review-failed-store = Spilið var útskýrt en þjónninn gat ekki vistað niðurstöðuna. Þú getur beðið um það aftur.
verdict-best = best
verdict-fine = gott
verdict-inaccuracy = smávægileg mistök
verdict-mistake = mistök
verdict-blunder = slæm mistök
together-lead = Sýna öllum hvað ég horfi á
together-leading = Þeir sem fylgja þér sjá það sem þú sérð.
together-leads = { $name } sýnir spilið.
together-follow = Horfa með
together-follows = Þú fylgist með því sem { $name } sýnir.
together-alone = Skoða á eigin spýtur
