# The way to notices of one's turn on an iPhone or iPad, whose browser has to be asked by a page on the home screen.

iphone-why = iPhone ja iPad näyttävät nämä viestit vain Koti-valikkoon lisätyiltä sivuilta. Tämä sivu siirtyy sinne kolmessa vaiheessa:
iphone-share = Napauta Jaa.
iphone-add = Valitse ”Lisää Koti-valikkoon”.
iphone-open = Avaa sivu Koti-valikosta ja ota viestit käyttöön siellä.
