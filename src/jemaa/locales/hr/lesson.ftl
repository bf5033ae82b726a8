# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Nauči igrati: { $game }
lesson-step = Korak { $step } od { $of }
lesson-skip = Preskoči
lesson-back = Natrag
lesson-show = Pokaži mi
lesson-next = Dalje
lesson-right = Odlično!
lesson-wrong = To smiješ, ali sada se traži nešto drugo. Pravilo:
lesson-done = To je sve: sada znaš igrati { $game }.
lesson-play = Igraj protiv bota
lesson-again = Još jednom
lesson-leave = Završi
lesson-to-table = Za stol
lesson-called = Igra počinje: natrag za stol!

lesson-marrakech-turn = Svaki potez počinje Assamom: prije nego što krene, okreni ga onamo gdje nema saga.
lesson-marrakech-walk = Ide onoliko koliko pokaže kocka; na rubu se okreće. Pusti ga da ide ravno.
lesson-marrakech-pay = Na tuđem sagu plaćaš jedan dirham za svaki povezani kvadrat njegove boje. Kreni najjeftinijim putem.
lesson-marrakech-lay = Zatim polažeš sag pokraj Assama. Prekrij njime polovinu tuđega.
lesson-marrakech-win = Posljednji sag! Svaka vidljiva polovina i svaki dirham vrijedi bod. Položi ga tako da pobijediš.

lesson-morocco-scout = Figura na krovu donosi ti kockice s obje strane svojega polja. Uzmi zelenu i smeđu.
lesson-morocco-place = Radnik košta dvije kockice: jednu u boji retka i jednu u boji stupca. Postavi pomoćnika.
lesson-morocco-cousins = Rođaci koštaju jednu kockicu više i dva su pomoćnika na susjednim štandovima. Postavi obojicu.
lesson-morocco-coin = Tvoje kockice nikamo ne pristaju. Novčićem zamijeni dva retka ili stupca da možeš platiti polje.
lesson-morocco-full = Snaga četiri puni štand; najjači dobiva pet bodova. Čuvar se broji dvostruko: postavi ga.
lesson-morocco-juice = Kad se štand zatvori, radnici uzimaju sok na svojim uglovima. Napuni ga i uzmi sok vrijednosti 4.
lesson-morocco-arrow = I strelica tvoje pločice je snaga. Usmjeri je tako da se zatvori i sljedeći štand.
lesson-morocco-win = Na kraju svaka pločica tvoje najveće skupine donosi tri boda. Spoji svoje pločice i pobijedi.
