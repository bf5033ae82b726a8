# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhone und iPad zeigen diese Nachrichten nur für Seiten auf dem Home-Bildschirm. Mit drei Schritten kommt diese Seite dorthin:
iphone-share = Tippe auf „Teilen“.
iphone-add = Wähle „Zum Home-Bildschirm“.
iphone-open = Öffne die Seite vom Home-Bildschirm aus und schalte die Nachrichten dort ein.
