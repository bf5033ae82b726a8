# Dados justos: verificar um jogo no navegador, e o que os dados mostraram ao lado do que mostram dados justos.

fairness = Os dados são justos?
fairness-why = As pessoas veem padrões em todo o lado, e dados justos formam mais do que se pensa. Aqui está o que deram os dados de todos os jogos terminados neste servidor, ao lado do que dariam dados justos.
fairness-none = Aqui ainda não terminou nenhum jogo.
verify = Verificar os dados
verify-hint = Não precisas de acreditar numa tabela de números: cada jogo terminado pode ser verificado, lançamento a lançamento.
verify-why = Antes de alguém se sentar, o servidor fixou um segredo e mostrou a sua impressão digital. Agora que o jogo acabou, o segredo é conhecido. O teu navegador calcula a partir dele todos os lançamentos e todos os outros sorteios, e compara-os com o registo. Nada é enviado para lado nenhum.
verify-drop = Larga aqui o ficheiro de um jogo terminado, ou escolhe-o.
verify-right = Está tudo certo: { $draws ->
    [one] o único sorteio é o que o segredo dá
   *[other] todos os { $draws } sorteios são o que o segredo dá
  }.
verify-wrong = Algo está errado
verify-limits = O que isto mostra, e o que não mostra
verify-limits-why = Nenhum lançamento nem nenhum outro sorteio foi escolhido depois de a mesa ser aberta, nem pelo servidor nem por um jogador. Mas quem mantém o servidor podia conhecê-los de antemão. Se cada jogada era permitida, dizem-no as regras: vê o jogo, ou usa «jemaa verify».

proof-file = Este é o ficheiro de um jogo terminado
proof-file-why = Contém o segredo, os números aleatórios dos jogadores e o registo do jogo.
proof-secret = O segredo corresponde à sua impressão digital
proof-secret-why = Não se pode fazer depois um segredo que corresponda a uma impressão digital: por isso o segredo foi fixado antes de alguém se sentar.
proof-record = Nenhuma linha do registo foi alterada
proof-record-why = Cada linha traz uma verificação de si mesma e de todas as linhas anteriores.
proof-people = Cada jogador juntou um número aleatório
proof-people-why = Assim o servidor não podia escolher sozinho um segredo que desse os lançamentos que quisesse.
proof-draws = Todos os lançamentos e todos os outros sorteios resultam deles
proof-draws-why = O segredo, os números aleatórios e o número do sorteio são misturados; o resultado escolhe o lançamento.
proof-signed = O servidor assinou-o, linha a linha, até ao fim
proof-signed-why = Assim, sem a chave do servidor ninguém pode alterar, mover, retirar ou acrescentar nada. Só quem mantém o servidor a tem, e poderia.
proof-key-known = É a chave deste servidor:
proof-key-unknown = Este servidor não tem esta chave: o jogo foi jogado noutro lado, ou alguém o inventou.
proof-unsigned = Este ficheiro não está assinado, como os de versões mais antigas: jogadas, nomes e opções podem ter sido alterados.
proof-no-ed25519 = O teu navegador não sabe verificar assinaturas. Usa um mais recente, ou «jemaa verify».
proof-is-right = certo
proof-is-wrong = errado
proof-is-open = não verificado
proof-seed = Segredo
proof-commitment = Impressão digital
proof-each = { $draws ->
    [one] O sorteio em pormenor
   *[other] Todos os { $draws } sorteios, um a um
  }
proof-each-why = Da mistura tomam-se os primeiros doze algarismos como um só número grande (na base dezasseis). Dividido pelo número de possibilidades deixa um resto, e o resto escolhe o resultado.
proof-entry = Entrada
proof-number = Número
proof-rest = Resto
proof-of = ÷ { $total } deixa { $rest }
proof-gives = dá

dice-roll = Dado dos chinelos
dice-die = Dado do mercado
dice-rolls = { $rolls ->
    [one] Um lançamento
   *[other] { $rolls } lançamentos
  } neste jogo
dice-rolls-games = Lançamentos: { $rolls }. Jogos: { $games }.
dice-faces = { $die }: quantas vezes saiu cada face
dice-face = Face
dice-came = saiu
dice-came-games = em quantos jogos
dice-usual = habitual
dice-range = de { $from } a { $to }
dice-runs = A mesma face várias vezes seguidas
dice-in-a-row = A mesma face, vezes seguidas
dice-times = { $times } vezes ou mais
dice-chance = probabilidade
dice-legend = A faixa clara mostra o habitual: em 95 de 100 casos, dados justos ficam dentro dela. O traço é a média.
dice-slippers = { $slippers ->
    [one] { $slippers } chinelo
   *[other] { $slippers } chinelos
  }
outcome-roll = { $face }
outcome-die = dado do mercado: { $face }
outcome-first = começa { $face }
outcome-rug = um tapete da cor { $face }
outcome-cube = cubo: { $face }
outcome-juice = sumo de valor { $face }

fault-unable = O teu navegador só calcula estas coisas por https, ou na máquina em que o servidor corre. Abre a página assim, ou usa «jemaa verify».
fault-file = Isto não é o ficheiro de um jogo terminado. Podes obter um com o botão por baixo de um jogo terminado.
fault-not-over = O jogo não acabou, por isso o seu segredo ainda é segredo. Descarrega o ficheiro de novo depois do fim.
fault-seed = O segredo não tem 32 bytes, como devia ter.
fault-commitment = O segredo não corresponde à impressão digital: outro foi prometido quando a mesa se abriu.
fault-cut = O registo está cortado na linha { $line }. Descarrega de novo o ficheiro inteiro.
fault-digest = A linha { $line } do registo não está como foi escrita: ela, ou outra anterior, foi alterada ou falta.
fault-line = A linha { $line } do registo não pode estar aí.
fault-version = O registo foi escrito por outra versão. Recarrega a página.
fault-people = Lugares ocupados: { $seated }; mas há números aleatórios de: { $added }.
fault-draw = Entrada { $entry }: o segredo dá { $expected }, mas o registo diz { $choice }.
fault-undue = Entrada { $entry }: { $choice } não podia ser sorteado aí.
fault-signed = Não é isto que o servidor assinou: algo foi alterado, falta ou foi acrescentado.
fault-opening = Quando a mesa se abriu, o teu navegador viu outra impressão digital ou outra chave.
opening-changed = A impressão digital dos dados, ou a chave do servidor, não é a que o teu navegador viu quando a mesa se abriu.
