"""The terminal: the command `jemaa`, with one file for each of its commands."""
