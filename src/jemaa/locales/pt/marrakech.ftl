# Marrakech: o que aconteceu, o que se pergunta, o que se pode fazer.

ask-marrakech-assam = Para que lado vai o Assam?
ask-marrakech-assam-after = Para que lado fica o Assam a olhar?
ask-marrakech-lay = Onde colocas o teu tapete?

mk-do-left = À esquerda
mk-do-ahead = Em frente
mk-do-right = À direita
mk-do-lay = Tapete em { $squares }
mk-first = { $name } começa.
mk-turned = { $turn ->
    [left] { $name } vira o Assam à esquerda.
    [right] { $name } vira o Assam à direita.
   *[ahead] { $name } não vira o Assam.
  }
mk-rolled = { $name } tira { $slippers }.
mk-walked = { $looped ->
    [yes] O Assam dá meia-volta na borda e anda até { $square }.
   *[no] O Assam anda até { $square }.
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
    [north] O Assam está aqui e olha para norte
    [east] O Assam está aqui e olha para leste
    [south] O Assam está aqui e olha para sul
   *[west] O Assam está aqui e olha para oeste
  }

no-marrakech-turn = O Assam não consegue lá chegar agora. Escolhe uma seta ou uma casa iluminada.
no-marrakech-under-assam = O Assam está em { $square }. Coloca o tapete ao lado dele.
no-marrakech-not-beside = O tapete tem de tocar com um lado na casa do Assam, { $square }. Escolhe uma casa iluminada.
no-marrakech-both-halves = { $squares } é um tapete inteiro de { $name }. Cobre só uma metade.
no-marrakech-same-colour = { $squares } mostra duas vezes a mesma cor. Cobre duas diferentes.
