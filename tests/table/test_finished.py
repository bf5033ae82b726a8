"""A finished game in short shows in lists what its table does."""

from typing import Any

import pytest

from jemaa.table import wire
from jemaa.table.finished import decode, encode, finished_game
from jemaa.table.views import Viewer, may_see, my_finished_table, my_table
from tests.table.house import NOON, Seating, two

VIEWERS = [Viewer(player, invited) for player in ("ann", "ben", "cem", None) for invited in (True, False)]


def resigned(game: str = "marrakech", **more: Any) -> Seating:
    """Ann has given up, so that the game is over."""
    seating = two(game, **more)
    seating.play(3)
    seating.do("ann", wire.Resign("resign-01", "A"))
    return seating


def hidden() -> Seating:
    seating = resigned()
    seating.do("ben", wire.AllowWatching("allow-001", "B", allowed=False))
    return seating


def played() -> Seating:
    seating = two("morocco")
    seating.play()
    return seating


@pytest.mark.parametrize("seating", [resigned(), hidden(), played(), resigned(clock=wire.Clock("game", 60, 5))],
                         ids=["resigned", "not to be watched", "played to its end", "with clocks"])
def test_everybody_sees_of_it_what_they_would_see_of_the_table(seating: Seating) -> None:
    game = decode(encode(finished_game(seating.table)))
    for viewer in VIEWERS:
        shown = my_table(seating.table, viewer, "key", NOON) if may_see(seating.table, viewer) else None
        assert my_finished_table(game, viewer, "key", NOON) == shown


def test_it_has_no_secrets_of_dice() -> None:
    seating = played()
    text = encode(finished_game(seating.table)).decode()
    assert seating.opening.seed not in text
    assert all(str(sitter.entropy) not in text for sitter in seating.table.sitters.values())
