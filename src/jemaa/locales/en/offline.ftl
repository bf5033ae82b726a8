# Playing in the browser itself, without a server.

offline-why = The rules and the bots run in this browser. What that takes is loaded once; then it works without a connection, too.
offline-loading = Loading: { $percent } %
offline-ready = Everything is here.
offline-failed = What is needed could not be loaded.
