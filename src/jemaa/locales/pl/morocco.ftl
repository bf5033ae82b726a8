# Morocco: co się stało, o co pada pytanie, co można zrobić.

mo-black = czarny
mo-green = zielony
mo-purple = fioletowy
mo-brown = brązowy
mo-orange = pomarańczowy
mo-wild = dowolny kolor

ask-morocco-wild = Który sześcian dostajesz?
ask-morocco-scout = Dokąd idzie pionek na dachu?
ask-morocco-assign = Kogo wystawiasz i gdzie?
ask-morocco-assign-end = Zamieniasz za monetę czy kończysz turę?
ask-morocco-assign-pass = Nie możesz teraz nikogo wystawić.
ask-morocco-extra = Którym sześcianem dopłacasz?
ask-morocco-cousin = Dokąd idzie drugi kuzyn?
ask-morocco-reward = Moneta czy ochroniarz?
ask-morocco-arrow = Dokąd wskazuje strzałka?
ask-morocco-move = Dokąd przechodzi twój turysta?
ask-morocco-keep = Który sześcian zostawiasz sobie?

tool-assistant = Pomocnik
tool-bodyguard = Ochroniarz
tool-tourist = Turysta
tool-cousins = Kuzyni
tool-cousin = Drugi kuzyn
tool-move = Turysta
tool-swap = Zamień sześciany

mo-do-gain = Weź sześcian: { $colours }
mo-do-pay = Zapłać sześcianem: { $colours }
mo-do-keep = Zostaw sobie sześcian: { $colours }
mo-do-keep-none = Nic nie zostawiaj
mo-do-take-coin = Moneta
mo-do-take-bodyguard = Ochroniarz
mo-do-arrow-north = W górę
mo-do-arrow-east = W prawo
mo-do-arrow-south = W dół
mo-do-arrow-west = W lewo
mo-do-rows = Zamień rzędy { $one } i { $other } (1 moneta)
mo-do-columns = Zamień kolumny { $one } i { $other } (1 moneta)
mo-do-scout = { $space }: { $mine } dla ciebie, { $others } dla innych
mo-for-you = dla ciebie
mo-for-others = dla innych
mo-do-assistant = Pomocnik na { $space }, za { $colours }
mo-do-bodyguard = Ochroniarz na { $space }, za { $colours }
mo-do-tourist = Turysta na { $space }, za { $colours } i jeszcze jeden
mo-do-cousins = Pierwszy kuzyn na { $space }, za { $colours } i jeszcze jeden
mo-do-cousin = Drugi kuzyn na { $space }
mo-do-move = Turysta na { $space }
mo-do-pass = Pasuj
mo-do-end = Zakończ turę

mo-first = Zaczyna { $name }.
mo-round = Nowa runda; pierwszy ruch: { $name }.
mo-rolled = Kostka targu pokazuje: { $face }.
mo-gained = { $name } dostaje: { $colours }.
mo-scouted = { $name } przesuwa pionek na { $space }.
mo-kept = { $name } zostawia sobie: { $kept }.
mo-kept-none = { $name } nie zostawia sobie żadnego sześcianu.
mo-placed-assistant = { $name } wystawia pomocnika na { $space }.
mo-placed-bodyguard = { $name } wystawia ochroniarza na { $space }.
mo-placed-tourist = { $name } wystawia turystę na { $space }.
mo-placed-cousins = { $name } wystawia pierwszego kuzyna na { $space }.
mo-placed-cousin = { $name } wystawia drugiego kuzyna na { $space }.
mo-paid = { $name } płaci: { $colours }.
mo-swapped-rows = { $name } wydaje monetę i zamienia rzędy { $one } i { $other }.
mo-swapped-columns = { $name } wydaje monetę i zamienia kolumny { $one } i { $other }.
mo-passed = { $name } pasuje.
mo-full = Stragan { $stall } jest pełny.
mo-scored = { $name } dostaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
mo-reward-coin = { $name } bierze monetę.
mo-reward-bodyguard = { $name } bierze ochroniarza.
mo-reward-none = { $name } nie dostaje już nic.
mo-juice = { $name } bierze sok o wartości { $value }.
mo-closed = Kafelek zamyka { $stall } (właściciel: { $name }); { $open ->
    [one] { $open } stragan jest otwarty
    [few] { $open } stragany są otwarte
    [many] { $open } straganów jest otwartych
   *[other] { $open } straganu jest otwarte
  }.
