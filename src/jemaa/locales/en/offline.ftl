# Playing in the browser itself, without a server.

offline-why = The rules and the bots run in this browser. What that takes is loaded once; then it works without a connection, too.
offline-loading = Loading: { $percent } %
offline-ready = Everything is here.
offline-failed = What is needed could not be loaded.
offline-seed = Your own seed for the dice
offline-seed-why = The dice follow from your seed, so you can check them. Leave it empty for a secret one.
