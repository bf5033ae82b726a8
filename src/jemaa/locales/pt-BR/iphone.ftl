# Como receber os avisos de vez em um iPhone ou iPad, cujo navegador só os mostra para páginas da tela de início.

iphone-why = Um iPhone ou iPad só mostra esses avisos para páginas que estão na Tela de Início. Três passos colocam esta página lá:
iphone-share = Toque em Compartilhar.
iphone-add = Escolha “Adicionar à Tela de Início”.
iphone-open = Abra a página pela Tela de Início e ative os avisos lá.
