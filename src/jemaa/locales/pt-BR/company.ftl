# A companhia na mesa: quem assiste e o link para isso, mesas de família e várias pessoas no mesmo aparelho.

family-table = Mesa de família: aqui só jogam bots tranquilos.
onlookers = { $count ->
    [one] Uma pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
  }
watch-link = Link para assistir
watch-link-why = Quem tem este link pode assistir, mas não jogar.
watch-link-public = Esta mesa é pública: todo mundo pode assistir.
watch-link-on = Outras pessoas podem assistir
embed = Mostrar o tabuleiro em outra página
embed-invitation = Este link é um convite para jogar. Para mostrar o tabuleiro em outra página, use o link para assistir.
embed-open = Abrir a mesa
board-watched = O mercado de { $game }
handover = Passe o aparelho para { $name }
handover-why = Ninguém mais pode ver o que vem agora.
handover-done = Sou { $name }
