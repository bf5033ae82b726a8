"""The terminal: `jemaa play`, `simulate`, `replay`, `draw`, `legal` and `rules`, one file a command."""
