# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = Un iPhone sau iPad arată aceste mesaje numai pentru paginile de pe ecranul principal. Trei pași pun pagina acolo:
iphone-share = Atinge Partajați.
iphone-add = Alege „Adăugați la ecranul principal”.
iphone-open = Deschide pagina de pe ecranul principal și activează acolo mesajele.
