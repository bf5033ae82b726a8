# Teade oma käigust: lüliti laua juures ja see, mida tõuketeade ütleb.

turns-tell = Anna teada, kui on minu käik
turns-hint = Üks teade käigu kohta, kui sa ei ole selle laua juures.
turns-browser = Anna teada selles veebilehitsejas
turns-on = See veebilehitseja annab teada ka siis, kui leht on suletud.
turns-stop = Lõpeta teavitamine
turns-again = Proovi uuesti
turns-unsupported = See veebilehitseja ei saa tõuketeateid näidata. Webhook töötab kõikjal.
turns-insecure = Tõuketeated vajavad lehte aadressil https://. Webhook ei vaja seda.
turns-denied = Selle lehe teated on blokeeritud. Luba need veebilehitseja selle lehe seadetes ja laadi leht uuesti.
turns-failed = Selle veebilehitseja tõuketeenus ei vastanud.
turns-webhook = Webhook: sinu aadress, mis võtab teateid vastu
turns-add = Lisa
turns-secret = Teated allkirjastatakse selle saladusega. Hoia see alles: seda näidatakse ainult nüüd.
refused-bad-address = { $reason ->
    [scheme] Aadress peab algama sellega: https://.
    [unknown] Selle nime all ei ole midagi teada.
    [private] See aadress asub privaatvõrgus; see server ei saada sinna teateid.
   *[address] See ei ole selline aadress nagu https://example.org/tee.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: sinu käik
push-body = Mängid nimega { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: veel üks mäng?
push-again-body = { $asker } tahab veel mängida.
