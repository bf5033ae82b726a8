# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Mesa de família: aqui só jogam bots simpáticos.
onlookers = { $count ->
    [one] Uma pessoa está a assistir.
   *[other] { $count } pessoas estão a assistir.
  }
watch-link = Link para assistir
watch-link-why = Quem tem este link pode assistir, mas não jogar.
watch-link-public = Esta mesa é pública: toda a gente pode assistir.
watch-link-on = Outras pessoas podem assistir
embed = Mostrar o tabuleiro noutra página
embed-invitation = Este link é um convite para jogar. Para mostrar o tabuleiro noutra página, usa o link para assistir.
embed-open = Abrir a mesa
board-watched = O mercado de { $game }
handover = Passa o aparelho a { $name }
handover-why = Mais ninguém pode ver o que vem agora.
handover-done = Sou { $name }
