# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Išmokite žaisti: { $game }
lesson-step = { $step } žingsnis iš { $of }
lesson-skip = Praleisti
lesson-back = Atgal
lesson-show = Parodykite
lesson-next = Toliau
lesson-right = Puiku!
lesson-wrong = Tai leidžiama, bet čia reikia ko kito. Taisyklė:
lesson-done = Tai viskas: dabar mokate žaisti. { $game } laukia!
lesson-play = Žaisti prieš vieną botą
lesson-again = Dar kartą
lesson-leave = Išeiti
lesson-to-table = Prie stalo
lesson-called = Žaidimas prasideda: atgal prie stalo!

lesson-marrakech-turn = Kiekvienas ėjimas prasideda nuo Asamo: prieš jam einant pasukite jį ten, kur nėra kilimo.
lesson-marrakech-walk = Jis eina tiek, kiek rodo kauliukas; prie krašto apsisuka. Leiskite jam eiti tiesiai.
lesson-marrakech-pay = Ant svetimo kilimo mokate po dirhamą už kiekvieną jo spalvos srities laukelį. Rinkitės pigiausią kelią.
lesson-marrakech-lay = Tada tiesiate kilimą šalia Asamo. Uždenkite juo pusę svetimo kilimo.
lesson-marrakech-win = Paskutinis kilimas! Kiekviena matoma pusė ir kiekvienas dirhamas yra taškas. Patieskite jį taip, kad laimėtumėte.

lesson-morocco-scout = Stogo figūrėlė atneša kubelius iš abiejų savo vietos pusių. Gaukite žalią ir rudą.
lesson-morocco-place = Darbininkas kainuoja du kubelius: vieną eilutės spalvos ir vieną stulpelio. Pastatykite padėjėją.
lesson-morocco-cousins = Pusbroliai kainuoja vienu kubeliu daugiau ir yra du padėjėjai gretimuose prekystaliuose. Pastatykite abu.
lesson-morocco-coin = Jūsų kubeliai niekur netinka. Moneta sukeiskite dvi eilutes ar du stulpelius, kad galėtumėte sumokėti už vietą.
lesson-morocco-full = Jėga keturi – prekystalis pilnas; stipriausias gauna penkis taškus. Apsauginis skaičiuojamas už du: pastatykite jį.
lesson-morocco-juice = Kai prekystalis užsidaro, darbininkai pasiima sultis prie savo kampų. Užpildykite jį ir paimkite ketvertą.
lesson-morocco-arrow = Jūsų plytelės rodyklė irgi yra jėga. Nukreipkite ją taip, kad užsidarytų ir kitas prekystalis.
lesson-morocco-win = Pabaigoje kiekviena jūsų didžiausios grupės plytelė duoda tris taškus. Sujunkite savo plyteles ir laimėkite.
