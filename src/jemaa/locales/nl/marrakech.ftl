# Marrakech: wat er gebeurde, wat er gevraagd wordt, wat er kan.

ask-marrakech-assam = Welke kant gaat Assam op?
ask-marrakech-assam-after = Waarheen moet Assam nu kijken?
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
    [yes] Assam neemt een keerlus langs de rand en loopt naar { $square }.
   *[no] Assam loopt naar { $square }.
  }
mk-paid = { $name } betaalt { $amount } dirham aan { $to }.
mk-paid-short = { $name } is { $to } { $due } dirham schuldig en betaalt { $amount }: meer is er niet.
mk-out = { $name } is uitgeschakeld.
mk-laid = { $name } legt een tapijt op { $squares }.
mk-laid-over = { $name } legt een tapijt op { $squares }, over { $over }.
mk-returned = { $name } vindt geen plek: het tapijt gaat terug in de doos.
mk-turned-up = Het volgende tapijt van { $name }: { $colour }.
mk-is-out = uitgeschakeld
mk-rugs-left = Nog te leggen tapijten van kleur { $colour }
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
