"""Seats that can't win any more, and decide who does: no search foresees what they choose."""

import pytest

from jemaa import games
from jemaa.bots.compiled_search import compiled_search
from jemaa.bots.evaluate import SHARE
from jemaa.bots.kingmaking import indifference
from jemaa.bots.search import Plan, Search
from jemaa.core.chance import Stream
from jemaa.core.errors import BadOption
from jemaa.core.game import State
from tests.bots.late import brute
from tests.played import walk

HOPELESS = 0.02
DECIDES = [("marrakech", 3, 11, 133), ("marrakech", 4, 4, 142), ("morocco", 4, 22, 221), ("morocco", 4, 29, 210)]
"""Game, seats, seed of a random game and version: there a seat chooses whose every choice is worth 0 to itself, but to
others more than a quarter of the win."""

kingmakers = pytest.mark.parametrize(("name", "players", "seed", "version"), DECIDES)


def position(name: str, players: int, seed: int, version: int) -> State:
    return [state for state, _ in walk(games.game(name, players), seed)][version]


def calculated(state: State, hopeless: float) -> tuple[float, ...]:
    left, values = compiled_search(state.game.type).solve(state, SHARE, 10_000, hopeless)
    assert left >= 0
    return values


def mean_of_all(state: State) -> tuple[float, ...]:
    each = [calculated(state.apply(action), HOPELESS) for action in state.legal_actions]
    assert max(values[state.actor] for values in each) == 0
    assert max(max(shares) - min(shares) for shares in zip(*each, strict=True)) > 0.25
    return tuple(sum(shares) / len(each) for shares in zip(*each, strict=True))


def test_the_less_a_seat_can_win_the_less_it_cares() -> None:
    weights = [indifference(share, HOPELESS) for share in (-0.01, 0.0, 0.005, 0.01, 0.019, 0.02, 0.5)]
    assert weights == sorted(weights, reverse=True)
    assert [weights[1], weights[3], weights[-2]] == pytest.approx([1, 0.5625, 0])


@kingmakers
def test_an_exact_value_is_the_mean_over_all_that_such_a_seat_may_choose(name: str, players: int, seed: int,
                                                                         version: int) -> None:
    state = position(name, players, seed, version)
    assert calculated(state, HOPELESS) == pytest.approx(mean_of_all(state), abs=1e-9)
    assert calculated(state, 0.0) == pytest.approx(brute(state, SHARE), abs=1e-9)
    assert sum(calculated(state, HOPELESS)) == pytest.approx(1)


@kingmakers
def test_a_tree_holds_that_mean(name: str, players: int, seed: int, version: int) -> None:
    """So trees from positions before do. One that is not told counts a choice the more, the more it was visited."""
    state = position(name, players, seed, version)
    search = Search(Stream(3), Plan(simulations=600, hopeless=HOPELESS, reuse=True))
    search.analyse(state)
    assert search.last
    root = [float(search.last[1][0].value[1, seat]) for seat in range(players)]
    assert root == pytest.approx(mean_of_all(state), abs=0.05)


def test_who_can_win_takes_what_is_best_as_before() -> None:
    state = next(state for state in (state for state, _ in walk(games.game("marrakech", 3), 5))
                 if len(state.legal_actions) > 2)
    plain, told = (Search(Stream(1), Plan(simulations=200, hopeless=hopeless)).analyse(state)
                   for hopeless in (0.0, 1e-9))
    assert plain == told


def test_for_points_every_choice_counts() -> None:
    state = position(*DECIDES[0])
    plain, told = (Search(Stream(1), Plan(simulations=200, aim="margin", hopeless=hopeless)).analyse(state)
                   for hopeless in (0.0, HOPELESS))
    assert plain == told


def test_a_share_below_0_is_refused() -> None:
    with pytest.raises(BadOption, match="hopeless"):
        Plan(simulations=1, hopeless=-0.1)
