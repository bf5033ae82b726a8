curve = Como mudaram as hipóteses de vitória
curve-hint = Toca na curva ou percorre-a com as setas do teclado: o tabuleiro acompanha. Os círculos com número são os momentos decisivos, os pontos são erros.
curve-at = Passo { $at } de { $last }: { $shares }
curve-table = O mesmo em tabela
step = Passo
moment = { $rank }. No passo { $step }
moment-show = Ver
skill = Perícia e sorte
skill-luck = Sorte
skill-lost = Perdido nas escolhas
skill-error = O computador jogou { $simulations } jogos de ensaio a partir de cada posição. Os seus próprios juízos diferem, ao longo do jogo, até { $error } das hipóteses de vitória: nenhum número aqui é mais seguro do que isso.
skill-unsure = É muito: toma os números apenas como uma indicação.
verdicts-inaccuracy = Imprecisões: { $number }
verdicts-mistake = Erros: { $number }
verdicts-blunder = Erros graves: { $number }
place-won = { $name } ganhou com { $points } de avanço.
place-behind = { $name } ficou no lugar { $place }, a { $points } da vitória.
place-only = { $name } ficou no lugar { $place }.
points-of = { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
  }
luck-good = A sorte ajudou: deu { $points }.
luck-bad = A sorte não ajudou: custou { $points }.
luck-none = A sorte não fez diferença.
choices-lost = Escolhas melhores teriam dado mais { $points }.
choices-none = Nenhuma escolha custou nada.
review-first = Isto é um primeiro olhar rápido. Segue-se outro mais profundo, por si só.
exercises = O que podia ter corrido melhor
exercises-none = Nenhuma escolha custou muito.
moment-played = { $name } escolheu: { $choice }.
moment-better = Melhor: { $choice }.
reason-now = { $source }: esta escolha dá logo { $chosen }, a melhor dá { $best }.
reason-later = No fim, a melhor escolha vale mais { $points }.
reason-wins = A melhor escolha ganha mais vezes, mas não por mais pontos.
marks = No tabuleiro: o visto e a linha contínua mostram a melhor escolha; a cruz e os pontos, a que foi feita.
try = Experimenta tu
try-ask = É a vez de { $name }. Que escolha é melhor?
try-right = Certo: { $choice }.
try-wrong = { $choice }: ainda não é o melhor. Custa { $points }. Tenta outra vez.
try-solution = Mostrar a resposta
drill = Resolveste { $done } de { $all }.
skill-points = São pontos, comparados com a média dos outros.
skill-kingmaking = Quem já não podia ganhar decidiu quem ganhava: { $shares }. Ninguém consegue prever essas escolhas, por isso não contam nem como sorte nem como perda.
source-cubes = Cubos
