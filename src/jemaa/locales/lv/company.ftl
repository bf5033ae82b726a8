# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Ģimenes galds: šeit spēlē tikai viegli boti.
onlookers = { $count ->
    [zero] Skatās { $count } cilvēku.
    [one] Skatās { $count } cilvēks.
   *[other] Skatās { $count } cilvēki.
  }
watch-link = Skatīšanās saite
watch-link-why = Kam ir šī saite, tas var skatīties, bet ne spēlēt.
watch-link-public = Šis galds ir publisks: skatīties var jebkurš.
watch-link-on = Citi drīkst skatīties
embed = Lai parādītu laukumu tīmekļa lapā
embed-invitation = Šī saite ir ielūgums spēlēt. Lai parādītu laukumu tīmekļa lapā, izmantojiet skatīšanās saiti.
embed-open = Atvērt galdu
board-watched = { $game }: tirgus
handover = Nododiet ierīci tālāk: { $name }
handover-why = Neviens cits nedrīkst redzēt, kas tagad būs.
handover-done = Es esmu { $name }
