# Обавештење о сопственом потезу: управљање за столом и текст push-поруке.

turns-tell = Јави ми кад сам на потезу
turns-hint = Једна порука по потезу, док ниси за овим столом.
turns-browser = Јави ми у овом прегледачу
turns-on = Овај прегледач ће ти јављати и кад је страница затворена.
turns-stop = Не јављај више
turns-again = Покушај поново
turns-unsupported = Овај прегледач не може да приказује push-поруке. Webhook ради свуда.
turns-insecure = За push-поруке треба страница на https://. Webhook ради и без тога.
turns-denied = Обавештења са ове странице су блокирана. Дозволи их за ову страницу у подешавањима прегледача и учитај је поново.
turns-failed = Push-услуга овог прегледача није одговорила.
turns-webhook = Webhook: твоја адреса која прима поруке
turns-add = Додај
turns-secret = Поруке су потписане овим тајним кључем. Сачувај га: приказује се само сада.
refused-bad-address = { $reason ->
    [scheme] Адреса мора да почиње са https://.
    [unknown] Под тим именом ништа није познато.
    [private] Та адреса је у приватној мрежи; тамо овај сервер не шаље поруке.
   *[address] То није адреса као што је https://example.org/path.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: ти си на потезу
push-body = Играш као { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: још једна игра?
push-again-body = { $asker } жели још једну игру.
