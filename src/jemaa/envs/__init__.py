"""Interfaces for researchers' libraries: a batch of games, PettingZoo, Gymnasium, OpenSpiel.

Importing any part of it without NumPy, which the extra `envs` brings, raises `MissingExtra`.
"""

from jemaa.core import extra

extra.needed("numpy")
