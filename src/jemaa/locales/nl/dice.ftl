# Eerlijke dobbelstenen: een spel in de browser controleren, en wat de dobbelstenen deden naast wat eerlijke dobbelstenen doen.

fairness = Zijn de dobbelstenen eerlijk?
fairness-why = Mensen zien overal patronen, en eerlijke dobbelstenen maken er meer dan je denkt. Hier staat wat de dobbelstenen van alle afgelopen spellen op deze server lieten zien, naast wat eerlijke dobbelstenen zouden doen.
fairness-none = Hier is nog geen spel afgelopen.
verify = De dobbelstenen controleren
verify-hint = Je hoeft geen tabel te geloven: elk afgelopen spel kun je controleren, worp voor worp.
verify-why = Voordat iemand ging zitten, legde de server een geheim vast en toonde de vingerafdruk ervan. Nu het spel uit is, is het geheim bekend. Je browser berekent er elke worp en elke andere trekking uit en vergelijkt ze met het verslag. Er wordt niets verstuurd.
verify-drop = Sleep het bestand van een afgelopen spel hierheen, of kies het.
verify-right = Alles klopt: { $draws ->
    [one] de enige trekking komt
   *[other] alle { $draws } trekkingen komen
  } overeen met het geheim.
verify-wrong = Er klopt iets niet
verify-limits = Wat dit aantoont, en wat niet
verify-limits-why = Geen worp en geen andere trekking is gekozen nadat de tafel was geopend, niet door de server en niet door een speler. Maar wie de server beheert, had ze vooraf kunnen weten. Of elke zet mocht, zeggen de regels: bekijk het spel, of gebruik ‘jemaa verify’.

proof-file = Dit is het bestand van een afgelopen spel
proof-file-why = Het bevat het geheim, de toevalsgetallen van de spelers en het verslag van het spel.
proof-secret = Het geheim past bij zijn vingerafdruk
proof-secret-why = Bij een vingerafdruk is achteraf geen geheim te maken: het lag dus vast voordat iemand ging zitten.
proof-record = Geen regel van het verslag is veranderd
proof-record-why = Elke regel bevat een controlegetal over zichzelf en alle regels ervoor.
proof-people = Elke speler heeft een toevalsgetal toegevoegd
proof-people-why = Zo kon de server alleen geen geheim kiezen dat de gewenste worpen geeft.
proof-draws = Elke worp en elke andere trekking volgt daaruit
proof-draws-why = Geheim, toevalsgetallen en het nummer van de trekking worden gemengd; de uitkomst wijst de worp aan.
proof-signed = De server heeft het ondertekend, regel voor regel, tot het einde
proof-signed-why = Zonder de sleutel van de server kan dus niemand iets veranderen, verplaatsen, weglaten of toevoegen. Alleen wie de server beheert, heeft hem en zou dat kunnen.
proof-key-known = Het is de sleutel van deze server:
proof-key-unknown = Deze server heeft deze sleutel niet: het spel is elders gespeeld, of iemand heeft het verzonnen.
proof-unsigned = Dit bestand is niet ondertekend, zoals die van oudere versies: zetten, namen en opties kunnen veranderd zijn.
proof-no-ed25519 = Je browser kan geen handtekeningen controleren. Gebruik een nieuwere, of ‘jemaa verify’.
proof-is-right = juist
proof-is-wrong = fout
proof-is-open = niet gecontroleerd
proof-seed = Geheim
proof-commitment = Vingerafdruk
proof-each = { $draws ->
    [one] De trekking in detail
   *[other] Alle { $draws } trekkingen, een voor een
  }
proof-each-why = Van het mengsel worden de eerste twaalf cijfers als één groot getal genomen (in het zestientallig stelsel). Bij deling door het aantal mogelijkheden blijft er een rest over, en die rest wijst de uitkomst aan.
proof-entry = Nummer
proof-number = Getal
proof-rest = Rest
proof-of = ÷ { $total } laat { $rest } over
proof-gives = geeft

dice-roll = Pantoffeldobbelsteen
dice-die = Marktdobbelsteen
dice-rolls = { $rolls ->
    [one] Eén worp
   *[other] { $rolls } worpen
  } in dit spel
dice-rolls-games = Worpen: { $rolls }. Spellen: { $games }.
dice-faces = { $die }: hoe vaak elke zijde gegooid is
dice-face = Zijde
dice-came = gegooid
dice-came-games = in spellen
dice-usual = normaal
dice-range = { $from } tot { $to }
dice-runs = Dezelfde zijde meermaals achter elkaar
dice-in-a-row = Dezelfde zijde achtereen
dice-times = { $times } keer of vaker
dice-chance = kans
dice-legend = De lichte band geeft aan wat normaal is: in 95 van de 100 gevallen blijven eerlijke dobbelstenen daarbinnen. De streep is het gemiddelde.
dice-slippers = { $slippers ->
    [one] { $slippers } pantoffel
   *[other] { $slippers } pantoffels
  }
outcome-roll = { $face }
outcome-die = marktdobbelsteen: { $face }
outcome-first = { $face } begint
outcome-rug = een tapijt van kleur { $face }
outcome-cube = blokje: { $face }
outcome-juice = sap ter waarde van { $face }

fault-unable = Je browser rekent zoiets alleen uit via https, of op de machine waarop de server draait. Open de pagina zo, of gebruik ‘jemaa verify’.
fault-file = Dit is niet het bestand van een afgelopen spel. Je krijgt er een met de knop onder een afgelopen spel.
fault-not-over = Het spel is niet uit, dus het geheim is nog geheim. Haal het bestand na afloop opnieuw op.
fault-seed = Het geheim is niet 32 bytes lang, terwijl dat wel moet.
fault-commitment = Het geheim past niet bij de vingerafdruk: bij het openen van de tafel was een ander beloofd.
fault-cut = Het verslag breekt af in regel { $line }. Haal het hele bestand opnieuw op.
fault-digest = Regel { $line } van het verslag is niet zoals die geschreven werd: die regel, of een ervoor, is veranderd of ontbreekt.
fault-line = Regel { $line } van het verslag kan daar niet staan.
fault-version = Het verslag komt van een andere versie. Laad de pagina opnieuw.
fault-people = De plaatsen { $seated } waren bezet, maar er zijn toevalsgetallen van { $added }.
fault-draw = Nummer { $entry }: het geheim geeft { $expected }, maar het verslag zegt { $choice }.
fault-undue = Nummer { $entry }: { $choice } kon daar niet getrokken worden.
fault-signed = Dit is niet wat de server ondertekend heeft: er is iets veranderd, weg of toegevoegd.
fault-opening = Toen de tafel werd geopend, zag je browser een andere vingerafdruk of een andere sleutel.
opening-changed = De vingerafdruk van de dobbelstenen of de sleutel van de server is niet die welke je browser zag toen de tafel werd geopend.
