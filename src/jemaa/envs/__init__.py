"""Interfaces for researchers' libraries: a batch of games, PettingZoo, Gymnasium, OpenSpiel."""

from jemaa.core.need_numba import prefer_numba, refuse_library

prefer_numba()
refuse_library("jemaa.envs")
