# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhone og iPad viser disse meldingene bare for sider på Hjem-skjermen. Tre trinn legger denne siden der:
iphone-share = Trykk på Del.
iphone-add = Velg «Legg til på Hjem-skjerm».
iphone-open = Åpne siden fra Hjem-skjermen, og slå på meldingene der.
