"""Tables: the authority over one live game. Seats, turns, dice, clocks, the record, and what each seat may see."""
