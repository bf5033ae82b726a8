"""Flat Monte Carlo sees what random games see."""

import pytest

from jemaa import bots
from jemaa.bots.flat import Flat
from jemaa.bots.random import Random
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.core.errors import JemaaError
from jemaa.core.game import State
from jemaa.games import GAMES, game
from tests.played import choose, walk


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


def many_choices() -> State:
    """Early in a game, with more than six choices."""
    states = [state for state, _ in walk(game("marrakech", 2), 4) if len(state.legal_actions) > 6]
    return states[len(states) // 4]


def test_more_random_games_find_the_best_choice_more_surely() -> None:
    """With one game for each choice it is luck, so seeds choose differently; with many nearly all take the same."""
    state = many_choices()
    few, many = ({bots.make(f"flat:{number}", Stream(seed)).choose(state) for seed in range(12)}
                 for number in (len(state.legal_actions), 20_000))
    assert len(many) < len(few)


def test_a_number_below_that_of_the_choices_tries_each_once() -> None:
    state = many_choices()
    one, each = Flat(Stream(3), 1), Flat(Stream(3), len(state.legal_actions))
    assert one.choose(state) == each.choose(state)


@pytest.mark.parametrize("number", ["", "0", "-1", "1.5", "x", "10000001", "9" * 5000])
def test_no_number_of_random_games_is_refused(number: str) -> None:
    with pytest.raises(JemaaError, match="give 1 to 10000000, as in flat:20000"):
        bots.make(f"flat:{number}", Stream(0))
