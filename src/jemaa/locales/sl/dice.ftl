# Poštene kocke: preverjanje igre v brskalniku in kaj so kocke pokazale poleg tega, kar kažejo poštene kocke.

fairness = So kocke poštene?
fairness-why = Ljudje povsod vidijo vzorce, poštene kocke pa jih ustvarijo več, kot bi si mislili. Tu je, kar so pokazale kocke vseh končanih iger na tem strežniku, poleg tega, kar bi pokazale poštene kocke.
fairness-none = Tu še ni bila končana nobena igra.
verify = Preveri kocke
verify-hint = Ni ti treba verjeti preglednici s številkami: vsako končano igro je mogoče preveriti, met za metom.
verify-why = Preden je kdor koli sedel, je strežnik določil skrivnost in pokazal njen prstni odtis. Zdaj, ko je igre konec, je skrivnost znana. Tvoj brskalnik iz nje izračuna vse mete in vse druge žrebe ter jih primerja z zapisom. Nič se nikamor ne pošlje.
verify-drop = Povleci sem datoteko končane igre ali jo izberi.
verify-right = Vse je v redu: { $draws ->
    [one] { $draws } žreb se ujema
    [two] { $draws } žreba se ujemata
    [few] { $draws } žrebi se ujemajo
   *[other] vseh { $draws } žrebov se ujema
  } s tem, kar da skrivnost.
verify-wrong = Nekaj ni v redu
verify-limits = Kaj to pokaže in česa ne
verify-limits-why = Noben met in noben drug žreb nista bila izbrana potem, ko je bila miza odprta, niti od strežnika niti od igralca. Kdor strežnik upravlja, pa bi jih lahko poznal vnaprej. Ali je bila vsaka poteza dovoljena, povedo pravila: oglej si igro ali uporabi »jemaa verify«.

proof-file = To je datoteka končane igre
proof-file-why = Vsebuje skrivnost, naključna števila igralcev in zapis igre.
proof-secret = Skrivnost se ujema s svojim prstnim odtisom
proof-secret-why = Skrivnosti ni mogoče naknadno prilagoditi odtisu: določena je bila torej, preden je kdor koli sedel.
proof-record = Nobena vrstica zapisa ni bila spremenjena
proof-record-why = V vsaki vrstici je kontrolna vsota zanjo in za vse vrstice pred njo.
proof-people = Vsak igralec je dodal naključno število
proof-people-why = Tako strežnik sam ni mogel izbrati skrivnosti, ki da mete po njegovi želji.
proof-draws = Vsi meti in vsi drugi žrebi izhajajo iz njih
proof-draws-why = Skrivnost, naključna števila in zaporedna številka žreba se zmešajo; rezultat določi met.
proof-signed = Strežnik ga je podpisal, vrstico za vrstico, do konca
proof-signed-why = Brez ključa strežnika torej nihče ne more ničesar spremeniti, premakniti, izpustiti ali dodati. Ima ga le, kdor strežnik upravlja, in ta bi lahko.
proof-key-known = To je ključ tega strežnika:
proof-key-unknown = Ta strežnik tega ključa nima: igra je bila odigrana drugje ali si jo je kdo izmislil.
proof-unsigned = Ta datoteka ni podpisana, kakor tudi ne tiste iz starejših različic: poteze, imena in možnosti so morda spremenjeni.
proof-no-ed25519 = Tvoj brskalnik ne zna preverjati podpisov. Uporabi novejšega ali »jemaa verify«.
proof-is-right = pravilno
proof-is-wrong = napačno
proof-is-open = ni preverjeno
proof-seed = Skrivnost
proof-commitment = Prstni odtis
proof-each = { $draws ->
    [1] Celoten žreb
    [one] { $draws } žreb, po vrsti
    [two] { $draws } žreba, po vrsti
    [few] { $draws } žrebi, po vrsti
   *[other] Vseh { $draws } žrebov, po vrsti
  }
proof-each-why = Prvih dvanajst števk mešanice se vzame kot eno veliko število (v šestnajstiškem sestavu). To se deli s številom možnosti, ostanek pa določi izid.
proof-entry = Vnos
proof-number = Število
proof-rest = Ostanek
proof-of = ÷ { $total }, ostane { $rest }
proof-gives = da

dice-roll = Kocka s copatami
dice-die = Tržna kocka
dice-rolls = { $rolls ->
    [one] { $rolls } met
    [two] { $rolls } meta
    [few] { $rolls } meti
   *[other] { $rolls } metov
  } v tej igri
dice-rolls-games = Meti: { $rolls }. Igre: { $games }.
dice-faces = { $die }: kolikokrat je padla katera ploskev
dice-face = Ploskev
dice-came = padla
dice-came-games = v igrah
dice-usual = običajno
dice-range = od { $from } do { $to }
dice-runs = Ista ploskev večkrat zapored
dice-in-a-row = Ista ploskev zapored
dice-times = { $times }-krat ali večkrat
dice-chance = verjetnost
dice-legend = Svetli pas je običajni razpon: v 95 od 100 primerov poštene kocke ostanejo v njem. Črta je povprečje.
dice-slippers = { $slippers ->
    [one] { $slippers } copata
    [two] { $slippers } copati
    [few] { $slippers } copate
   *[other] { $slippers } copat
  }
outcome-roll = { $face }
outcome-die = tržna kocka: { $face }
outcome-first = začne { $face }
outcome-rug = preproga barve { $face }
outcome-cube = kockica: { $face }
outcome-juice = sok, vreden { $face }

fault-unable = Tvoj brskalnik kaj takega izračuna samo prek https ali na računalniku, na katerem teče strežnik. Stran odpri tako ali uporabi »jemaa verify«.
fault-file = To ni datoteka končane igre. Dobiš jo z gumbom pod končano igro.
fault-not-over = Igra ni končana, zato je njena skrivnost še skrivna. Po koncu datoteko prenesi še enkrat.
fault-seed = Skrivnost ni dolga 32 bajtov, kot bi morala biti.
fault-commitment = Skrivnost se ne ujema s prstnim odtisom: ob odprtju mize je bila obljubljena druga.
fault-cut = Zapis je odrezan v vrstici { $line }. Znova prenesi celo datoteko.
fault-digest = Vrstica { $line } zapisa ni taka, kot je bila zapisana: ta ali katera pred njo je spremenjena ali manjka.
fault-line = Vrstica { $line } zapisa tam ne more stati.
fault-version = Zapis je iz druge različice. Znova naloži stran.
fault-people = Zasedena mesta: { $seated }, naključna števila pa so od: { $added }.
fault-draw = Vnos { $entry }: skrivnost da { $expected }, v zapisu pa stoji { $choice }.
fault-undue = Vnos { $entry }: { $choice } tam ni bilo mogoče izžrebati.
fault-signed = To ni tisto, kar je strežnik podpisal: nekaj je spremenjeno, manjka ali je dodano.
fault-opening = Ob odprtju mize je tvoj brskalnik videl drug odtis ali drug ključ.
opening-changed = Odtis kock ali ključ strežnika ni tisti, ki ga je tvoj brskalnik videl ob odprtju mize.
