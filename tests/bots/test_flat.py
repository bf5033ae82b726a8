"""Flat Monte Carlo sees what random games see."""

import pytest

from jemaa.bots.flat import Flat
from jemaa.bots.random import Random
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.games import GAMES, game
from tests.played import choose


def near_the_end(name: str, seed: int, left: int) -> State:
    """A state of a random game, so many entries before its end, where a seat has a choice."""
    stream, states = Stream(seed), [game(name, 2).start()]
    while not states[-1].is_over:
        states.append(states[-1].apply(choose(states[-1], stream)))
    return next(state for state in states[-left - 1::-1] if len(state.legal_actions) > 2)


@pytest.mark.parametrize("name", GAMES)
def test_it_takes_what_wins_most_random_games(name: str) -> None:
    """Beside many random games through `State`: what it takes is nearly as good as the best of them."""
    state, stream = near_the_end(name, 4, 6), Stream(9)
    seat = state.actor
    share = {action: sum(won(state.apply(action), seat, stream) for _ in range(150)) / 150
             for action in state.legal_actions}
    for seed in range(3):
        assert share[Flat(Stream(seed)).choose(state)] >= max(share.values()) - 0.12


def won(state: State, seat: int, stream: Stream) -> float:
    """The share of the win in a game that goes on at random."""
    bot = Random(stream)
    while not state.is_over:
        state = state.apply(choose(state, stream) if state.actor == CHANCE else bot.choose(state))
    return (state.ranking[seat] == 1) / state.ranking.count(1)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_stream_gives_the_same_choice_and_the_state_stays(name: str) -> None:
    state = near_the_end(name, 5, 20)
    before = bytes(state)
    assert Flat(Stream(3)).choose(state) == Flat(Stream(3)).choose(state)
    assert bytes(state) == before
