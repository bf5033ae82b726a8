# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Apgūsti spēli: { $game }
lesson-step = { $step }. solis no { $of }
lesson-skip = Izlaist
lesson-back = Atpakaļ
lesson-show = Parādi
lesson-next = Tālāk
lesson-right = Lieliski!
lesson-wrong = Tas ir atļauts, bet šeit vajag ko citu. Noteikums:
lesson-done = Tas arī viss: tagad vari spēlēt. { $game } gaida!
lesson-play = Spēlēt pret vienu botu
lesson-again = Vēlreiz
lesson-leave = Iziet
lesson-to-table = Pie galda
lesson-called = Spēle sākas: atpakaļ pie galda!

lesson-marrakech-turn = Katrs gājiens sākas ar Assamu: pirms viņš iet, pagriez viņu uz pusi, kur nav paklāja.
lesson-marrakech-walk = Viņš iet tik tālu, cik rāda kauliņš; pie malas viņš griežas atpakaļ. Ļauj viņam iet taisni.
lesson-marrakech-pay = Uz sveša paklāja tu maksā dirhamu par katru tā krāsas apgabala lauciņu. Ej pa lētāko ceļu.
lesson-marrakech-lay = Tad tu izklāj paklāju blakus Assamam. Nosedz ar to pusi sveša paklāja.
lesson-marrakech-win = Pēdējais paklājs! Katra redzamā puse un katrs dirhams ir punkts. Izklāj to tā, lai uzvarētu.

lesson-morocco-scout = Figūra uz jumta tev atnes kubiņus abās pusēs savai vietai. Dabū zaļo un brūno.
lesson-morocco-place = Strādnieks maksā divus kubiņus: vienu rindas krāsā un vienu slejas krāsā. Novieto palīgu.
lesson-morocco-cousins = Brālēni maksā par kubiņu vairāk un ir divi palīgi blakus stendos. Novieto abus.
lesson-morocco-coin = Tavi kubiņi nekur neder. Ar monētu apmaini divas rindas vai slejas, lai vari samaksāt par vietu.
lesson-morocco-full = Ar spēku četri stends ir pilns; stiprākais saņem piecus punktus. Apsargu skaita par diviem: novieto viņu.
lesson-morocco-juice = Kad stends aizveras, strādnieki paņem sulu pie saviem stūriem. Piepildi stendu un paņem četrinieku.
lesson-morocco-arrow = Arī tavas plāksnītes bultiņa ir spēks. Pavērs to tā, lai aizveras arī nākamais stends.
lesson-morocco-win = Beigās katra plāksnīte tavā lielākajā grupā dod trīs punktus. Savieno savas plāksnītes un uzvari.
