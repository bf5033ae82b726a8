# Ser avisado quando chega a própria vez: o controle na mesa e o que diz uma notificação.

turns-tell = Avise quando for a minha vez
turns-hint = Um aviso por vez, enquanto você não estiver nesta mesa.
turns-browser = Avisar neste navegador
turns-on = Este navegador avisa você, mesmo com a página fechada.
turns-stop = Parar de avisar
turns-again = Tentar de novo
turns-unsupported = Este navegador não consegue mostrar notificações. Um webhook funciona em qualquer lugar.
turns-insecure = As notificações precisam de uma página em https://. Um webhook não precisa disso.
turns-denied = As notificações desta página estão bloqueadas. Permita-as nas configurações do navegador para esta página e depois recarregue.
turns-failed = O serviço de notificações deste navegador não respondeu.
turns-webhook = Webhook: um endereço seu que recebe mensagens
turns-add = Adicionar
turns-secret = As mensagens são assinadas com este segredo. Guarde-o: ele só aparece agora.
refused-bad-address = { $reason ->
    [scheme] O endereço tem que começar com https://.
    [unknown] Não se conhece nada com esse nome.
    [private] Esse endereço fica em uma rede privada; este servidor não manda mensagens para lá.
   *[address] Isso não é um endereço como https://example.org/caminho.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: é a sua vez
push-body = Você joga como { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: mais uma partida?
push-again-body = { $asker } quer mais uma partida.
