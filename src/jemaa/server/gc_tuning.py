"""Tunes Python's garbage collector: a collection stops the whole process, so fewer of them are better."""

import gc

GENERATIONS = (20_000, 20, 100)
"""The thresholds of `gc.set_threshold`: new objects between two collections of the youngest generation, then how many
collections of each generation lead to one of the next."""


def tune_gc() -> None:
    """Exclude all present objects from collections, and collect less often. Call it when everything is loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GENERATIONS)
