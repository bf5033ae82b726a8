# Ohlédnutí: jak se měnily šance na výhru, kolik stála rozhodnutí, co byla náhoda, a společné prohlížení.

review = Vysvětlit, jak hra probíhala
review-being-made = Vysvětlení hry se připravuje pro všechny u stolu. Chvilku to potrvá.
review-failed-ended = Hru se nepodařilo vysvětlit: výpočet skončil předčasně. Můžeš o vysvětlení požádat znovu.
review-failed-late = Hru se nepodařilo vysvětlit: server byl příliš vytížený. Můžeš o vysvětlení později požádat znovu.
review-failed-error = Hru se nepodařilo vysvětlit: na serveru došlo k chybě. Můžeš o vysvětlení požádat znovu.
review-failed-store = Hra byla vysvětlena, ale server nedokázal výsledek uložit. Můžeš o vysvětlení požádat znovu.
verdict-best = nejlepší
verdict-fine = dobré
verdict-inaccuracy = nepřesnost
verdict-mistake = chyba
verdict-blunder = hrubá chyba
together-lead = Ukázat ostatním, kam se dívám
together-leading = Kdo se přidá, vidí totéž co ty.
together-leads = { $name } ukazuje hru.
together-follow = Dívat se společně
together-follows = Díváš se společně. Ukazuje: { $name }.
together-alone = Dívat se po svém
