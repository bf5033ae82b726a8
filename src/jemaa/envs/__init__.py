"""Interfaces for researchers' libraries: a batch of games, PettingZoo, Gymnasium, OpenSpiel.

Importing any part of it without NumPy, which the extra `envs` brings, raises `MissingExtra`. Numba steps the games:
imported before any game is loaded, it sees to that; afterwards it raises `JemaaError` where a library runs the rules.
"""

from jemaa.core import extra
from jemaa.core.need_numba import prefer_numba, refuse_library

extra.needed("numpy")
prefer_numba()
refuse_library("jemaa.envs")
