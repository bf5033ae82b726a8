# Upozornění na vlastní tah: ovládání u stolu a text push notifikace.

turns-tell = Upozornit mě, když jsem na tahu
turns-hint = Jedna zpráva za tah, když nejsi u tohoto stolu.
turns-browser = Upozorňovat v tomto prohlížeči
turns-on = Tento prohlížeč tě upozorní, i když je stránka zavřená.
turns-stop = Už mě neupozorňovat
turns-again = Zkusit znovu
turns-unsupported = Tento prohlížeč push notifikace neumí. Webhook funguje všude.
turns-insecure = Push notifikace potřebují stránku na https://. Webhook funguje i bez toho.
turns-denied = Upozornění z této stránky jsou zablokovaná. Povol je pro ni v nastavení prohlížeče a načti stránku znovu.
turns-failed = Push služba tohoto prohlížeče neodpověděla.
turns-webhook = Webhook: tvoje adresa, která přijímá zprávy
turns-add = Přidat
turns-secret = Zprávy jsou podepsané tímto tajným klíčem. Ulož si ho: ukáže se jen teď.
refused-bad-address = { $reason ->
    [scheme] Adresa musí začínat https://.
    [unknown] Pod tímto názvem se nic nenašlo.
    [private] Tato adresa je v soukromé síti; tam tento server zprávy neposílá.
   *[address] To není adresa jako třeba https://example.org/path.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: jsi na tahu
push-body = Hraješ jako { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: ještě jednu hru?
push-again-body = { $asker } chce další hru.
