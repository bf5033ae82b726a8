# Ser avisado quando é a própria vez: o comando à mesa, e o que diz uma mensagem push.

turns-tell = Avisa-me quando for a minha vez
turns-hint = Uma mensagem por vez, enquanto não estiveres a esta mesa.
turns-browser = Avisar-me neste navegador
turns-on = Este navegador avisa-te, mesmo com a página fechada.
turns-stop = Deixar de me avisar
turns-again = Tentar de novo
turns-unsupported = Este navegador não pode mostrar mensagens push. Um webhook funciona em qualquer lado.
turns-insecure = As mensagens push precisam de uma página em https://. Um webhook funciona sem isso.
turns-denied = As notificações desta página estão bloqueadas. Permite-as nas definições do navegador para esta página e carrega-a de novo.
turns-failed = O serviço push deste navegador não respondeu.
turns-webhook = Webhook: um endereço teu que recebe mensagens
turns-add = Adicionar
turns-secret = As mensagens são assinadas com este segredo. Guarda-o: só é mostrado agora.
refused-bad-address = { $reason ->
    [scheme] O endereço tem de começar por https://.
    [unknown] Não se conhece nada com esse nome.
    [private] Esse endereço está numa rede privada; este servidor não envia mensagens para lá.
   *[address] Isso não é um endereço como https://example.org/caminho.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: é a tua vez
push-body = Jogas como { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: outro jogo?
push-again-body = { $asker } quer outro jogo.
