# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhone in iPad ta sporočila kažeta samo za strani na začetnem zaslonu. S tremi koraki pride tja tudi ta stran:
iphone-share = Tapni Deli.
iphone-add = Izberi »Dodaj na začetni zaslon«.
iphone-open = Odpri stran z začetnega zaslona in tam vklopi sporočila.
