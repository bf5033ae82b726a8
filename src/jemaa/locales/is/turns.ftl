# Að fá að vita þegar maður á leik: rofinn við borðið, og hvað tilkynningin segir.

turns-tell = Láta mig vita þegar ég á leik
turns-hint = Ein tilkynning í hvert sinn sem þú átt leik, meðan þú ert ekki við þetta borð.
turns-browser = Láta vita í þessum vafra
turns-on = Þessi vafri lætur þig vita, líka þegar síðan er lokuð.
turns-stop = Hætta að láta mig vita
turns-again = Reyna aftur
turns-unsupported = Þessi vafri getur ekki sýnt tilkynningar. Webhook virkar alls staðar.
turns-insecure = Tilkynningar krefjast síðu á https://. Webhook virkar án þess.
turns-denied = Lokað er á tilkynningar frá þessari síðu. Leyfðu þær í stillingum vafrans fyrir síðuna og endurhladdu hana svo.
turns-failed = Tilkynningaþjónusta þessa vafra svaraði ekki.
turns-webhook = Webhook: þitt eigið veffang sem tekur við skilaboðum
turns-add = Bæta við
turns-secret = Skilaboðin eru undirrituð með þessu leyndarmáli. Geymdu það: það er aðeins sýnt núna.
refused-bad-address = { $reason ->
    [scheme] Veffangið verður að byrja á https://.
    [unknown] Ekkert er þekkt undir þessu nafni.
    [private] Veffangið er á einkaneti; þessi þjónn sendir ekki skilaboð þangað.
   *[address] Þetta er ekki veffang eins og https://example.org/slod.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: þú átt leik
push-body = Þú spilar sem { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: aftur?
push-again-body = { $asker } vill spila aftur.
