# Kā uzzināt, ka pienācis gājiens: slēdzis pie galda un ko saka pašpiegādes ziņojums.

turns-tell = Paziņot, kad ir mans gājiens
turns-hint = Viens ziņojums gājienā, kamēr tevis nav pie šī galda.
turns-browser = Paziņot šajā pārlūkā
turns-on = Šis pārlūks tev paziņos pat tad, kad lapa ir aizvērta.
turns-stop = Vairs neziņot
turns-again = Mēģināt vēlreiz
turns-unsupported = Šis pārlūks nevar rādīt paziņojumus. Webhook darbojas visur.
turns-insecure = Paziņojumiem vajadzīga lapa ar https://. Webhook darbojas arī bez tā.
turns-denied = Šīs lapas paziņojumi ir bloķēti. Atļauj tos šai lapai pārlūka iestatījumos un tad pārlādē lapu.
turns-failed = Šī pārlūka paziņojumu pakalpojums neatbildēja.
turns-webhook = Webhook: tava adrese, kas pieņem ziņojumus
turns-add = Pievienot
turns-secret = Ziņojumi ir parakstīti ar šo noslēpumu. Saglabā to: tas tiek rādīts tikai tagad.
refused-bad-address = { $reason ->
    [scheme] Adresei jāsākas ar https://.
    [unknown] Ar šādu nosaukumu nekas nav zināms.
    [private] Šī adrese ir privātā tīklā; uz turieni šis serveris ziņojumus nesūta.
   *[address] Tā nav adrese, kāda ir https://example.org/path.
  }

push-title = { $game ->
    [marrakech] Marakeša
   *[morocco] Maroka
  }: tavs gājiens
push-body = Tu spēlē kā { $name }.
push-again-title = { $game ->
    [marrakech] Marakeša
   *[morocco] Maroka
  }: vēl viena spēle?
push-again-body = { $asker } vēlas vēl vienu spēli.
