# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Õpi mängima: { $game }
lesson-step = Samm { $step } / { $of }
lesson-skip = Jäta vahele
lesson-back = Tagasi
lesson-show = Näita
lesson-next = Edasi
lesson-right = Tubli!
lesson-wrong = See on lubatud, aga siin on vaja midagi muud. Reegel:
lesson-done = See oli kõik: nüüd oskad mängida. { $game } ootab!
lesson-play = Mängi ühe roboti vastu
lesson-again = Veel kord
lesson-leave = Lahku
lesson-to-table = Laua juurde
lesson-called = Mäng algab: tagasi laua juurde!

lesson-marrakech-turn = Iga käik algab Assamiga: pööra ta enne minekut sinnapoole, kus vaipa ei ole.
lesson-marrakech-walk = Ta läheb nii kaugele, kui täring näitab; serval pöördub ta tagasi. Lase tal otse minna.
lesson-marrakech-pay = Teise vaibal maksad dirhami iga ruudu eest, mis on samas ühtses alas. Vali odavaim tee.
lesson-marrakech-lay = Seejärel asetad vaiba Assami kõrvale. Kata sellega pool kellegi teise vaibast.
lesson-marrakech-win = Viimane vaip! Iga nähtav vaibapool ja iga dirham on punkt. Aseta see nii, et võidad.

lesson-morocco-scout = Katusel olev nupp toob sulle kuubikud oma ruudu mõlemalt küljelt. Võta roheline ja pruun.
lesson-morocco-place = Tööline maksab kaks kuubikut: ühe rea värvi ja ühe veeru värvi. Paiguta abiline.
lesson-morocco-cousins = Nõod maksavad ühe kuubiku rohkem ja on kaks abilist kõrvuti lettides. Paiguta mõlemad.
lesson-morocco-coin = Sinu kuubikud ei sobi kuhugi. Vaheta mündiga kaks rida või veergu, et saaksid ruudu eest maksta.
lesson-morocco-full = Kui jõud on neli, on lett täis; tugevaim saab viis punkti. Ihukaitsja loeb kahe eest: paiguta ta.
lesson-morocco-juice = Kui lett sulgub, võtavad töölised mahla oma nurkadelt. Täida lett ja võta neli.
lesson-morocco-arrow = Ka sinu plaadi nool on jõud. Suuna see nii, et ka järgmine lett sulgub.
lesson-morocco-win = Lõpus annab iga plaat sinu suurimas rühmas kolm punkti. Ühenda oma plaadid ja võida.
