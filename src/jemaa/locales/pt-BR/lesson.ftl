# As lições: uma frase por passo, curta, e o que fica em volta dela.

lesson-title = Aprenda { $game }
lesson-step = Passo { $step } de { $of }
lesson-skip = Pular
lesson-back = Voltar
lesson-show = Mostrar
lesson-next = Próximo
lesson-right = Muito bem!
lesson-wrong = Isso é permitido, mas este passo pede outra coisa. A regra:
lesson-done = Era só isso: agora você já pode jogar { $game }.
lesson-play = Jogar contra um bot
lesson-again = Mais uma vez
lesson-leave = Sair
lesson-to-table = Ir para a mesa
lesson-called = A partida vai começar: volte para a mesa!

lesson-marrakech-turn = Cada vez começa com o Assam: antes que ele ande, vire-o para um lado sem tapetes.
lesson-marrakech-walk = Ele anda o que o dado mostra; na borda, dá meia-volta. Deixe-o seguir em frente.
lesson-marrakech-pay = No tapete de alguém você paga um dirham por casa ligada da mesma cor. Vá pelo caminho mais barato.
lesson-marrakech-lay = Depois você coloca um tapete ao lado do Assam. Cubra com ele metade de um tapete alheio.
lesson-marrakech-win = O último tapete! Cada metade à vista e cada dirham valem um ponto. Coloque-o de modo a vencer.

lesson-morocco-scout = O peão do terraço traz os cubos dos dois lados do espaço dele. Consiga verde e marrom.
lesson-morocco-place = Um trabalhador custa dois cubos: um da cor da linha, outro da cor da coluna. Coloque um ajudante.
lesson-morocco-cousins = Primos custam um cubo a mais e são dois ajudantes em bancas vizinhas. Coloque os dois.
lesson-morocco-coin = Seus cubos não servem. Troque duas linhas ou colunas com sua moeda, para poder pagar um espaço.
lesson-morocco-full = Força quatro enche uma banca; o mais forte ganha cinco pontos. O guarda-costas conta dois: coloque-o ali.
lesson-morocco-juice = Quando uma banca fecha, os trabalhadores pegam o suco dos seus cantos. Encha-a e pegue o quatro.
lesson-morocco-arrow = A seta da sua peça também é força. Aponte-a para que a banca vizinha feche também.
lesson-morocco-win = No fim, cada peça do seu maior grupo vale três pontos. Junte as suas peças e vença.
