"""Morocco: scout from the roof, place workers, close stalls, chain overflows."""
