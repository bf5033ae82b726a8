# Dicas: uma linha para cada situação nova de uma primeira partida.
hints = Dicas
hints-stop = Chega de dicas

hint-marrakech-turn = Vire o Assam ou deixe-o seguir em frente; depois o dado diz quanto ele anda: de 1 a 4 passos.
hint-marrakech-rent = Se ele parar no tapete de alguém, você paga um dirham por cada casa da área ligada dessa cor.
hint-marrakech-reach = Os números dizem o que esperar.
hint-marrakech-free = Casas vazias e os seus próprios tapetes não custam nada: mande o Assam para lá.
hint-marrakech-border = Na borda, o Assam segue o arco e volta pela linha ao lado; o arco não conta como passo.
hint-marrakech-broke = Quem não consegue pagar tudo paga o que tem e sai do jogo.
hint-marrakech-after = O próximo jogador anda para onde você deixar o Assam virado: faça sair caro.
hint-marrakech-lay = Coloque um tapete ao lado do Assam: escolha duas casas e confirme.
hint-marrakech-join = Coloque os seus tapetes lado a lado: quanto maior a área ligada de uma cor, mais os outros pagam.
hint-marrakech-cover = Um tapete pode cobrir outros, mas nunca as duas metades do mesmo.
hint-marrakech-income = Alguém parou no seu tapete e pagou a você: mantenha as áreas grandes unidas, elas rendem mais.
hint-marrakech-end = No fim, cada metade de tapete à vista vale um ponto.

hint-morocco-scout = Mova o peão. Você ganha os dois cubos vizinhos do espaço dele; todos os outros ganham o cubo do espaço.
hint-morocco-plan = Junte cores para a banca que você quer: um cubo da cor da linha e um da cor da coluna.
hint-morocco-assign = Pague o cubo da linha e o da coluna e coloque um trabalhador ali.
hint-morocco-full = Uma banca fecha com força 4: cada trabalhador nela conta 1, cada seta que aponta para ela também.
hint-morocco-juice = Quando a banca fecha, os trabalhadores pegam o suco do canto deles.
hint-morocco-extra = Turistas e primos custam um cubo a mais, de qualquer cor.
hint-morocco-bodyguard = Um guarda-costas conta 2 em uma banca e não custa mais que um ajudante.
hint-morocco-cousins = Primos são dois ajudantes por três cubos: o segundo vai de graça para a banca vizinha.
hint-morocco-coin = Uma moeda troca os cubos de duas linhas ou de duas colunas: assim dá para pagar outra banca.
hint-morocco-cousin = O segundo primo é de graça: em um espaço ao lado do primeiro, em outra banca.
hint-morocco-second = Esta é a sua segunda vez na rodada: gaste os cubos, só dá para guardar um.
hint-morocco-reward = Uma moeda troca os cubos de duas linhas ou colunas; um guarda-costas conta por dois.
hint-morocco-arrow = A seta conta como força na banca para onde aponta: pode fechar essa também.
hint-morocco-move = Turistas não vão embora quando a banca fecha: seguem a seta e viram ajudantes.
hint-morocco-tiles = No fim, cada peça do seu maior grupo ligado vale 3 pontos: feche bancas vizinhas.
hint-morocco-keep = No fim da rodada, todos os cubos voltam para a reserva, menos um.
hint-morocco-last = Esta é a última rodada: pegue os pontos que ainda puder.

# As regras para todo mundo: frases curtas ao lado de posições desenhadas; a maioria são as dicas acima.
rules-exact = As regras exatas, numeradas
rules-marrakech-setup = O Assam começa no meio. Cada um tem 30 dirhams e tapetes de uma cor: 12 com quatro jogadores, 15 com três.
rules-marrakech-two = Com dois jogadores, cada um coloca duas cores, 12 tapetes de cada, em ordem embaralhada; só se conhece o tapete de cima.
rules-morocco-setup = Cada linha, cada coluna e cada espaço externo do terraço recebe um cubo; cada canto de banca, uma ficha de suco.
rules-morocco-die = Com dois ou três jogadores, primeiro se lança o dado do mercado: todos ganham um cubo da cor que sair.
rules-morocco-ranks = Uma banca com força 4 ou mais fecha: o mais forte ganha 5 pontos e coloca uma peça; o segundo ganha 2 pontos, uma moeda e um guarda-costas; quem empata divide a posição.
rules-morocco-ties = Quem divide o primeiro lugar ganha 5 pontos, e uma peça de banca vazia fecha a banca. Quem divide o segundo lugar, ou fica em terceiro, ganha 1 ponto e uma moeda ou um guarda-costas.
rules-morocco-pass = Quem pode colocar um trabalhador tem que colocar; quem não pode passa.
rules-morocco-score = Quando restam cinco bancas abertas ou menos, a rodada vai até o fim. Depois somam-se o suco, as moedas (1 ponto cada) e o maior grupo de peças próprias (3 pontos por peça).
