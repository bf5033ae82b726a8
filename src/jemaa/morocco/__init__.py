"""Morocco: the players scout from the roof, place workers, close stalls, and chain overflows."""
