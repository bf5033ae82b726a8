"""The reasons why cells of the board can't be chosen, as a view carries them for a page that knows no rule."""

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from jemaa.core.errors import IllegalChoice


class RefusedCells(msgspec.Struct, frozen=True):
    """Cells that can't be chosen for one reason."""

    reason: str
    """The reason's name, for which a page has words."""
    clause: str
    details: dict[str, str]
    """What the words need besides, such as a square, a seat's letter or names of colours."""
    verbs: tuple[str, ...]
    """The first words of the actions that this is about; "" for actions of cells alone."""
    cells: tuple[str, ...]
    """The cells, or what several of them together would be; empty: all cells that no other reason names."""


class Case(NamedTuple):
    """One thing that can't be chosen."""

    verb: str
    cell: str
    """"" for all cells that no other case names."""
    error: IllegalChoice


def refused_cells(cases: Iterable[Case]) -> tuple[RefusedCells, ...]:
    """The cases, put together where reason, clause, details and cells are the same, so that only the verbs differ.

    They are in the order in which the reasons first occur.
    """
    cells: dict[tuple[str, str, tuple[tuple[str, str], ...]], dict[str, list[str]]] = defaultdict(dict)
    for verb, cell, error in cases:
        named = cells[error.code, error.clause, tuple(error.details.items())].setdefault(verb, [])
        named.extend([cell] if cell else [])
    return tuple(RefusedCells(code, clause, dict(details), verbs, each)
                 for (code, clause, details), by_verb in cells.items()
                 for each, verbs in _verbs_by_cells(by_verb).items())


def _verbs_by_cells(by_verb: dict[str, list[str]]) -> dict[tuple[str, ...], tuple[str, ...]]:
    verbs: dict[tuple[str, ...], tuple[str, ...]] = {}
    for verb, cells in by_verb.items():
        verbs[tuple(cells)] = (*verbs.get(tuple(cells), ()), verb)
    return verbs
