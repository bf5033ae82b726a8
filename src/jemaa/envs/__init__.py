"""Interfaces for researchers' libraries: a batch of games, PettingZoo, Gymnasium, OpenSpiel.

Importing any part of it without NumPy, which the extra `envs` brings, raises `MissingExtra`. Numba steps the games:
where a library runs the rules, as with `JEMAA_ENGINE=native`, importing raises `JemaaError`.
"""

from jemaa.core import extra
from jemaa.core.need_numba import refuse_library

extra.needed("numpy")
refuse_library("jemaa.envs")
