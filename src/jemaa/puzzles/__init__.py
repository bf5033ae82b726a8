"""Puzzles: positions in which one choice is clearly best, and a bot that looks one choice ahead takes another."""
