"""A game in place draws from the lanes that its seed, its number and its episode name."""

import pickle
from collections.abc import Callable
from copy import deepcopy

import numpy as np
import pytest

from jemaa.core.chance import WORD, threefry
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.errors import BadOption, IllegalChoice
from jemaa.core.game import Game, State
from jemaa.core.row import load
from jemaa.envs.arrays import CHANCE_DRAWN
from jemaa.envs.single import Single
from jemaa.envs.utility import SCORE, WIN, bounds, payoffs
from jemaa.games import GAMES, game, game_type

SEED = 7
TABLES = [game(name, players) for name in GAMES
          for players in range(game_type(name).fewest_players, game_type(name).most_players + 1)]


def word(number: int, episode: int, lane: int) -> int:
    """Where a lane of an episode's generator begins."""
    return threefry(SEED, number, episode, lane) & WORD


def played(table: Game, number: int = 0, episode: int = 0) -> tuple[list[State], list[int]]:
    """A game of drawn seats, played by `State.apply`: the states at which seats chose, and the last; their actions."""
    words = {lane: word(number, episode, lane) for lane in range(2 + table.players)}
    state, states, actions = table.start(), list[State](), list[int]()
    while state.actor != OVER:
        lane = 0 if state.actor == CHANCE else 2 + state.actor
        choice, words[lane] = table.type.sample(load(table.type.rules.layout, bytes(state))[0], words[lane])
        if state.actor != CHANCE:
            states.append(state)
            actions.append(int(choice))
        state = state.apply(int(choice))
    return [*states, state], actions


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_chance_is_drawn_from_the_lane_of_the_game_s_key_and_episode(table: Game) -> None:
    single = Single(table)
    for number, episode in ((0, 0), (0, 1), (5, 0)):
        states, actions = played(table, number, episode)
        single.reset(SEED if episode == 0 else None, {"number": number} if episode == 0 else None)
        assert (single.key, single.episode) == ((SEED, number), episode)
        for state, action in zip(states, actions, strict=False):
            assert single.state == state
            assert single.actor == state.actor
            assert np.flatnonzero(single.legal).tolist() == [int(legal) for legal in state.legal_actions]
            assert single.rewards == [0] * table.players
            single.step(action)
        assert single.state == states[-1]
        assert single.actor == OVER
        assert not single.legal.any()


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_seats_that_are_drawn_draw_from_lanes_of_their_own(table: Game) -> None:
    single = Single(table, drawn=(CHANCE_DRAWN << 1 + table.players) - 1)
    for number in range(2):
        single.reset(SEED, {"number": number})
        assert single.actor == OVER
        states, _ = played(table, number)
        assert single.state == states[-1]
        assert single.rewards == pytest.approx(payoffs(states[-1], WIN))


@pytest.mark.parametrize("table", TABLES, ids=repr)
@pytest.mark.parametrize("copied", [deepcopy, lambda single: pickle.loads(pickle.dumps(single))],  # noqa: S301  # ours
                         ids=["deepcopy", "pickle"])
def test_a_copy_goes_on_alike_and_apart(table: Game, copied: Callable[[Single], Single]) -> None:
    single = Single(table)
    single.reset(SEED)
    for _ in range(10):
        single.step(int(single.legal.argmax()))
    twin, before = copied(single), single.state
    for _ in range(20):
        twin.step(int(twin.legal.argmax()))
    assert single.state == before
    for _ in range(20):
        single.step(int(single.legal.argmax()))
    assert single.state == twin.state
    assert np.array_equal(single.legal, twin.legal)


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
        single.reset(options={"position": game("marrakech", 3).start()})


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_payoffs_and_lengths_keep_their_bounds(table: Game) -> None:
    for number in range(5):
        states, _ = played(table, number)
        assert len(states) - 1 <= table.type.bounds.decisions(table.players, table.options)
        assert table.type.bounds.draws(table.players, table.options) > 0
        shares, points = payoffs(states[-1], WIN), payoffs(states[-1], SCORE)
        assert sum(shares) == pytest.approx(1)
        assert all((share > 0) == (rank == 1) for share, rank in zip(shares, states[-1].ranking, strict=True))
        assert points == list(states[-1].scores)
        assert max(points) <= bounds(table, SCORE)[1]
