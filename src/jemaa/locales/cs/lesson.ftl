# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Nauč se hrát: { $game }
lesson-step = Krok { $step } z { $of }
lesson-skip = Přeskočit
lesson-back = Zpět
lesson-show = Ukaž mi
lesson-next = Dál
lesson-right = Výborně!
lesson-wrong = To se smí, ale teď jde o něco jiného. Pravidlo:
lesson-done = To je vše: teď už umíš hrát { $game }.
lesson-play = Hrát proti botovi
lesson-again = Ještě jednou
lesson-leave = Ukončit
lesson-to-table = Ke stolu
lesson-called = Hra začíná: zpátky ke stolu!

lesson-marrakech-turn = Každý tah začíná Assamem: než půjde, otoč ho tam, kde neleží koberec.
lesson-marrakech-walk = Jde tak daleko, kolik ukáže kostka; na okraji se obrátí. Nech ho jít rovně.
lesson-marrakech-pay = Na cizím koberci platíš dirham za každé spojené políčko jeho barvy. Jdi nejlevnější cestou.
lesson-marrakech-lay = Pak položíš koberec vedle Assama. Zakryj jím polovinu cizího.
lesson-marrakech-win = Poslední koberec! Každá viditelná polovina a každý dirham je bod. Polož ho tak, ať vyhraješ.

lesson-morocco-scout = Figurka na střeše ti přinese kostičky z obou stran svého pole. Získej zelenou a hnědou.
lesson-morocco-place = Pracovník stojí dvě kostičky: jednu v barvě řady a jednu v barvě sloupce. Umísti asistenta.
lesson-morocco-cousins = Bratranci stojí o kostičku víc a jsou to dva asistenti v sousedních stáncích. Umísti oba.
lesson-morocco-coin = Tvoje kostičky se nikam nehodí. Vyměň za minci dvě řady nebo dva sloupce, ať můžeš zaplatit pole.
lesson-morocco-full = Síla čtyři naplní stánek; nejsilnější dostane pět bodů. Strážce se počítá za dva: umísti ho.
lesson-morocco-juice = Když se stánek zavře, pracovníci si vezmou džus u svých rohů. Naplň ho a vezmi džus za čtyři.
lesson-morocco-arrow = I šipka tvé destičky je síla. Namiř ji tak, aby se zavřel i další stánek.
lesson-morocco-win = Na konci přinese každá destička tvé největší skupiny tři body. Spoj své destičky a vyhraj.
