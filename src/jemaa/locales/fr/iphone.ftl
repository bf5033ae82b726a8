# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = Un iPhone ou un iPad n’affiche ces messages que pour les pages de son écran d’accueil. Trois étapes y mettent cette page :
iphone-share = Touchez Partager.
iphone-add = Choisissez « Sur l’écran d’accueil ».
iphone-open = Ouvrez la page depuis l’écran d’accueil et activez-y les messages.
