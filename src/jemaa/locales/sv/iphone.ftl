# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhone och iPad visar de här meddelandena bara för sidor på hemskärmen. Tre steg lägger sidan där:
iphone-share = Tryck på Dela.
iphone-add = Välj ”Lägg till på hemskärmen”.
iphone-open = Öppna sidan från hemskärmen och slå på meddelandena där.
