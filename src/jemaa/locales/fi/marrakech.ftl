# Marrakech: mitä tapahtui, mitä kysytään, mitä voi tehdä.

ask-marrakech-assam = Mihin suuntaan Assam kulkee?
ask-marrakech-assam-after = Mihin suuntaan Assam nyt katsoo?
ask-marrakech-lay = Mihin asetat mattosi?

mk-do-left = Vasemmalle
mk-do-ahead = Suoraan
mk-do-right = Oikealle
mk-do-lay = Matto ruutuihin { $squares }
mk-first = { $name } aloittaa.
mk-turned = { $turn ->
    [left] { $name } kääntää Assamin vasemmalle.
    [right] { $name } kääntää Assamin oikealle.
   *[ahead] { $name } ei käännä Assamia.
  }
mk-rolled = { $name } heittää: { $slippers }.
mk-walked = { $looped ->
    [yes] Assam kääntyy reunalla takaisin ja kulkee ruutuun { $square }.
   *[no] Assam kulkee ruutuun { $square }.
  }
mk-paid = { $name } maksaa { $amount ->
    [one] { $amount } dirhamin
   *[other] { $amount } dirhamia
  }. Saaja: { $to }.
mk-paid-short = { $name } on velkaa { $due ->
    [one] { $due } dirhamin
   *[other] { $due } dirhamia
  } ja maksaa { $amount }: enempää ei ole. Saaja: { $to }.
mk-out = { $name } putoaa pelistä.
mk-laid = { $name } asettaa maton ruutuihin { $squares }.
mk-laid-over = { $name } asettaa maton ruutuihin { $squares }; alle jää { $over }.
mk-returned = Matolle ei löydy paikkaa: se palaa laatikkoon ({ $name }).
mk-turned-up = Seuraava matto, { $name }: { $colour }.
mk-is-out = pudonnut pelistä
mk-rugs-left = Asettamattomia mattoja, väri { $colour }
mk-cell-empty = { $square }, tyhjä
mk-cell-half = { $square }, maton puolikas, väri { $colour }
mk-cell-whole = { $square }, matto, väri { $colour }, toinen puolikas ruudussa { $other }
mk-cell-reach = Assam voi pysähtyä tähän
mk-cell-assam = { $facing ->
    [north] Assam seisoo tässä ja katsoo pohjoiseen
    [east] Assam seisoo tässä ja katsoo itään
    [south] Assam seisoo tässä ja katsoo etelään
   *[west] Assam seisoo tässä ja katsoo länteen
  }

no-marrakech-turn = Sinne Assam ei nyt pääse. Valitse nuoli tai valaistu ruutu.
no-marrakech-under-assam = Assam seisoo ruudussa { $square }. Aseta matto hänen viereensä.
no-marrakech-not-beside = Maton on kosketettava sivullaan Assamin ruutua { $square }. Valitse valaistu ruutu.
no-marrakech-both-halves = { $squares } on yksi kokonainen matto, jonka omistaa { $name }. Peitä siitä vain puolet.
no-marrakech-same-colour = { $squares } näyttää saman värin kahdesti. Peitä kaksi eri väriä.
