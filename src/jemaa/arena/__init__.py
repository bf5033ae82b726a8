"""Many games between bots: who plays whom with which dice, on how many processes or machines, and what it proves."""
