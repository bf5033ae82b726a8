"""The end of a game, calculated: the same as by hand, and taken where it fits."""

import pytest

from jemaa import games
from jemaa.bots.compiled_search import compiled_search
from jemaa.bots.evaluate import MARGIN, SHARE
from jemaa.bots.search import Plan, Search
from jemaa.core.chance import Stream
from tests.bots.late import brute, late
from tests.played import choose

ENDS = [("marrakech", 2, 1), ("marrakech", 2, 2), ("marrakech", 3, 3), ("marrakech", 4, 4), ("morocco", 2, 1),
        ("morocco", 3, 2), ("morocco", 4, 3)]


@pytest.mark.parametrize("aim", [SHARE, MARGIN])
@pytest.mark.parametrize(("name", "players", "seed"), ENDS)
def test_it_is_what_plain_python_calculates(name: str, players: int, seed: int, aim: int) -> None:
    state = late(name, players, seed)
    left, values = compiled_search(state.game.type).solve(state, aim, 10_000)
    assert left >= 0
    assert values == pytest.approx(brute(state, aim), abs=1e-12)


def test_the_positions_are_no_trifles() -> None:
    """What the test above looks at branches, and has chance in it."""
    sizes = [10_000 - compiled_search(state.game.type).solve(state, SHARE, 10_000)[0]
             for state in (late(*end) for end in ENDS)]
    assert min(sizes) > 1
    assert sum(size > 50 for size in sizes) >= 4


def test_the_budget_is_in_final_positions() -> None:
    state = late("marrakech", 2, 1)
    solve = compiled_search(state.game.type).solve
    used = 10_000 - solve(state, SHARE, 10_000)[0]
    assert solve(state, SHARE, used)[0] == 0
    assert solve(state, SHARE, used - 1)[0] == -1


@pytest.mark.parametrize(("name", "players", "seed"), [*ENDS[:4], ("morocco", 3, 98), ("morocco", 4, 3)])
def test_a_search_calculates_where_the_budget_allows(name: str, players: int, seed: int) -> None:
    state = late(name, players, seed)
    lines = Search(Stream(0), Plan(simulations=2, exact=10_000)).analyse(state)
    assert {line.action for line in lines} == set(state.legal_actions)
    for line in lines:
        assert line.values == pytest.approx(brute(state.apply(line.action), SHARE))
    assert lines[0].values[state.actor] == max(line.values[state.actor] for line in lines)


@pytest.mark.parametrize("name", games.GAMES)
def test_it_is_not_tried_early(name: str) -> None:
    stream, state = Stream(0), games.game(name, 2).start()
    while len(state.legal_actions) < 2:
        state = state.apply(choose(state, stream))
    lines = Search(Stream(0), Plan(simulations=40, exact=1_000_000)).analyse(state)
    assert sum(line.visits for line in lines) > len(lines)
