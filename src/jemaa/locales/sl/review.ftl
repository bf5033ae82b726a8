# Pogled nazaj: kako so se spreminjale možnosti za zmago, kaj so stale odločitve, kaj je bila sreča, in skupno gledanje.

review = Razloži, kako je šlo
review-being-made = Razlaga igre se pripravlja za vse pri mizi. Trajalo bo le trenutek.
review-failed-ended = Igre ni bilo mogoče razložiti: izračun se je ustavil pred koncem. Lahko zaprosiš znova.
review-failed-late = Igre ni bilo mogoče razložiti: strežnik je bil preobremenjen. Lahko zaprosiš znova pozneje.
review-failed-error = Igre ni bilo mogoče razložiti: na strežniku je prišlo do napake. Lahko zaprosiš znova.
review-failed-store = Igra je bila razložena, vendar strežnik ni mogel shraniti rezultata. Lahko zaprosiš znova.
verdict-best = najboljše
verdict-fine = dobro
verdict-inaccuracy = netočnost
verdict-mistake = napaka
verdict-blunder = huda napaka
together-lead = Pokaži drugim, kam gledam
together-leading = Kdor ti sledi, vidi, kar vidiš ti.
together-leads = { $name } kaže igro.
together-follow = Gledaj skupaj
together-follows = Gledaš skupaj z drugimi. Kaže: { $name }.
together-alone = Gledaj po svoje
