# Eerlijke dobbelstenen: een spel in de browser nagaan, en wat de dobbelstenen deden naast wat eerlijke dobbelstenen doen.

fairness = Zijn de dobbelstenen eerlijk?
fairness-why = Mensen zien overal patronen, en eerlijke dobbelstenen maken er meer dan je denkt. Hier staat wat de dobbelstenen van alle afgelopen spellen op deze server lieten zien, naast wat eerlijke dobbelstenen zouden doen.
fairness-none = Hier is nog geen spel afgelopen.
verify = De dobbelstenen nagaan
verify-hint = Je hoeft geen tabel te geloven: elk afgelopen spel is na te gaan, worp voor worp.
verify-why = Voordat iemand ging zitten, legde de server een geheim vast en toonde de vingerafdruk ervan. Nu het spel uit is, is het geheim bekend. Je browser berekent er elke worp en elke kaart uit en vergelijkt. Er wordt niets verstuurd.
verify-drop = Sleep het bestand van een afgelopen spel hierheen, of kies het.
verify-right = Alles klopt: { $draws ->
    [one] de enige trekking is die
   *[other] alle { $draws } trekkingen zijn die
  } die het geheim geeft.
verify-wrong = Er klopt iets niet
verify-limits = Wat dit aantoont, en wat niet
verify-limits-why = Geen worp en geen kaart is gekozen nadat de tafel was geopend, niet door de server en niet door een speler. Maar wie de server beheert, had ze vooraf kunnen weten. Of elke zet mocht, zeggen de regels: bekijk het spel, of gebruik ‘jemaa verify’.

proof-file = Dit is het bestand van een afgelopen spel
proof-file-why = Het bevat het geheim, de toevalsgetallen van de spelers en het verslag van het spel.
proof-secret = Het geheim past bij zijn vingerafdruk
proof-secret-why = Bij een vingerafdruk is achteraf geen geheim te maken: het lag dus vast voordat iemand ging zitten.
proof-record = Geen regel van het verslag is veranderd
proof-record-why = Elke regel draagt een controle op zichzelf en op alle regels ervoor.
proof-people = Iedereen die meespeelde heeft een toevalsgetal toegevoegd
proof-people-why = Zo kon de server alleen geen geheim kiezen dat de gewenste worpen geeft.
proof-draws = Elke worp en elke kaart volgt daaruit
proof-draws-why = Geheim, toevalsgetallen en het nummer van de trekking worden gemengd; de uitkomst wijst de worp aan.
proof-is-right = juist
proof-is-wrong = fout
proof-is-open = niet nagegaan
proof-seed = Geheim
proof-commitment = Vingerafdruk
proof-each = { $draws ->
    [one] De trekking
   *[other] Alle { $draws } trekkingen
  }, een voor een
proof-each-why = Van het mengsel worden de eerste twaalf cijfers als één groot getal genomen (in het zestientallig stelsel). Gedeeld door het aantal mogelijkheden laat het een rest, en de rest wijst de uitkomst aan.
proof-entry = Nummer
proof-number = Getal
proof-rest = Rest
proof-of = { $rest } van { $total }
proof-gives = geeft

dice-roll = Sloffendobbelsteen
dice-die = Marktdobbelsteen
dice-rolls = { $rolls ->
    [one] Eén worp
   *[other] { $rolls } worpen
  } in dit spel
dice-rolls-games = Worpen: { $rolls }. Spellen: { $games }.
dice-faces = { $die }: hoe vaak elke kant viel
dice-face = Kant
dice-came = viel
dice-came-games = spellen
dice-usual = gewoon
dice-range = { $from } tot { $to }
dice-runs = Dezelfde kant meermaals achter elkaar
dice-in-a-row = Dezelfde kant achtereen
dice-times = { $times } keer of vaker
dice-chance = kans
dice-legend = De lichte band is gewoon: in 95 van de 100 gevallen blijven eerlijke dobbelstenen daarbinnen. De streep is het gemiddelde.
dice-slippers = { $slippers ->
    [one] { $slippers } slof
   *[other] { $slippers } sloffen
  }
outcome-roll = { $face }
outcome-die = marktdobbelsteen: { $face }
outcome-first = { $face } begint
outcome-rug = een tapijt van kleur { $face }
outcome-cube = blokje: { $face }
outcome-juice = een sap van { $face } waard

fault-unable = Je browser rekent zoiets alleen uit over https, of op de machine van de server zelf. Open de pagina zo, of gebruik ‘jemaa verify’.
fault-file = Dit is geen bestand van een afgelopen spel. Je krijgt het met de knop onder het spel.
fault-not-over = Het spel is niet uit, dus het geheim is nog geheim. Haal het bestand na afloop opnieuw.
fault-seed = Het geheim is geen 32 bytes lang, zoals het hoort.
fault-commitment = Het geheim past niet bij de vingerafdruk: bij het openen van de tafel was een ander beloofd.
fault-cut = Het verslag is afgebroken in regel { $line }. Haal het hele bestand opnieuw.
fault-digest = Regel { $line } van het verslag is niet zoals die geschreven werd: die regel, of een ervoor, is veranderd of ontbreekt.
fault-line = Regel { $line } van het verslag kan daar niet staan.
fault-version = Het verslag komt van een andere versie. Laad de pagina opnieuw.
fault-people = Aan tafel zaten { $seated }, maar er zijn toevalsgetallen van { $added }.
fault-draw = Nummer { $entry }: het geheim geeft { $expected }, maar het verslag zegt { $choice }.
fault-undue = Nummer { $entry }: { $choice } kon daar niet getrokken worden.
