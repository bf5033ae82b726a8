# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhone un iPad šos ziņojumus rāda tikai no lapām, kas ir sākuma ekrānā. Trīs soļi šo lapu tur noliek:
iphone-share = Pieskaries „Kopīgot”.
iphone-add = Izvēlies „Pievienot sākuma ekrānam”.
iphone-open = Atver lapu no sākuma ekrāna un tur ieslēdz ziņojumus.
