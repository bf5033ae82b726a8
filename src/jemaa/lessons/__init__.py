"""Lessons: a few positions of each game, with one thing to do in each, played at a real table with given chance."""
