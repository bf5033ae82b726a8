# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhone a iPad zobrazují tato oznámení jen u stránek na ploše. Tři kroky tam tuto stránku přidají:
iphone-share = Klepni na Sdílet.
iphone-add = Vyber „Přidat na plochu“.
iphone-open = Otevři stránku z plochy a tam oznámení zapni.
