# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Naucz się grać: { $game }
lesson-step = Krok { $step } z { $of }
lesson-skip = Pomiń
lesson-back = Wstecz
lesson-show = Pokaż mi
lesson-next = Dalej
lesson-right = Brawo!
lesson-wrong = Tak można, ale teraz chodzi o coś innego. Zasada:
lesson-done = To już wszystko: teraz umiesz grać w { $game }.
lesson-play = Zagraj z botem
lesson-again = Jeszcze raz
lesson-leave = Zakończ
lesson-to-table = Do stołu
lesson-called = Gra się zaczyna: wracamy do stołu!

lesson-marrakech-turn = Każda tura zaczyna się od Assama: zanim ruszy, obróć go tam, gdzie nie ma dywanu.
lesson-marrakech-walk = Idzie tak daleko, jak pokaże kostka; na brzegu zawraca. Puść go prosto.
lesson-marrakech-pay = Na cudzym dywanie płacisz dirhema za każde połączone pole jego koloru. Wybierz najtańszą drogę.
lesson-marrakech-lay = Potem rozkładasz dywan obok Assama. Przykryj nim połówkę cudzego.
lesson-marrakech-win = Ostatni dywan! Każda widoczna połówka i każdy dirhem to punkt. Połóż go tak, żeby wygrać.

lesson-morocco-scout = Pionek na dachu przynosi ci sześciany z obu stron swojego pola. Zdobądź zielony i brązowy.
lesson-morocco-place = Pracownik kosztuje dwa sześciany: jeden w kolorze rzędu i jeden w kolorze kolumny. Wystaw pomocnika.
lesson-morocco-cousins = Kuzyni kosztują o sześcian więcej i są dwoma pomocnikami na sąsiednich straganach. Wystaw obu.
lesson-morocco-coin = Twoje sześciany nigdzie nie pasują. Zamień za monetę dwa rzędy lub dwie kolumny, żeby móc zapłacić za pole.
lesson-morocco-full = Siła cztery zapełnia stragan; najsilniejszy dostaje pięć punktów. Ochroniarz liczy się podwójnie: wystaw go.
lesson-morocco-juice = Gdy stragan się zamyka, pracownicy biorą sok przy swoich rogach. Zapełnij go i weź sok za cztery.
lesson-morocco-arrow = Strzałka twojego kafelka też jest siłą. Skieruj ją tak, żeby zamknął się także następny stragan.
lesson-morocco-win = Na końcu każdy kafelek w twojej największej grupie daje trzy punkty. Połącz swoje kafelki i wygraj.
