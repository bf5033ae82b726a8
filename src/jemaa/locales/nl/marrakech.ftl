# Marrakech: wat er gebeurde, wat er gevraagd wordt, wat er kan.

ask-marrakech-assam = Welke kant gaat Assam op?
ask-marrakech-assam-after = Welke kant kijkt Assam nu op?
ask-marrakech-lay = Waar leg je je tapijt?

mk-do-left = Naar links
mk-do-ahead = Rechtdoor
mk-do-right = Naar rechts
mk-do-lay = Tapijt op { $squares }
mk-first = { $name } begint.
mk-turned = { $turn ->
    [left] { $name } draait Assam naar links.
    [right] { $name } draait Assam naar rechts.
   *[ahead] { $name } draait Assam niet.
  }
mk-rolled = { $name } gooit { $slippers }.
mk-walked = { $looped ->
    [yes] Assam keert om aan de rand en loopt naar { $square }.
   *[no] Assam loopt naar { $square }.
  }
mk-paid = { $name } betaalt { $amount } dirham aan { $to }.
mk-paid-short = { $name } is { $to } { $due } dirham schuldig en betaalt { $amount }: meer is er niet.
mk-out = { $name } ligt uit het spel.
mk-laid = { $name } legt een tapijt op { $squares }.
mk-laid-over = { $name } legt een tapijt op { $squares }, over { $over }.
mk-returned = Geen plek voor het tapijt van { $name }: het gaat terug in de doos.
mk-turned-up = Het volgende tapijt van { $name }: { $colour }.
mk-is-out = ligt eruit
mk-rugs-left = Tapijten van kleur { $colour } om te leggen
mk-cell-empty = { $square }, leeg
mk-cell-half = { $square }, half tapijt van kleur { $colour }
mk-cell-whole = { $square }, tapijt van kleur { $colour }, andere helft op { $other }
mk-cell-reach = Assam kan hier stoppen
mk-cell-assam = { $facing ->
    [north] Assam staat hier en kijkt naar het noorden
    [east] Assam staat hier en kijkt naar het oosten
    [south] Assam staat hier en kijkt naar het zuiden
   *[west] Assam staat hier en kijkt naar het westen
  }

no-marrakech-turn = Daar kan Assam nu niet komen. Kies een pijl of een verlicht vakje.
no-marrakech-under-assam = Assam staat op { $square }. Leg het tapijt naast hem.
no-marrakech-not-beside = Een tapijt moet Assams vakje { $square } met één kant raken. Kies een verlicht vakje.
no-marrakech-both-halves = { $squares } is één heel tapijt van { $name }. Bedek er maar de helft van.
no-marrakech-same-colour = { $squares } toont twee keer dezelfde kleur. Bedek twee verschillende.
