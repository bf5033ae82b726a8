# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Tanuld meg: { $game }
lesson-step = { $step }. lépés, összesen { $of }
lesson-skip = Kihagyás
lesson-back = Vissza
lesson-show = Mutasd
lesson-next = Tovább
lesson-right = Ügyes!
lesson-wrong = Ezt is lehet, de itt most más a feladat. A szabály:
lesson-done = Ennyi az egész: most már tudod, hogyan kell játszani. { $game } vár!
lesson-play = Játék egy bot ellen
lesson-again = Még egyszer
lesson-leave = Befejezés
lesson-to-table = Az asztalhoz
lesson-called = Kezdődik a játék: vissza az asztalhoz!

lesson-marrakech-turn = Minden kör Assammal kezdődik: mielőtt elindul, fordítsd arra, ahol nincs szőnyeg.
lesson-marrakech-walk = Annyit lép, amennyit a dobókocka mutat; a szélen visszafordul. Hagyd egyenesen menni.
lesson-marrakech-pay = Más szőnyegén egy dirhemet fizetsz minden összefüggő, azonos színű mezőért. Válaszd a legolcsóbb utat.
lesson-marrakech-lay = Ezután szőnyeget fektetsz Assam mellé. Takard el vele valaki másénak a felét.
lesson-marrakech-win = Az utolsó szőnyeg! Minden látható fél és minden dirhem egy pont. Fektesd úgy, hogy nyerj.

lesson-morocco-scout = A tető bábuja a mezője két oldalán lévő kockákat hozza neked. Szerezd meg a zöldet és a barnát.
lesson-morocco-place = Egy munkás két kockába kerül: egy a sor színe, egy az oszlopé. Helyezz le egy segédet.
lesson-morocco-cousins = Az unokatestvérek eggyel több kockába kerülnek: két segéd szomszédos standokon. Helyezd le mindkettőt.
lesson-morocco-coin = A kockáid sehová sem jók. Az érmével cserélj fel két sort vagy oszlopot, hogy ki tudj fizetni egy mezőt.
lesson-morocco-full = Négyes erő megtölt egy standot; a legerősebb öt pontot kap. A testőr kettőnek számít: helyezd le.
lesson-morocco-juice = Ha bezár egy stand, a munkások elveszik a sarkuknál lévő narancslevet. Töltsd meg, és vedd el a négyest.
lesson-morocco-arrow = A lapkád nyila is erő. Irányítsd úgy, hogy a következő stand is bezárjon.
lesson-morocco-win = A végén a legnagyobb csoportod minden lapkája három pontot ér. Kösd össze a lapkáidat, és nyerj.
