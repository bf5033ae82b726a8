"""Arenas: many games between bots, with the same dice for all, and how sure their results are."""
