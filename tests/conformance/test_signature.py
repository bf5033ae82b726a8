"""The signature of each game: whether behaviour moves."""

import pytest

from jemaa.games import GAMES
from tests.signature import kept, signature, signed


@pytest.mark.parametrize("name", signed())
def test_behaviour_moves_only_where_a_commit_says_so(name: str) -> None:
    assert signature(signed()[name]) == kept()[name], (
        f"{name} behaves otherwise. If that is meant: `make signature`, and begin a line of the commit's message with "
        "`Behaviour moves:`, which says what and why")


def test_every_game_has_a_signature() -> None:
    assert kept().keys() == signed().keys() >= GAMES.keys()
