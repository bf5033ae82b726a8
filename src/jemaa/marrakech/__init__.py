"""Marrakech: steer Assam, pay on others' rugs, lay your own."""
