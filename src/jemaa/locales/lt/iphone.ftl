# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = „iPhone“ ir „iPad“ šiuos pranešimus rodo tik iš puslapių, esančių pradžios ekrane. Trimis žingsniais šis puslapis ten atsidurs:
iphone-share = Bakstelėkite „Bendrinti“.
iphone-add = Pasirinkite „Įtraukti į pradžios ekraną“.
iphone-open = Atidarykite puslapį iš pradžios ekrano ir ten įjunkite pranešimus.
