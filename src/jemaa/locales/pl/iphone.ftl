# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhone i iPad pokazują te powiadomienia tylko dla stron na ekranie początkowym. Trzy kroki umieszczą tam tę stronę:
iphone-share = Stuknij w Udostępnij.
iphone-add = Wybierz „Do ekranu początkowego”.
iphone-open = Otwórz stronę z ekranu początkowego i tam włącz powiadomienia.
