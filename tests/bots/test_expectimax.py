"""Expectimax of one choice: the points after it, as the mean over the chance that follows at once, and nothing else."""

from fractions import Fraction

import pytest

from jemaa import games
from jemaa.bots.expectimax import Expectimax, expected_lead
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.marrakech.state import ASSAM, LAY
from tests.marrakech.test_heuristic import liked, states
from tests.played import walk


def best(worth: dict[str, Fraction]) -> set[str]:
    return {action for action, value in worth.items() if value == max(worth.values())}


def chosen(state: State) -> set[str]:
    """What it takes with many streams."""
    return {Expectimax(Stream(seed)).choose(state).text for seed in range(60)}


def test_it_turns_to_where_the_walk_costs_least_while_there_is_money() -> None:
    """For two, what one pays the other gets: so it agrees with the least expected payment, and so it does on ties."""
    differing = 0
    for state in list(states(ASSAM, players=2))[::7]:
        if min(state.row.dirhams[:2]) < 15:
            continue
        preferences = liked(state)
        differing += len(set(preferences.values())) > 1
        assert chosen(state) == {action for action, like in preferences.items() if like == max(preferences.values())}
    assert differing > 3


def test_it_lays_to_show_the_most_squares_over_the_mean_of_the_others() -> None:
    """Of two squares each that is bare is worth one, each of another's more, and one's own nothing."""
    differing = 0
    for state in list(states(LAY))[::9]:
        if len(state.legal_actions) < 2:
            continue
        worth = {}
        for action in state.legal_actions:
            scores = state.apply(action).scores
            others = [points for seat, points in enumerate(scores) if seat != state.actor]
            worth[action.text] = scores[state.actor] - Fraction(sum(others), len(others))
        if all(state.apply(action).actor != CHANCE for action in state.legal_actions):
            differing += len(set(worth.values())) > 1
            assert chosen(state) == best(worth)
    assert differing > 3


@pytest.mark.parametrize("name", games.GAMES)
def test_leads_make_nothing_together_and_the_state_stays(name: str) -> None:
    for state in [state for state, _ in walk(games.game(name, 3), 4)][::11]:
        before = bytes(state)
        assert sum(expected_lead(state, seat) for seat in range(3)) == pytest.approx(0)
        assert bytes(state) == before
