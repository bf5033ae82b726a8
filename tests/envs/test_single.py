"""A game in place draws what `core.chance.Stream` draws, and its uniform seats choose what `bots.Random` chooses."""

import pickle
from collections.abc import Callable
from copy import deepcopy

import numpy as np
import pytest

from jemaa.bots import Random
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.errors import BadOption, IllegalChoice
from jemaa.core.game import Game, State
from jemaa.envs.single import Single
from jemaa.envs.utility import SCORE, WIN, bounds, payoffs
from jemaa.games import GAMES, game, game_type

SEED = 7
TABLES = [game(name, players) for name in GAMES
          for players in range(game_type(name).fewest_players, game_type(name).most_players + 1)]


def played(table: Game, number: int) -> list[State]:
    """The states at which seats chose, and the last one, of a game of random bots, by the book."""
    chance, bots = Stream(SEED, number), [Random(Stream(SEED, number, 1 + seat)) for seat in range(table.players)]
    state, found = table.start(), list[State]()
    while state.actor != OVER:
        if state.actor == CHANCE:
            outcomes, weights = zip(*state.chance_outcomes, strict=True)
            state = state.apply(outcomes[chance.draw(weights)])
        else:
            found.append(state)
            state = state.apply(bots[state.actor].choose(state))
    return [*found, state]


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_seed_gives_the_same_game_everywhere(table: Game) -> None:
    single = Single(table)
    for number in range(2):
        states = played(table, number)
        single.reset(SEED if number == 0 else None)
        bots = [Random(Stream(SEED, number, 1 + seat)) for seat in range(table.players)]
        for state in states[:-1]:
            assert single.state == state
            assert single.who == state.actor
            assert np.flatnonzero(single.mask).tolist() == [int(action) for action in state.legal_actions]
            single.step(bots[state.actor].choose(state))
        assert single.state == states[-1]
        assert single.who == OVER
        assert not single.mask.any()


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_uniform_seats_choose_as_random_bots_do(table: Game) -> None:
    single, bot = Single(table, uniform=(1 << table.players) - 2), Random(Stream(SEED, 0, 1))
    single.reset(SEED)
    states = played(table, 0)
    for state in states[:-1]:
        if state.actor == 0:
            assert single.state == state
            single.step(bot.choose(state))
    assert single.state == states[-1]


@pytest.mark.parametrize("table", TABLES, ids=repr)
@pytest.mark.parametrize("copied", [deepcopy, lambda single: pickle.loads(pickle.dumps(single))],  # noqa: S301  # ours
                         ids=["deepcopy", "pickle"])
def test_a_copy_goes_on_alike_and_apart(table: Game, copied: Callable[[Single], Single]) -> None:
    single = Single(table)
    single.reset(SEED)
    for _ in range(10):
        single.step(int(single.mask.argmax()))
    twin, before = copied(single), single.state
    for _ in range(20):
        twin.step(int(twin.mask.argmax()))
    assert single.state == before
    for _ in range(20):
        single.step(int(single.mask.argmax()))
    assert single.state == twin.state
    assert np.array_equal(single.mask, twin.mask)


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    single = Single(game("marrakech", 2))
    single.reset(SEED)
    before = single.state
    for action in (50, -1, 87, 10_000):
        with pytest.raises(IllegalChoice, match="MK-3"):
            single.step(action)
    assert single.state == before


def test_a_position_of_another_game_is_refused() -> None:
    single = Single(game("marrakech", 2))
    with pytest.raises(BadOption, match="a position of <marrakech, 2 players> is wanted"):
        single.reset(position=game("marrakech", 3).start())


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_payoffs_and_lengths_keep_their_bounds(table: Game) -> None:
    for number in range(5):
        states = played(table, number)
        assert len(states) - 1 <= table.type.bounds.decisions(table.players, table.options)
        assert table.type.bounds.draws(table.players, table.options) > 0
        shares, points = payoffs(states[-1], WIN), payoffs(states[-1], SCORE)
        assert sum(shares) == pytest.approx(1)
        assert all((share > 0) == (rank == 1) for share, rank in zip(shares, states[-1].ranking, strict=True))
        assert points == list(states[-1].scores)
        assert max(points) <= bounds(table, SCORE)[1]
