# Marrakech: o que aconteceu, o que se pergunta, o que se pode fazer.

ask-marrakech-assam = Para que lado vai o Assam?
ask-marrakech-assam-after = Para que lado o Assam fica virado?
ask-marrakech-lay = Onde você coloca o seu tapete?

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
mk-paid = { $name } paga { $amount ->
    [one] { $amount } dirham
   *[other] { $amount } dirhams
  } a { $to }.
mk-paid-short = { $name } deve { $due ->
    [one] { $due } dirham
   *[other] { $due } dirhams
  } a { $to } e paga { $amount }: não tem mais.
mk-out = { $name } está fora do jogo.
mk-laid = { $name } coloca um tapete em { $squares }.
mk-laid-over = { $name } coloca um tapete em { $squares }, sobre { $over }.
mk-returned = Não há lugar para o tapete de { $name }: ele volta para a caixa.
mk-turned-up = Próximo tapete de { $name }: { $colour }.
mk-is-out = fora do jogo
mk-rugs-left = Tapetes da cor { $colour } para colocar
mk-cell-empty = { $square }, vazia
mk-cell-half = { $square }, meio tapete da cor { $colour }
mk-cell-whole = { $square }, tapete da cor { $colour }, outra metade em { $other }
mk-cell-reach = O Assam pode parar aqui
mk-cell-assam = { $facing ->
    [north] O Assam está aqui, virado para o norte
    [east] O Assam está aqui, virado para o leste
    [south] O Assam está aqui, virado para o sul
   *[west] O Assam está aqui, virado para o oeste
  }

no-marrakech-turn = O Assam não chega lá agora. Escolha uma seta ou uma casa iluminada.
no-marrakech-under-assam = O Assam está em { $square }. Coloque o tapete ao lado dele.
no-marrakech-not-beside = Um lado do tapete tem que encostar na casa do Assam, { $square }. Escolha uma casa iluminada.
no-marrakech-both-halves = { $squares } é um tapete inteiro de { $name }. Cubra só metade dele.
no-marrakech-same-colour = { $squares } mostra duas vezes a mesma cor. Cubra duas diferentes.
