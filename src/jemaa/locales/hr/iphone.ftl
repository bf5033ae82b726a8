# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhone i iPad prikazuju ove poruke samo za stranice na početnom zaslonu. Tri koraka stavljaju ovu stranicu onamo:
iphone-share = Dodirni Dijeli.
iphone-add = Odaberi „Dodaj na početni zaslon“.
iphone-open = Otvori stranicu s početnog zaslona i ondje uključi poruke.
