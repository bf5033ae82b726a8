# Playing in the browser itself, without a server.

offline-why = As regras e os bots rodam neste navegador. O necessário é carregado uma só vez; depois também funciona sem conexão.
offline-loading = Carregando: { $percent }%
offline-ready = Está tudo pronto.
offline-failed = Não foi possível carregar o necessário.
offline-seed = Semente própria para os dados
offline-seed-why = Os dados resultam da sua semente, então você pode verificá-los. Vazia, fica secreta.
