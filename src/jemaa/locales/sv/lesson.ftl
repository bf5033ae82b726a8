# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Lär dig { $game }
lesson-step = Steg { $step } av { $of }
lesson-skip = Hoppa över
lesson-back = Tillbaka
lesson-show = Visa mig
lesson-next = Nästa
lesson-right = Bra gjort!
lesson-wrong = Det är tillåtet, men här gäller det något annat. Regeln:
lesson-done = Det var allt: nu kan du spela { $game }.
lesson-play = Spela mot en bott
lesson-again = En gång till
lesson-leave = Sluta
lesson-to-table = Till bordet
lesson-called = Spelet börjar: tillbaka till bordet!

lesson-marrakech-turn = Varje tur börjar med Assam: vänd honom, innan han går, åt ett håll där ingen matta ligger.
lesson-marrakech-walk = Han går så långt som tärningen visar; vid kanten vänder han. Låt honom gå rakt fram.
lesson-marrakech-pay = På någon annans matta betalar du en dirham per ruta som hänger ihop i dess färg. Ta billigaste vägen.
lesson-marrakech-lay = Sedan lägger du en matta bredvid Assam. Täck hälften av någon annans matta.
lesson-marrakech-win = Sista mattan! Varje synlig halva och varje dirham är en poäng. Lägg den så att du vinner.

lesson-morocco-scout = Pjäsen på taket ger dig kuberna på båda sidor om sitt fält. Hämta grönt och brunt.
lesson-morocco-place = En arbetare kostar två kuber: en i radens färg och en i kolumnens. Placera en assistent.
lesson-morocco-cousins = Kusiner kostar en kub mer och är två assistenter i angränsande stånd. Placera båda.
lesson-morocco-coin = Dina kuber passar ingenstans. Byt två rader eller kolumner med ditt mynt, så att du kan betala ett fält.
lesson-morocco-full = Med styrka fyra är ett stånd fullt; den starkaste får fem poäng. En livvakt räknas som två: placera honom.
lesson-morocco-juice = När ett stånd stänger tar arbetarna juicen vid sina hörn. Fyll ståndet och ta fyran.
lesson-morocco-arrow = Pilen på din bricka är också styrka. Låt den peka så att nästa stånd också stänger.
lesson-morocco-win = När spelet är slut ger varje bricka i din största grupp tre poäng. Bind ihop dina brickor och vinn.
