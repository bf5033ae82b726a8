# Dados honestos: conferir uma partida no navegador, e o que os dados deram ao lado do que dados honestos dão.

fairness = Os dados são honestos?
fairness-why = A gente vê padrões em tudo, e dados honestos formam mais padrões do que se imagina. Aqui está o que os dados de todas as partidas terminadas neste servidor deram, ao lado do que dados honestos dariam.
fairness-none = Nenhuma partida terminou aqui ainda.
verify = Conferir os dados
verify-hint = Você não precisa acreditar em uma tabela de números: cada partida terminada pode ser conferida, jogada por jogada.
verify-why = Antes de alguém se sentar, o servidor fixou um segredo e mostrou a impressão digital dele. Agora que a partida acabou, o segredo é conhecido. Com ele, o seu navegador calcula cada lançamento e cada outro sorteio e compara tudo com o registro. Nada é enviado a lugar nenhum.
verify-drop = Solte aqui o arquivo de uma partida terminada ou escolha um.
verify-right = Tudo certo: { $draws ->
    [one] o único sorteio é o que o segredo dá
   *[other] todos os { $draws } sorteios são os que o segredo dá
  }.
verify-wrong = Algo está errado
verify-limits = O que isto mostra e o que não mostra
verify-limits-why = Nenhum lançamento e nenhum outro sorteio foi escolhido depois que a mesa abriu, nem pelo servidor nem por um jogador. Mas quem cuida do servidor podia saber deles antes. Se cada jogada era permitida, as regras dizem: assista à partida ou use “jemaa verify”.

proof-file = Este é o arquivo de uma partida terminada
proof-file-why = Ele contém o segredo, os números aleatórios dos jogadores e o registro da partida.
proof-secret = O segredo combina com a impressão digital
proof-secret-why = Não dá para criar depois um segredo que combine com uma impressão digital: portanto, ele foi fixado antes de alguém se sentar.
proof-record = Nenhuma linha do registro foi alterada
proof-record-why = Cada linha traz uma verificação de si mesma e de todas as linhas anteriores.
proof-people = Cada jogador acrescentou um número aleatório
proof-people-why = Assim, o servidor não podia escolher sozinho um segredo com os lançamentos que quisesse.
proof-draws = Todos os lançamentos e os outros sorteios vêm daí
proof-draws-why = O segredo, os números aleatórios e o número do sorteio são misturados; o resultado escolhe o lançamento.
proof-signed = O servidor assinou, linha por linha, até o fim
proof-signed-why = Assim, sem a chave do servidor ninguém pode alterar, mover, tirar ou acrescentar nada. Só quem cuida do servidor tem a chave, e poderia.
proof-key-known = É a chave deste servidor:
proof-key-unknown = Este servidor não tem esta chave: a partida foi jogada em outro lugar, ou alguém a inventou.
proof-unsigned = Este arquivo não está assinado, como os de versões mais antigas: jogadas, nomes e opções podem ter sido alterados.
proof-no-ed25519 = O seu navegador não consegue conferir assinaturas. Use um mais novo ou “jemaa verify”.
proof-is-right = certo
proof-is-wrong = errado
proof-is-open = não conferido
proof-seed = Segredo
proof-commitment = Impressão digital
proof-each = { $draws ->
    [one] O sorteio em detalhe
   *[other] Todos os { $draws } sorteios, um por um
  }
proof-each-why = Da mistura são tirados os primeiros doze algarismos, como um só número grande (na base dezesseis). Dividido pelo número de possibilidades, ele deixa um resto, e o resto escolhe o resultado.
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
  } nesta partida
dice-rolls-games = Lançamentos: { $rolls }. Partidas: { $games }.
dice-faces = { $die }: quantas vezes saiu cada face
dice-face = Face
dice-came = saiu
dice-came-games = em partidas
dice-usual = normal
dice-range = de { $from } a { $to }
dice-runs = A mesma face várias vezes seguidas
dice-in-a-row = Mesma face em seguida
dice-times = { $times } vezes ou mais
dice-chance = chance
dice-legend = A faixa clara mostra o que é normal: em 95 de 100 casos, dados honestos ficam dentro dela. O traço é a média.
dice-slippers = { $slippers ->
    [one] { $slippers } chinelo
   *[other] { $slippers } chinelos
  }
outcome-roll = { $face }
outcome-die = dado do mercado: { $face }
outcome-first = { $face } começa
outcome-rug = um tapete da cor { $face }
outcome-cube = cubo: { $face }
outcome-juice = suco de valor { $face }

fault-unable = O seu navegador só faz esses cálculos por https ou na máquina em que o servidor roda. Abra a página assim ou use “jemaa verify”.
fault-file = Este não é o arquivo de uma partida terminada. O botão embaixo de uma partida terminada baixa um.
fault-not-over = A partida não acabou, por isso o segredo ainda é segredo. Baixe o arquivo de novo depois do fim.
fault-seed = O segredo não tem 32 bytes, como deveria ter.
fault-commitment = O segredo não combina com a impressão digital: outro foi prometido quando a mesa abriu.
fault-cut = O registro está cortado na linha { $line }. Baixe o arquivo inteiro de novo.
fault-digest = A linha { $line } do registro não está como foi escrita: ela, ou uma anterior, foi alterada ou está faltando.
fault-line = A linha { $line } do registro não pode estar ali.
fault-version = O registro foi escrito por outra versão. Recarregue a página.
fault-people = Os lugares ocupados eram { $seated }, mas há números aleatórios de { $added }.
fault-draw = Entrada { $entry }: o segredo dá { $expected }, mas o registro diz { $choice }.
fault-undue = Entrada { $entry }: { $choice } não podia ser sorteado ali.
fault-signed = Não foi isto que o servidor assinou: algo foi alterado, está faltando ou foi acrescentado.
fault-opening = Quando a mesa abriu, o seu navegador viu outra impressão digital ou outra chave.
opening-changed = A impressão digital dos dados, ou a chave do servidor, não é a que o seu navegador viu quando a mesa abriu.
