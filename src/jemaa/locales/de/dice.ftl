# Faire Würfel: ein Spiel im Browser prüfen, und was die Würfel zeigten neben dem, was faire Würfel zeigen.

fairness = Sind die Würfel fair?
fairness-why = Menschen sehen überall Muster, und faire Würfel machen mehr davon, als man denkt. Hier steht, was die Würfel aller beendeten Spiele auf diesem Server gezeigt haben, und daneben, was von fairen Würfeln zu erwarten ist.
fairness-none = Hier ist noch kein Spiel zu Ende gespielt worden.
verify = Die Würfel prüfen
verify-hint = Du musst keiner Tabelle glauben: Jedes beendete Spiel lässt sich prüfen, Wurf für Wurf.
verify-why = Bevor sich jemand setzte, legte der Server ein Geheimnis fest und zeigte seinen Fingerabdruck. Jetzt ist das Spiel aus und das Geheimnis bekannt. Dein Browser berechnet daraus jeden Wurf und jede andere Ziehung und vergleicht sie mit der Aufzeichnung. Dabei wird nichts verschickt.
verify-drop = Zieh die Datei eines beendeten Spiels hierher, oder wähl sie aus.
verify-right = Alles stimmt: { $draws ->
    [one] Die einzige Ziehung ist die
   *[other] Alle { $draws } Ziehungen sind die
  }, die das Geheimnis ergibt.
verify-wrong = Etwas stimmt nicht
verify-limits = Was das zeigt und was nicht
verify-limits-why = Kein Wurf und keine andere Ziehung wurde gewählt, nachdem der Tisch eröffnet war, weder vom Server noch von einem Spieler. Aber wer den Server betreibt, hätte sie vorher kennen können. Ob jeder Zug erlaubt war, sagen die Regeln: Sieh dir das Spiel an, oder nimm „jemaa verify“.

proof-file = Das ist die Datei eines beendeten Spiels
proof-file-why = Sie enthält das Geheimnis, die Zufallszahlen der Spieler und die Aufzeichnung des Spiels.
proof-secret = Das Geheimnis passt zu seinem Fingerabdruck
proof-secret-why = Zu einem Fingerabdruck lässt sich hinterher kein passendes Geheimnis finden: Es stand also fest, bevor sich jemand setzte.
proof-record = Keine Zeile der Aufzeichnung wurde geändert
proof-record-why = Jede Zeile enthält eine Prüfsumme über sich selbst und alle Zeilen davor.
proof-people = Jeder Spieler hat eine Zufallszahl beigetragen
proof-people-why = So konnte der Server allein kein Geheimnis wählen, das genau die Würfe ergibt, die ihm passen.
proof-draws = Jeder Wurf und jede andere Ziehung folgt daraus
proof-draws-why = Geheimnis, Zufallszahlen und die Nummer der Ziehung werden gemischt; das Ergebnis bestimmt den Wurf.
proof-signed = Der Server hat sie unterschrieben, Zeile für Zeile, bis zum Ende
proof-signed-why = Ohne den Schlüssel des Servers kann also niemand etwas ändern, verschieben, weglassen oder hinzufügen. Nur wer den Server betreibt, hat ihn und könnte es.
proof-key-known = Es ist der Schlüssel dieses Servers:
proof-key-unknown = Dieser Server hat diesen Schlüssel nicht: Das Spiel wurde anderswo gespielt, oder jemand hat es erfunden.
proof-unsigned = Diese Datei ist nicht unterschrieben, wie die von älteren Versionen: Züge, Namen und Optionen könnten geändert worden sein.
proof-no-ed25519 = Dein Browser kann Unterschriften nicht prüfen. Nimm einen neueren, oder „jemaa verify“.
proof-is-right = richtig
proof-is-wrong = falsch
proof-is-open = nicht geprüft
proof-seed = Geheimnis
proof-commitment = Fingerabdruck
proof-each = { $draws ->
    [one] Die Ziehung im Einzelnen
   *[other] Alle { $draws } Ziehungen einzeln
  }
proof-each-why = Von der Mischung werden die ersten zwölf Ziffern als eine große Zahl genommen (zur Basis sechzehn). Teilt man sie durch die Anzahl der Möglichkeiten, bleibt ein Rest, und der bestimmt das Ergebnis.
proof-entry = Eintrag
proof-number = Zahl
proof-rest = Rest
proof-of = durch { $total } bleibt { $rest }
proof-gives = ergibt

dice-roll = Pantoffelwürfel
dice-die = Marktwürfel
dice-rolls = { $rolls ->
    [one] Ein Wurf
   *[other] { $rolls } Würfe
  } in diesem Spiel
dice-rolls-games = Würfe: { $rolls }. Spiele: { $games }.
dice-faces = { $die }: wie oft jede Seite fiel
dice-face = Seite
dice-came = fiel
dice-came-games = in Spielen
dice-usual = üblich
dice-range = { $from } bis { $to }
dice-runs = Dieselbe Seite mehrmals hintereinander
dice-in-a-row = Dieselbe Seite in Folge
dice-times = { $times }-mal oder öfter
dice-chance = Chance
dice-legend = Das helle Band zeigt, was üblich ist: In 95 von 100 Fällen bleiben faire Würfel darin. Der Strich ist der Durchschnitt.
dice-slippers = { $slippers ->
    [one] { $slippers } Pantoffel
   *[other] { $slippers } Pantoffeln
  }
outcome-roll = { $face }
outcome-die = Marktwürfel: { $face }
outcome-first = { $face } beginnt
outcome-rug = ein Teppich der Farbe { $face }
outcome-cube = Stein: { $face }
outcome-juice = ein Saft im Wert von { $face }

fault-unable = Dein Browser rechnet so etwas nur über https aus oder auf dem Rechner, auf dem der Server läuft. Öffne die Seite so, oder nimm „jemaa verify“.
fault-file = Das ist nicht die Datei eines beendeten Spiels. Du bekommst eine mit dem Knopf unter einem beendeten Spiel.
fault-not-over = Das Spiel ist nicht zu Ende, darum ist sein Geheimnis noch geheim. Hol die Datei nach dem Ende noch einmal.
fault-seed = Das Geheimnis ist nicht 32 Byte lang, wie es sein müsste.
fault-commitment = Das Geheimnis passt nicht zum Fingerabdruck: Bei der Eröffnung des Tischs wurde ein anderes versprochen.
fault-cut = Die Aufzeichnung ist in Zeile { $line } abgeschnitten. Hol die ganze Datei noch einmal.
fault-digest = Zeile { $line } der Aufzeichnung ist nicht so, wie sie geschrieben wurde: Sie oder eine davor wurde geändert oder fehlt.
fault-line = Zeile { $line } der Aufzeichnung kann dort nicht stehen.
fault-version = Die Aufzeichnung stammt von einer anderen Version. Lade die Seite neu.
fault-people = Besetzt waren die Plätze { $seated }, aber Zufallszahlen gibt es von { $added }.
fault-draw = Eintrag { $entry }: Das Geheimnis ergibt { $expected }, aber die Aufzeichnung sagt { $choice }.
fault-undue = Eintrag { $entry }: { $choice } konnte dort nicht gezogen werden.
fault-signed = Das ist nicht, was der Server unterschrieben hat: Etwas wurde geändert, fehlt oder kam hinzu.
fault-opening = Als der Tisch eröffnet wurde, sah dein Browser einen anderen Fingerabdruck oder einen anderen Schlüssel.
opening-changed = Der Fingerabdruck der Würfel oder der Schlüssel des Servers ist nicht der, den dein Browser bei der Eröffnung des Tischs gesehen hat.
