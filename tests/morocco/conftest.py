"""Tables of every number of players and every option, for the tests of Morocco."""

import pytest

from jemaa.core.game import Game
from tests.tables import tables, title


@pytest.fixture(params=tables("morocco"), ids=title)
def table(request: pytest.FixtureRequest) -> Game:
    """A game of each number of players and with every option."""
    found: Game = request.param
    return found
