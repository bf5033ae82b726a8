# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Leer { $game }
lesson-step = Stap { $step } van { $of }
lesson-skip = Overslaan
lesson-back = Terug
lesson-show = Laat maar zien
lesson-next = Verder
lesson-right = Goed gedaan!
lesson-wrong = Dat mag, maar hier wordt iets anders gevraagd. De regel:
lesson-done = Dat was alles: nu kun je { $game } spelen.
lesson-play = Tegen één bot spelen
lesson-again = Nog een keer
lesson-leave = Stoppen
lesson-to-table = Naar de tafel
lesson-called = Het spel begint: terug naar de tafel!

lesson-marrakech-turn = Elke beurt begint met Assam: draai hem, voor hij loopt, naar een kant waar geen tapijt ligt.
lesson-marrakech-walk = Hij loopt zo ver als de dobbelsteen zegt; aan de rand keert hij om. Laat hem rechtdoor gaan.
lesson-marrakech-pay = Op andermans tapijt betaal je een dirham per aangrenzend vakje van die kleur. Neem de goedkoopste weg.
lesson-marrakech-lay = Daarna leg je een tapijt naast Assam. Bedek daarmee de helft van andermans tapijt.
lesson-marrakech-win = Het laatste tapijt! Elke zichtbare helft en elke dirham is een punt. Leg het zo dat je wint.

lesson-morocco-scout = De pion op het dak brengt je de blokjes aan weerszijden van zijn plek. Haal groen en bruin.
lesson-morocco-place = Een arbeider kost twee blokjes, in de kleur van de rij en in die van de kolom. Plaats een assistent.
lesson-morocco-cousins = Neven kosten een blokje meer en zijn twee assistenten in naburige kramen. Plaats ze allebei.
lesson-morocco-coin = Je blokjes passen nergens. Verwissel met je munt twee rijen of kolommen, zodat je een plek kunt betalen.
lesson-morocco-full = Met kracht vier is een kraam vol; de sterkste krijgt vijf punten. Een lijfwacht telt dubbel: plaats hem.
lesson-morocco-juice = Sluit een kraam, dan nemen arbeiders het sap op hun hoeken. Vul de kraam en neem de vier.
lesson-morocco-arrow = Ook de pijl van je tegel is kracht. Laat hem zo wijzen dat de volgende kraam ook sluit.
lesson-morocco-win = Aan het einde telt elke tegel van je grootste groep drie punten. Verbind je tegels en win.
