# Uczciwe kostki: sprawdzanie gry w przeglądarce i to, co pokazały kostki, obok tego, co pokazują uczciwe.

fairness = Czy kostki są uczciwe?
fairness-why = Ludzie wszędzie dopatrują się prawidłowości, a uczciwe kostki dają ich więcej, niż się wydaje. Oto, co pokazały kostki wszystkich zakończonych gier na tym serwerze, obok tego, co pokazałyby uczciwe.
fairness-none = Nie zakończono tu jeszcze żadnej gry.
verify = Sprawdź kostki
verify-hint = Nie trzeba wierzyć tabeli liczb: każdą zakończoną grę można sprawdzić, rzut po rzucie.
verify-why = Zanim ktokolwiek usiadł, serwer ustalił tajemnicę i pokazał jej odcisk. Teraz gra jest skończona i tajemnica jest znana. Twoja przeglądarka oblicza z niej każdy rzut oraz każde inne losowanie i porównuje je z zapisem. Nic nie jest nigdzie wysyłane.
verify-drop = Upuść tu plik zakończonej gry albo go wybierz.
verify-right = Wszystko się zgadza: { $draws ->
    [one] jedyne losowanie wynika z tajemnicy
    [few] wszystkie { $draws } losowania wynikają z tajemnicy
    [many] wszystkie { $draws } losowań wynika z tajemnicy
   *[other] wszystkie { $draws } losowania wynikają z tajemnicy
  }.
verify-wrong = Coś się nie zgadza
verify-limits = Czego to dowodzi, a czego nie
verify-limits-why = Żadnego rzutu ani żadnego innego losowania nie wybrano po otwarciu stołu, ani przez serwer, ani przez graczy. Ale ten, kto prowadzi serwer, mógł je znać wcześniej. Czy każdy ruch był dozwolony, mówią zasady: obejrzyj grę albo użyj „jemaa verify”.

proof-file = To jest plik zakończonej gry
proof-file-why = Zawiera tajemnicę, liczby losowe graczy i zapis gry.
proof-secret = Tajemnica pasuje do swojego odcisku
proof-secret-why = Do odcisku nie da się potem dopasować innej tajemnicy: tę ustalono więc, zanim ktokolwiek usiadł.
proof-record = Żadnego wiersza zapisu nie zmieniono
proof-record-why = W każdym wierszu jest suma kontrolna jego samego i wszystkich wierszy przed nim.
proof-people = Każdy gracz dodał liczbę losową
proof-people-why = Dlatego serwer nie mógł sam wybrać tajemnicy, która dałaby rzuty po jego myśli.
proof-draws = Każdy rzut i każde inne losowanie z nich wynika
proof-draws-why = Tajemnica, liczby losowe i numer losowania zostają zmieszane; wynik wyznacza rzut.
proof-signed = Serwer go podpisał, wiersz po wierszu, do końca
proof-signed-why = Bez klucza serwera nikt więc nie może niczego zmienić, przesunąć, pominąć ani dodać. Ma go tylko ten, kto prowadzi serwer, i on by mógł.
proof-key-known = To klucz tego serwera:
proof-key-unknown = Ten serwer nie ma tego klucza: grano gdzie indziej albo ktoś tę grę wymyślił.
proof-unsigned = Ten plik nie jest podpisany, tak jak pliki starszych wersji: ruchy, imiona i opcje mogły zostać zmienione.
proof-no-ed25519 = Twoja przeglądarka nie umie sprawdzać podpisów. Użyj nowszej albo „jemaa verify”.
proof-is-right = zgadza się
proof-is-wrong = nie zgadza się
proof-is-open = nie sprawdzono
proof-seed = Tajemnica
proof-commitment = Odcisk
proof-each = { $draws ->
    [one] To losowanie w całości
    [few] Wszystkie { $draws } losowania, po kolei
    [many] Wszystkie { $draws } losowań, po kolei
   *[other] Wszystkie { $draws } losowania, po kolei
  }
proof-each-why = Z mieszaniny bierze się pierwszych dwanaście cyfr jako jedną dużą liczbę (w układzie szesnastkowym). Po podzieleniu jej przez liczbę możliwości zostaje reszta, a ta wyznacza wynik.
proof-entry = Wpis
proof-number = Liczba
proof-rest = Reszta
proof-of = ÷ { $total }, zostaje { $rest }
proof-gives = daje

dice-roll = Kostka z kapciami
dice-die = Kostka targu
dice-rolls = { $rolls ->
    [one] Jeden rzut
    [few] { $rolls } rzuty
    [many] { $rolls } rzutów
   *[other] { $rolls } rzutu
  } w tej grze
dice-rolls-games = Rzuty: { $rolls }. Gry: { $games }.
dice-faces = { $die }: jak często wypadła każda ścianka
dice-face = Ścianka
dice-came = wypadła
dice-came-games = w grach
dice-usual = zwykle
dice-range = od { $from } do { $to }
dice-runs = Ta sama ścianka kilka razy z rzędu
dice-in-a-row = Ta sama ścianka z rzędu
dice-times = { $times } razy lub więcej
dice-chance = szansa
dice-legend = Jasny pas to zwykły zakres: w 95 przypadkach na 100 uczciwe kostki się w nim mieszczą. Kreska to średnia.
dice-slippers = { $slippers ->
    [one] { $slippers } kapeć
    [few] { $slippers } kapcie
    [many] { $slippers } kapci
   *[other] { $slippers } kapcia
  }
outcome-roll = { $face }
outcome-die = kostka targu: { $face }
outcome-first = zaczyna { $face }
outcome-rug = dywan koloru { $face }
outcome-cube = sześcian: { $face }
outcome-juice = sok o wartości { $face }

fault-unable = Twoja przeglądarka oblicza takie rzeczy tylko przez https albo na komputerze, na którym działa serwer. Otwórz stronę w ten sposób albo użyj „jemaa verify”.
fault-file = To nie jest plik zakończonej gry. Pobierzesz go przyciskiem pod zakończoną grą.
fault-not-over = Gra nie jest skończona, więc jej tajemnica jest wciąż tajna. Pobierz plik ponownie po końcu gry.
fault-seed = Tajemnica nie ma 32 bajtów, a tyle musi mieć.
fault-commitment = Tajemnica nie pasuje do odcisku: przy otwarciu stołu obiecano inną.
fault-cut = Zapis jest ucięty w wierszu { $line }. Pobierz cały plik ponownie.
fault-digest = Wiersz { $line } zapisu nie jest taki, jaki został zapisany: zmieniono go albo jeden z wcześniejszych, albo któregoś brakuje.
fault-line = Wiersz { $line } zapisu nie może stać w tym miejscu.
fault-version = Zapis pochodzi z innej wersji. Wczytaj stronę ponownie.
fault-people = Zajęte miejsca: { $seated }, ale liczby losowe są od: { $added }.
fault-draw = Wpis { $entry }: tajemnica daje { $expected }, a zapis mówi { $choice }.
fault-undue = Wpis { $entry }: nie można tam było wylosować: { $choice }.
fault-signed = To nie to, co podpisał serwer: coś zmieniono, czegoś brakuje albo coś dodano.
fault-opening = Przy otwarciu stołu twoja przeglądarka widziała inny odcisk albo inny klucz.
opening-changed = Odcisk kości albo klucz serwera nie jest tym, który twoja przeglądarka widziała przy otwarciu stołu.
