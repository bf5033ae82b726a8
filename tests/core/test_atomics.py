"""Whole numbers that threads of compiled code share (`core.atomics`)."""

import threading

import numba
import numpy as np
from numpy.typing import NDArray

from jemaa.core.atomics import add, load, store

OTHER = 8
"""The place of a second number, in another cache line."""


@numba.njit(nogil=True)  # type: ignore[untyped-decorator]  # Numba has no types
def count(numbers: NDArray[np.int64], times: int) -> None:
    for _ in range(times):
        add(numbers, 0, 1)


@numba.njit(nogil=True)  # type: ignore[untyped-decorator]  # Numba has no types
def pass_on(numbers: NDArray[np.int64], mine: int, theirs: int, times: int) -> int:
    """In turns with another thread: write what it wrote, plus 1; returns the last number read."""
    seen = 0
    for _ in range(times):
        while load(numbers, theirs) <= seen:
            pass
        seen = load(numbers, theirs)
        store(numbers, mine, seen + 1)
    return seen


@numba.njit  # type: ignore[untyped-decorator]  # Numba has no types
def each_once(numbers: NDArray[np.int64]) -> tuple[int, int, int]:
    store(numbers, 3, 5)
    before = add(numbers, 3, -7)
    return before, load(numbers, 3), load(numbers, 2)


def together(*works: threading.Thread) -> None:
    for work in works:
        work.start()
    for work in works:
        work.join()


def test_numbers_are_read_written_and_added_to() -> None:
    assert each_once(np.arange(4)) == (5, -2, 2)


def test_no_addition_is_lost() -> None:
    numbers = np.zeros(1, np.int64)
    count(numbers, 1)
    together(*(threading.Thread(target=count, args=(numbers, 300_000)) for _ in range(3)))
    assert numbers[0] == 900_001


def test_a_waiting_thread_sees_what_another_one_writes() -> None:
    numbers = np.zeros(2 * OTHER, np.int64)
    numbers[OTHER] = 1  # the first thread begins
    pass_on(np.ones(2 * OTHER, np.int64), 0, OTHER, 1)  # is compiled
    together(threading.Thread(target=pass_on, args=(numbers, 0, OTHER, 20)),
             threading.Thread(target=pass_on, args=(numbers, OTHER, 0, 20)))
    assert numbers[[0, OTHER]].tolist() == [40, 41]
