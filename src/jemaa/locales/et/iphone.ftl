# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhone ja iPad näitavad neid teateid ainult lehtede kohta, mis on avakuval. Kolme sammuga jõuab see leht sinna:
iphone-share = Puuduta nuppu Jaga.
iphone-add = Vali „Lisa avakuvale“.
iphone-open = Ava leht avakuvalt ja lülita teated seal sisse.
