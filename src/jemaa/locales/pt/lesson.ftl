# The lessons: one sentence a step, of 20 words at most in English, and what stands around it.

lesson-title = Aprende { $game }
lesson-step = Passo { $step } de { $of }
lesson-skip = Saltar
lesson-back = Voltar
lesson-show = Mostra-me
lesson-next = Seguinte
lesson-right = Muito bem!
lesson-wrong = É permitido, mas aqui pede-se outra coisa. A regra:
lesson-done = É tudo: já sabes jogar { $game }.
lesson-play = Jogar contra um bot
lesson-again = Outra vez
lesson-leave = Sair
lesson-to-table = Para a mesa
lesson-called = O jogo começa: volta para a mesa!

lesson-marrakech-turn = Cada vez começa com o Assam: antes de ele andar, vira-o para um lado sem tapetes.
lesson-marrakech-walk = Ele anda o que o dado mostra; na borda dá meia-volta. Deixa-o seguir em frente.
lesson-marrakech-pay = No tapete de outro pagas um dirham por cada casa ligada da sua cor. Vai pelo caminho mais barato.
lesson-marrakech-lay = Depois colocas um tapete ao lado do Assam. Cobre com ele metade do tapete de outro.
lesson-marrakech-win = O último tapete! Cada metade à vista e cada dirham valem um ponto. Coloca-o de modo a ganhares.

lesson-morocco-scout = O peão do terraço traz-te os cubos dos dois lados do espaço dele. Arranja verde e castanho.
lesson-morocco-place = Um trabalhador custa dois cubos: um da cor da fila, outro da cor da coluna. Coloca um ajudante.
lesson-morocco-cousins = Os primos custam mais um cubo e são dois ajudantes em bancas vizinhas. Coloca os dois.
lesson-morocco-coin = Os teus cubos não servem. Com a moeda, troca duas filas ou colunas, para poderes pagar um espaço.
lesson-morocco-full = Com força quatro uma banca está cheia; o mais forte ganha cinco pontos. O guarda-costas conta dois: coloca-o.
lesson-morocco-juice = Quando uma banca fecha, os trabalhadores ficam com o sumo dos seus cantos. Enche-a e fica com o quatro.
lesson-morocco-arrow = A seta da tua peça também é força. Aponta-a para que a banca vizinha feche também.
lesson-morocco-win = No fim cada peça do teu maior grupo vale três pontos. Junta as tuas peças e ganha.
