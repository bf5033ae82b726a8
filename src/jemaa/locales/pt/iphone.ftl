# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = Um iPhone ou iPad só mostra estes avisos para páginas no ecrã principal. Três passos põem lá esta página:
iphone-share = Toca em Partilhar.
iphone-add = Escolhe «Adicionar ao ecrã principal».
iphone-open = Abre a página a partir do ecrã principal e ativa lá os avisos.
