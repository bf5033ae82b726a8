# Playing in the browser itself, without a server.

offline-why = As regras e os bots funcionam neste navegador. O necessário é carregado uma só vez; depois também funciona sem ligação.
offline-loading = A carregar: { $percent } %
offline-ready = Está tudo pronto.
offline-failed = Não foi possível carregar o necessário.
offline-seed = Semente própria para os dados
offline-seed-why = Os dados resultam da tua semente, por isso podes verificá-los. Vazia, fica secreta.
