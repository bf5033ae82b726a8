# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = Az iPhone és az iPad csak a Főképernyőn lévő oldalaktól mutat ilyen üzeneteket. Három lépéssel odakerül ez az oldal:
iphone-share = Koppints a Megosztás gombra.
iphone-add = Válaszd a „Főképernyőhöz adás” lehetőséget.
iphone-open = Nyisd meg az oldalt a Főképernyőről, és ott kapcsold be az üzeneteket.
