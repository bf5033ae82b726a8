# Marrakech: o que aconteceu, o que se pergunta, o que se pode fazer.

ask-marrakech-assam = Por onde vai Assam?
ask-marrakech-assam-after = Para onde deve olhar Assam?
ask-marrakech-lay = Onde colocas o teu tapete?
guide-marrakech-assam = Vira Assam à esquerda ou à direita, ou deixa-o seguir em frente; depois o dado diz quanto anda: 1 a 4 passos. Se parar no tapete de outro, pagas-lhe um dirham por cada casa da zona dessa cor em que está. Os números dizem o que esperar.
guide-marrakech-assam-after = O jogador seguinte anda para onde deixares Assam a olhar: que lhe saia caro.
guide-marrakech-lay = Coloca um tapete ao lado de Assam: escolhe duas casas e confirma. Pode cobrir outros, mas nunca as duas metades de um mesmo tapete. No fim cada metade à vista é um ponto.

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

no-marrakech-turn = Assam não consegue lá chegar agora. Escolhe uma seta ou uma casa iluminada.
no-marrakech-under-assam = Assam está em { $square }. Coloca o tapete ao lado dele.
no-marrakech-not-beside = O tapete tem de tocar com um lado na casa de Assam, { $square }. Escolhe uma casa iluminada.
no-marrakech-both-halves = { $squares } é um tapete inteiro de { $name }. Cobre só uma metade.
no-marrakech-same-colour = { $squares } mostra duas vezes a mesma cor. Cobre duas diferentes.
