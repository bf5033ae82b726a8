# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Nauči se igrati: { $game }
lesson-step = Korak { $step } od { $of }
lesson-skip = Preskoči
lesson-back = Nazaj
lesson-show = Pokaži mi
lesson-next = Naprej
lesson-right = Odlično!
lesson-wrong = To smeš, a zdaj je treba nekaj drugega. Pravilo:
lesson-done = To je vse: zdaj znaš igrati { $game }.
lesson-play = Igraj proti botu
lesson-again = Še enkrat
lesson-leave = Končaj
lesson-to-table = K mizi
lesson-called = Igra se začenja: nazaj k mizi!

lesson-marrakech-turn = Vsaka poteza se začne z Assamom: preden gre, ga obrni tja, kjer ni preproge.
lesson-marrakech-walk = Gre tako daleč, kot pokaže kocka; na robu se obrne. Pusti ga iti naravnost.
lesson-marrakech-pay = Na tuji preprogi plačaš en dirham za vsak povezan kvadrat njene barve. Izberi najcenejšo pot.
lesson-marrakech-lay = Potem položiš preprogo poleg Assama. Prekrij z njo polovico tuje.
lesson-marrakech-win = Zadnja preproga! Vsaka vidna polovica in vsak dirham je točka. Položi jo tako, da zmagaš.

lesson-morocco-scout = Figura na strehi ti prinese kockici z obeh strani svojega polja. Dobi zeleno in rjavo.
lesson-morocco-place = Delavec stane dve kockici: eno v barvi vrste in eno v barvi stolpca. Postavi pomočnika.
lesson-morocco-cousins = Bratranca staneta kockico več in sta dva pomočnika na sosednjih stojnicah. Postavi oba.
lesson-morocco-coin = Tvoje kockice ne gredo nikamor. S kovancem zamenjaj dve vrsti ali dva stolpca, da lahko plačaš polje.
lesson-morocco-full = Moč štiri napolni stojnico; najmočnejši dobi pet točk. Stražar šteje za dva: postavi ga.
lesson-morocco-juice = Ko se stojnica zapre, delavci vzamejo sok na svojih vogalih. Napolni jo in vzemi sok, vreden 4.
lesson-morocco-arrow = Tudi puščica tvoje ploščice je moč. Usmeri jo tako, da se zapre še naslednja stojnica.
lesson-morocco-win = Na koncu prinese vsaka ploščica tvoje največje skupine tri točke. Poveži svoje ploščice in zmagaj.
