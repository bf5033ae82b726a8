"""Tables of every number of players and every option, for the tests of Morocco."""

from typing import Any

import pytest

from jemaa.morocco.game import Morocco

TABLES: list[tuple[int, dict[str, Any]]] = [
    *((players, {}) for players in (2, 3, 4, 5)),
    (3, {"first_player": "C"}),
    (4, {"third_place_points": 2}),
    (5, {"open_juice": True}),
    (4, {"juice_values": (20, 10, 6)}),
    (3, {"juice_values": (0, 0, 36), "first_player": "B", "third_place_points": 2, "open_juice": True}),
]


@pytest.fixture(params=TABLES, ids=lambda table: "-".join([str(table[0]), *(f"{k}={v}" for k, v in table[1].items())]))
def table(request: pytest.FixtureRequest) -> Morocco:
    """A game of each number of players and with every option."""
    players, options = request.param
    return Morocco(players, **options)


@pytest.fixture
def starts() -> str:
    """The first position of every table, a line each."""
    return "\n".join(Morocco(players, **options).start().text for players, options in TABLES)
