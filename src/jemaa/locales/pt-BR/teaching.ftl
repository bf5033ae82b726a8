curve = Como as chances de vitória mudaram
curve-hint = Toque na curva ou ande por ela com as setas do teclado: o tabuleiro acompanha. Círculos com número são os momentos decisivos, pontos são erros.
curve-at = Passo { $at } de { $last }: { $shares }
curve-table = O mesmo em uma tabela
step = Passo
moment = { $rank }. No passo { $step }
moment-show = Ver
skill = Habilidade e sorte
skill-luck = Sorte
skill-lost = Perdido em decisões
skill-error = O computador jogou { $simulations } partidas de teste a partir de cada posição. As avaliações dele divergem em até { $error } das chances de vitória ao longo da partida: nenhum número aqui é mais certo do que isso.
skill-unsure = É bastante: tome os números só como uma ideia.
verdicts-inaccuracy = Imprecisões: { $number }
verdicts-mistake = Erros: { $number }
verdicts-blunder = Erros graves: { $number }
place-won = { $name } venceu com { $points } de vantagem.
place-behind = { $name } ficou em { $place }º lugar, a { $points } da vitória.
place-only = { $name } ficou em { $place }º lugar.
points-of = { $points ->
    [one] { $points } ponto
    [many] { $points } pontos
   *[other] { $points } pontos
  }
luck-good = A sorte ajudou: rendeu { $points }.
luck-bad = A sorte não ajudou: custou { $points }.
luck-none = A sorte não fez diferença.
choices-lost = Escolhas melhores teriam rendido mais { $points }.
choices-none = Nenhuma escolha custou nada.
review-first = Esta é só uma primeira olhada. Uma análise mais profunda vem em seguida.
exercises = O que podia ter sido melhor
exercises-none = Nenhuma escolha custou muito.
moment-played = { $name } escolheu: { $choice }.
moment-better = Melhor: { $choice }.
reason-now = { $source }: esta escolha rende { $chosen } na hora, a melhor rende { $best }.
reason-later = No fim, a melhor escolha vale { $points } a mais.
reason-wins = A melhor escolha vence mais vezes, mas não por mais pontos.
marks = No tabuleiro: o visto e a linha contínua mostram a melhor escolha; a cruz e os pontos, a que foi feita.
try = Tente você
try-ask = É a vez de { $name }. Qual escolha é melhor?
try-right = Certo: { $choice }.
try-wrong = { $choice }: ainda não é a melhor. Custa { $points }. Tente de novo.
try-solution = Mostrar a resposta
drill = Você resolveu { $done } de { $all }.
skill-points = São pontos, comparados com a média dos outros jogadores.
skill-kingmaking = Quem não podia mais vencer decidiu quem venceria: { $shares }. Ninguém consegue prever essas escolhas, por isso elas não contam nem como sorte nem como perda.
source-cubes = Cubos
