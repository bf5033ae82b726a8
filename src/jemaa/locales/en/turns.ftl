# Being told when it's one's turn: the control at the table, and what a push message says.

turns-tell = Tell me when it’s my turn
turns-hint = One message a turn, while you are not at this table.
turns-browser = Tell me in this browser
turns-on = This browser tells you, even when the page is closed.
turns-stop = Stop telling me
turns-again = Try again
turns-unsupported = This browser can’t show push messages. A webhook works anywhere.
turns-insecure = Push messages need a page at https://. A webhook doesn’t need that.
turns-denied = Notifications from this page are blocked. Allow them in your browser’s settings for this page, then load it again.
turns-failed = The push service of this browser didn’t answer.
turns-webhook = Webhook: an address of yours that takes messages
turns-add = Add
turns-secret = The messages are signed with this secret. Keep it: it is shown only now.
refused-bad-address = { $reason ->
    [scheme] The address has to begin with https://.
    [unknown] Nothing is known under that name.
    [private] That address is in a private network; this server doesn’t send messages there.
   *[address] That is not an address such as https://example.org/path.
  }

push-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: it’s your turn
push-body = You play as { $name }.
push-again-title = { $game ->
    [marrakech] Marrakech
   *[morocco] Morocco
  }: another game?
push-again-body = { $asker } wants another game.
