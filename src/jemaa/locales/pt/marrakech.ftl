# Marrakech: o que aconteceu, o que se pergunta, o que se pode fazer.

ask-marrakech-assam = Por onde vai Assam?
ask-marrakech-assam-after = Para onde deve olhar Assam?
ask-marrakech-lay = Onde colocas o teu tapete?

mk-do-left = À esquerda
mk-do-ahead = Em frente
mk-do-right = À direita
mk-do-lay = Tapete em { $squares }
mk-first = Começa { $name }.
mk-turned = { $turn ->
    [left] { $name } vira Assam à esquerda.
    [right] { $name } vira Assam à direita.
   *[ahead] { $name } não vira Assam.
  }
mk-rolled = { $name } tira { $slippers }.
mk-walked = { $looped ->
    [yes] Assam dá meia-volta na borda e anda até { $square }.
   *[no] Assam anda até { $square }.
  }
mk-paid = { $name } paga a { $to } { $amount ->
    [one] { $amount } dirham
   *[other] { $amount } dirhams
  }.
mk-paid-short = { $name } deve { $due ->
    [one] { $due } dirham
   *[other] { $due } dirhams
  } a { $to } e paga { $amount }: não tem mais.
mk-out = { $name } fica fora do jogo.
mk-laid = { $name } coloca um tapete em { $squares }.
mk-laid-over = { $name } coloca um tapete em { $squares }, sobre { $over }.
mk-returned = Não há sítio para o tapete de { $name }: volta para a caixa.
mk-turned-up = Próximo tapete de { $name }: { $colour }.
mk-is-out = fora do jogo
mk-rugs-left = Tapetes da cor { $colour } por colocar
mk-cell-empty = { $square }, vazia
mk-cell-half = { $square }, meio tapete da cor { $colour }
mk-cell-whole = { $square }, tapete da cor { $colour }, outra metade em { $other }
mk-cell-reach = O Assam pode parar aqui
mk-cell-assam = { $facing ->
    [north] Assam está aqui e olha para norte
    [east] Assam está aqui e olha para leste
    [south] Assam está aqui e olha para sul
   *[west] Assam está aqui e olha para oeste
  }
