"""Tables in the memory of a process: commands, bots, clocks and watchers."""
