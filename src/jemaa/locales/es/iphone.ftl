# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = Un iPhone o iPad solo muestra estos avisos de las páginas que están en la pantalla de inicio. Tres pasos ponen esta página allí:
iphone-share = Toca Compartir.
iphone-add = Elige «Añadir a pantalla de inicio».
iphone-open = Abre la página desde la pantalla de inicio y activa allí los avisos.
