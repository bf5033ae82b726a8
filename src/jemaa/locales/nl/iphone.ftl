# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = Een iPhone of iPad toont deze meldingen alleen voor pagina’s op het beginscherm. Met drie stappen staat deze pagina daar:
iphone-share = Tik op Deel.
iphone-add = Kies ‘Zet op beginscherm’.
iphone-open = Open de pagina vanaf het beginscherm en zet de meldingen daar aan.
