"""Searching many games at once: visits add up, chance is weighed, each seat goes for its own share."""

from typing import Any

import numpy as np
import pytest

from jemaa.core.contract import CHANCE
from jemaa.core.errors import BadOption
from jemaa.core.game import Game, State
from jemaa.core.observation import Numbers
from jemaa.core.row import load
from jemaa.envs.batch import BatchEnv
from jemaa.envs.batch_search import BatchSearch
from jemaa.envs.info import Flags
from jemaa.games import game

TABLES = [("marrakech", 2), ("marrakech", 4), ("morocco", 3), ("morocco", 5)]


def alike(table: Game) -> Any:
    """A network that knows nothing: all legal actions are as probable, all seats have the same share."""
    def evaluate(seen: Numbers, legal: Flags) -> tuple[Any, Any]:
        return legal / np.maximum(legal.sum(axis=1, keepdims=True), 1), np.full((len(seen), table.players),
                                                                               1 / table.players)
    return evaluate


def midway(table: Game, size: int, decisions: int, seed: int = 1) -> BatchEnv:
    env = BatchEnv(table, size)
    env.reset(seed)
    for _ in range(decisions):
        env.step(env.sample())
    return env


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_simulation_goes_through_a_legal_action(name: str, players: int) -> None:
    table = game(name, players=players)
    env = midway(table, 16, 25)
    search = BatchSearch(table, 16, 24)
    before = [env.state(at) for at in range(16)]
    search.search(env.rows, alike(table), np.random.default_rng(1), noise=0.3)
    assert [env.state(at) for at in range(16)] == before
    assert not search.visits[env.legal == 0].any()
    several = env.legal.sum(axis=1) > 1
    assert several.any()
    assert (search.visits[several].sum(axis=1) == 23).all(), "the first simulation values the root itself"
    assert search.values.sum(axis=1) == pytest.approx(1, abs=1e-5)


def test_the_same_seed_gives_the_same_search() -> None:
    table = game("marrakech", players=3)
    env = midway(table, 8, 10)
    found = []
    for size in (8, 20):
        search = BatchSearch(table, size, 20)
        search.search(env.rows[:8], alike(table), np.random.default_rng(5))
        found.append((search.visits[:8].copy(), search.values[:8].copy()))
    assert np.array_equal(found[0][0], found[1][0])
    assert np.array_equal(found[0][1], found[1][1])


def exact(state: State) -> tuple[float, ...]:
    """Each seat's share of the win where all play as is best for themselves, to the end of the game."""
    if state.is_over:
        first = [rank == 1 for rank in state.ranking]
        return tuple(won / sum(first) for won in first)
    if state.actor == CHANCE:
        outcomes = state.chance_outcomes
        total = sum(weight for _, weight in outcomes)
        parts = [(weight / total, exact(state.apply(outcome))) for outcome, weight in outcomes]
        return tuple(sum(weight * shares[seat] for weight, shares in parts) for seat in range(state.game.players))
    return max((exact(state.apply(action)) for action in state.legal_actions), key=lambda shares: shares[state.actor])


def test_near_the_end_it_finds_what_is_exactly_best() -> None:
    table = game("marrakech", players=2)
    env = midway(table, 40, 94)
    search = BatchSearch(table, 40, 1500, exploration=0.3)
    search.search(env.rows, alike(table), np.random.default_rng(1))
    matters = 0
    for at in np.flatnonzero((env.episodes == 0) & (env.legal.sum(axis=1) > 1)).tolist():
        state = env.state(at)
        values = {int(action): exact(state.apply(action)) for action in state.legal_actions}
        shares = [each[state.actor] for each in values.values()]
        assert values[int(search.visits[at].argmax())][state.actor] > max(shares) - 0.02
        assert search.values[at, state.actor] == pytest.approx(max(shares), abs=0.1)
        matters += max(shares) - min(shares) > 0.1
    assert matters >= 3, "positions in which the choice matters"


def test_priors_guide_the_search_and_noise_moves_them() -> None:
    table = game("marrakech", players=2)
    env = midway(table, 30, 40)

    def sure(seen: Numbers, legal: Flags) -> tuple[Any, Any]:
        priors = np.zeros(legal.shape)
        priors[np.arange(len(legal)), legal.argmax(axis=1)] = 1
        return priors, np.full((len(seen), 2), 0.5)

    search = BatchSearch(table, 30, 20)
    search.search(env.rows, sure, np.random.default_rng(1))
    wanted = env.legal.argmax(axis=1)
    assert (search.visits.argmax(axis=1) == wanted).all()
    calm = (search.visits > 0).sum()
    search.search(env.rows, sure, np.random.default_rng(1), noise=0.9)
    assert (search.visits > 0).sum() > calm


def test_games_that_are_over_have_no_visits() -> None:
    table = game("marrakech", players=2)
    state = table.start()
    draw = np.random.default_rng(3)
    while not state.is_over:
        choices = [each for each, _ in state.chance_outcomes] if state.actor == CHANCE else list(state.legal_actions)
        state = state.apply(choices[draw.integers(len(choices))])
    env = midway(table, 2, 5)
    env.rows[0] = load(table.type.rules.layout, bytes(state))[0]
    search = BatchSearch(table, 2, 8)
    search.search(env.rows, alike(table), draw, noise=0.25)
    assert search.visits.sum(axis=1).tolist() == [0, 7]
    assert search.values[0].tolist() == list(exact(state))


def test_wrong_numbers_are_refused() -> None:
    table = game("marrakech", players=2)
    with pytest.raises(BadOption, match="two simulations at least, not 4 and 1"):
        BatchSearch(table, 4, 1)
    search = BatchSearch(table, 4, 2)
    for noise, alpha in ((1.5, 1.0), (0.5, 0.0)):
        with pytest.raises(BadOption, match="share from 0 to 1"):
            search.search(midway(table, 4, 0).rows, alike(table), np.random.default_rng(1), noise, alpha)
