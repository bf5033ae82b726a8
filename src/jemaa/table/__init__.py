"""The authority over one live game: seats, whose turn, dice, clocks, the record, and what each seat may see."""
