# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhone e iPad mostrano questi avvisi solo per le pagine nella schermata Home. Bastano tre passi per mettercela:
iphone-share = Tocca Condividi.
iphone-add = Scegli “Aggiungi alla schermata Home”.
iphone-open = Apri la pagina dalla schermata Home e attiva lì gli avvisi.
