# Company at a table: watchers and their link, family tables, and several people at one device.

family-table = Family table: only gentle bots play here.
onlookers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
watch-link = Watch link
watch-link-why = Anyone with this link can watch, but not play.
watch-link-public = This table is public: anyone can watch.
watch-link-on = Others may watch
embed = To show the board on a web page
embed-invitation = This link is an invitation to play. To show the board on a web page, use the watch link.
embed-open = Open the table
board-watched = The market of { $game }
handover = Pass the device to { $name }
handover-why = Nobody else may see what comes next.
handover-done = I’m { $name }
