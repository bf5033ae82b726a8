# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Породични сто: овде играју само благи ботови.
onlookers = { $count ->
    [one] Гледа { $count } особа.
    [few] Гледају { $count } особе.
   *[other] Гледа { $count } особа.
  }
watch-link = Линк за гледање
watch-link-why = Ко има овај линк, може да гледа, али не и да игра.
watch-link-public = Овај сто је јаван: свако може да гледа.
watch-link-on = Други смеју да гледају
embed = За приказ табле на веб-страници
embed-invitation = Овај линк је позивница за игру. За приказ табле на веб-страници употреби линк за гледање.
embed-open = Отвори сто
board-watched = Пијаца игре { $game }
handover = Дај уређај даље: игра { $name }
handover-why = Нико други не сме да види шта сада следи.
handover-done = Ја сам { $name }
