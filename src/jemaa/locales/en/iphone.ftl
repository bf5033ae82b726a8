# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = An iPhone or iPad shows these messages only for pages on its Home Screen. Three steps put this page there:
iphone-share = Tap Share.
iphone-add = Choose “Add to Home Screen”.
iphone-open = Open the page from your Home Screen, and turn the messages on there.