mo-closed-empty = Kafelek pustego straganu zamyka { $stall }; { $open ->
    [one] { $open } stragan jest otwarty
    [few] { $open } stragany są otwarte
    [many] { $open } straganów jest otwartych
   *[other] { $open } straganu jest otwarte
  }.
mo-last-round = To ostatnia runda.
mo-pointed = { $name } kieruje strzałkę na { $target }.
mo-moved = Turysta ({ $name }) przechodzi na { $space } i jest teraz pomocnikiem.
mo-tourists-left = { $name }: { $tourists ->
    [one] turysta opuszcza grę.
    [few] { $tourists } turyści opuszczają grę.
    [many] { $tourists } turystów opuszcza grę.
   *[other] { $tourists } turysty opuszcza grę.
  }

mo-roof = Dach. Sześciany: { $spaces }. { $pawn ->
    [middle] Pionek stoi na środku.
   *[other] Pionek stoi na { $pawn }.
  }
mo-assistants = Pomocnicy
mo-bodyguards = Ochroniarze do wystawienia
mo-tourists = Turyści
mo-cousins = Pary kuzynów
mo-tiles = Kafelki targu
mo-juice-tokens = Żetony soku
mo-cell = { $space } na straganie { $stall }, kosztuje { $colours }
mo-cell-closed = { $space } na straganie { $stall }, { $owner ->
    [empty] zamknięty kafelkiem pustego straganu
   *[other] zamknięty, właściciel: { $owner }
  }
mo-cell-assistant = pomocnik, { $owner }
mo-cell-bodyguard = ochroniarz, { $owner }
mo-cell-tourist = turysta, { $owner }
mo-cell-juice = sok o wartości { $value }

mo-cube-row = Rząd { $line }: sześcian, { $colour }
mo-cube-column = Kolumna { $line }: sześcian, { $colour }
mo-cell-strength = siła { $strength } z { $full }
mo-pick-cube = { $cube }. Teraz wybierz sześcian, z którym go zamienisz.
mo-no-swap-phase = Sześciany zamienia się tylko w turze, w której wystawiasz pracowników.
mo-no-swap-coin = Zamiana kosztuje monetę, a nie masz żadnej.
mo-no-swap-kinds = Zamienia się sześciany dwóch rzędów albo dwóch kolumn, nie rzędu z kolumną.
mo-no-swap-place = Po tej zamianie nie możesz nikogo wystawić.
mo-round-number = Runda { $round }
mo-closings-left = { $stalls ->
    [0] Ostatnia runda
    [one] { $stalls } stragan do końca
    [few] { $stalls } stragany do końca
    [many] { $stalls } straganów do końca
   *[other] { $stalls } straganu do końca
  }
mo-goes-first = Pierwszy: { $name }
mo-hand = Twoje sześciany i monety:

no-morocco-elsewhere = Tu nie ma teraz nic do wyboru. Odpowiedzi są pod pytaniem.
no-morocco-closed = Stragan { $stall } jest zamknięty. Wybierz otwarty.
no-morocco-taken = { $space } jest zajęte. Wybierz wolne pole.
no-morocco-cubes = Na stragan { $stall } brakuje ci: { $colours }. Wybierz podświetlone pole.
no-morocco-no-second = Drugi kuzyn nie miałby obok pola. Wybierz podświetlone pole.
no-morocco-not-touching = Drugi kuzyn musi stykać się z { $space } z innego straganu. Wybierz podświetlone pole.
no-morocco-not-target = Turysta idzie tam, gdzie wskazuje strzałka: na wolne pole straganu { $stall }.
