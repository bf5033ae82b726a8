# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhone и iPad приказују ове поруке само за странице на почетном екрану. Три корака стављају ову страницу тамо:
iphone-share = Додирни Подели.
iphone-add = Изабери „Додај на почетни екран“.
iphone-open = Отвори страницу са почетног екрана и тамо укључи поруке.
