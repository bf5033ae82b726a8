# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Ģimenes galds: šeit spēlē tikai saudzīgi boti.
onlookers = { $count ->
    [zero] Skatās { $count } cilvēku.
    [one] Skatās { $count } cilvēks.
   *[other] Skatās { $count } cilvēki.
  }
watch-link = Skatīšanās saite
watch-link-why = Kam ir šī saite, tas var skatīties, bet ne spēlēt.
watch-link-public = Šis galds ir publisks: skatīties var jebkurš.
watch-link-on = Citi drīkst skatīties
embed = Parādīt laukumu tīmekļa lapā
embed-invitation = Šī saite ir ielūgums spēlēt. Ja gribi parādīt laukumu tīmekļa lapā, izmanto skatīšanās saiti.
embed-open = Atvērt galdu
board-watched = { $game }: tirgus
handover = Padod ierīci tālāk: { $name }
handover-why = Neviens cits nedrīkst redzēt, kas tagad būs.
handover-done = Es esmu { $name }
