"""Marrakech: the players steer Assam, pay on others' rugs, and lay their own."""
