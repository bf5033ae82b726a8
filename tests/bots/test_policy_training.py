"""What a policy network learns from is what searches did, and it learns it."""

import msgspec
import numpy as np
import pytest

from jemaa import games
from jemaa.bots.levels import level5_plan
from jemaa.bots.policy_play import CLOSELY, PolicyPart, PolicyPlan, PolicySize, Positions, joined, play
from jemaa.bots.policy_trainer import PolicyTrainer
from jemaa.bots.policy_training import LearningBuffers, Lessons, _buffers, learn_from, trained
from jemaa.bots.search import Plan, Search
from jemaa.core.chance import Stream
from jemaa.core.errors import BadOption
from jemaa.core.game import State, draw_outcome

TWO = games.game("morocco", 2)
PLAN = PolicyPlan((TWO,), games=2, seed=3, simulations=2 * CLOSELY, passes=3, size=PolicySize(6, 5))
SLOPE = 1e-2
"""How far a weight is moved to measure a slope."""


def states(positions: Positions) -> list[State]:
    return [State(TWO, bytes(row)) for row in positions.rows]


def visits(positions: Positions) -> list[list[int]]:
    return [part.tolist() for part in np.split(positions.visits, positions.ends[:-1])]


@pytest.fixture(scope="module")
def positions() -> Positions:
    return joined([play(PLAN, PolicyPart(number)).positions for number in range(PLAN.games)])


def lessons(positions: Positions) -> Lessons:
    return Lessons(np.frombuffer(positions.rows.tobytes(), TWO.type.rules.layout.dtype), positions.ends,
                   positions.visits)


@pytest.mark.parametrize("by_policy", [False, True])
def test_positions_have_choices_and_a_number_of_visits_for_each(by_policy: bool) -> None:
    positions = play(PLAN._replace(by_policy=by_policy), PolicyPart(0)).positions
    for state, counts in zip(states(positions), visits(positions), strict=True):
        assert len(state.legal_actions) == len(counts) > 1
        assert sum(counts) > 0


def test_the_visits_of_a_root_are_those_of_the_search() -> None:
    played, search = play(PLAN, PolicyPart(1)), Search(Stream(PLAN.seed, 1), Plan(simulations=PLAN.simulations))
    first, counts = states(played.positions)[0], visits(played.positions)[0]
    assert sum(counts) == PLAN.simulations - 1, "the first one went to no choice"
    assert first.actor >= 0
    assert len(search.analyse(first)) == len(counts), "every choice was valued"


def test_games_by_policy_are_searched_as_those_of_level5() -> None:
    plan = PLAN._replace(by_policy=True)
    played = play(plan, PolicyPart(1)).positions
    draws, state = Stream(plan.seed, 1), TWO.start()
    while len(state.legal_actions) < 2:
        state = state.apply(draw_outcome(state, draws.draw))
    assert bytes(state) == bytes(states(played)[0])
    search = Search(draws, msgspec.structs.replace(level5_plan(TWO), simulations=plan.simulations, exact=0))
    through = {line.action: line.visits - 1 for line in search.analyse(state)}
    assert visits(played)[0] == [through[action] for action in state.legal_actions]


def test_the_same_game_is_played_everywhere(positions: Positions) -> None:
    again = joined([play(PLAN, PolicyPart(number)).positions for number in (0, 1)])
    assert np.array_equal(again.rows, positions.rows)
    assert np.array_equal(again.visits, positions.visits)
    other = play(PLAN._replace(seed=4), PolicyPart(0)).positions
    assert not np.array_equal(other.rows[: len(positions.rows)], positions.rows[: len(other.rows)])


def moved(buffers: LearningBuffers, found: Lessons, layer: str, at: tuple[int, int]) -> float:
    """The slope of a position's loss along one weight, by moving it either way."""
    weights = getattr(buffers.weights, layer)
    losses, was = [], weights[at]
    for step in (SLOPE, -SLOPE):
        weights[at] = was + step
        losses.append(TWO.type.functions.bind(learn_from)(found, 0, buffers))
    weights[at] = was
    return (losses[0] - losses[1]) / (2 * SLOPE)


@pytest.mark.parametrize("layer", ["inputs", "middle", "features", "output"])
def test_a_gradient_is_what_a_small_change_of_each_weight_brings(layer: str, positions: Positions) -> None:
    buffers, found = _buffers(PLAN, np.random.default_rng(1)), lessons(positions)
    TWO.type.functions.bind(learn_from)(found, 0, buffers)
    gradient = np.array(getattr(buffers.gradient, layer))
    met = np.argwhere(gradient)
    for place in met[np.argsort(-np.abs(gradient[tuple(met.T)]))[:8]]:
        at = tuple(place)
        assert -moved(buffers, found, layer, at) == pytest.approx(gradient[at], abs=0.02, rel=0.1)


def test_it_learns_what_it_is_shown(positions: Positions) -> None:
    losses = [learnt.loss for learnt in trained(PLAN._replace(passes=8), positions)]
    assert losses[-1] < 0.8 * losses[0]


def test_what_was_never_met_has_no_weights(positions: Positions) -> None:
    *_, last = trained(PLAN, positions)
    for weights in (last.weights.inputs, last.weights.features):
        met = weights.any(axis=1)
        assert met.any()
        assert not met.all()


def test_a_game_without_features_of_actions_has_no_policy() -> None:
    with pytest.raises(BadOption, match="marrakech has no features of actions"):
        PolicyTrainer(PolicyPlan((games.game("marrakech", 2),), 1))
