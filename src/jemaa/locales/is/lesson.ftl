# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Lærðu { $game }
lesson-step = Skref { $step } af { $of }
lesson-skip = Sleppa
lesson-back = Til baka
lesson-show = Sýndu mér
lesson-next = Áfram
lesson-right = Vel gert!
lesson-wrong = Þetta er leyfilegt, en hér er beðið um annað. Reglan:
lesson-done = Þetta var allt: nú geturðu spilað { $game }.
lesson-play = Spila við einn botta
lesson-again = Einu sinni enn
lesson-leave = Hætta
lesson-to-table = Að borðinu
lesson-called = Spilið er að hefjast: aftur að borðinu!

lesson-marrakech-turn = Þegar þú átt leik byrjar þú á Assam: snúðu honum fyrst þangað sem ekkert teppi liggur.
lesson-marrakech-walk = Hann gengur eins langt og teningurinn sýnir; við jaðarinn snýr hann við. Láttu hann fara beint áfram.
lesson-marrakech-pay = Á teppi annars greiðir þú eitt dírham fyrir hvern samfastan reit í lit þess. Farðu ódýrustu leið.
lesson-marrakech-lay = Síðan leggur þú teppi við hliðina á Assam. Hyldu með því helminginn af teppi annars.
lesson-marrakech-win = Síðasta teppið! Hver sýnilegur helmingur og hvert dírham er stig. Leggðu það þannig að þú vinnir.

lesson-morocco-scout = Peðið á þakinu færir þér kubbana báðum megin við reit sinn. Náðu í grænan og brúnan.
lesson-morocco-place = Starfsmaður kostar tvo kubba: einn í lit raðarinnar og einn í lit dálksins. Settu niður aðstoðarmann.
lesson-morocco-cousins = Frændur kosta einum kubbi meira og eru tveir aðstoðarmenn í nágrannabásum. Settu báða niður.
lesson-morocco-coin = Kubbarnir þínir passa hvergi. Víxlaðu tveimur röðum eða dálkum með peningnum, svo að þú getir greitt fyrir reit.
lesson-morocco-full = Með styrk fjóra er bás fullur; sá sterkasti fær fimm stig. Lífvörður gildir á við tvo: settu hann niður.
lesson-morocco-juice = Þegar bás lokast taka starfsmenn safann við horn sín. Fylltu básinn og taktu fjarkann.
lesson-morocco-arrow = Örin á flísinni þinni er líka styrkur. Beindu henni þannig að næsti bás lokist líka.
lesson-morocco-win = Í lokin gefur hver flís í stærsta hópnum þínum þrjú stig. Tengdu flísarnar þínar og sigraðu.
