"""The rule of thumb: away from what costs, over what is others'."""

from collections.abc import Iterator

import pytest

from jemaa.bots.heuristic import Heuristic
from jemaa.core.chance import Stream
from jemaa.core.game import State
from jemaa.core.row import load
from jemaa.games import game
from jemaa.marrakech.heuristic import preference
from jemaa.marrakech.market import BOTH_SQUARES
from jemaa.marrakech.state import ASSAM, LAY, ROLL
from tests.played import choose


def states(phase: int, players: int = 3, games: int = 4, **options: str) -> Iterator[State]:
    """States of random games in which a seat has this to choose."""
    for seed in range(games):
        stream, state = Stream(seed), game("marrakech", players, **options).start()
        while not state.is_over:
            if state.row.phase == phase:
                yield state
            state = state.apply(choose(state, stream))


def liked(state: State) -> dict[str, float]:
    row = load(state.game.type.rules.layout, bytes(state))[0]
    return {action.text: preference(row, int(action)) for action in state.legal_actions}


def test_turning_is_liked_by_what_the_roll_will_cost() -> None:
    """Beside the rules themselves: what the seat with money enough pays, on average over the die."""
    costly = 0
    for state in states(ASSAM):
        seat = state.actor
        if state.row.dirhams[seat] < 15:
            continue
        for action, like in liked(state).items():
            turned = state.apply(action)
            assert turned.row.phase == ROLL
            paid = sum(weight * (state.row.dirhams[seat] - turned.apply(outcome).row.dirhams[seat])
                       for outcome, weight in turned.chance_outcomes)
            assert like == -paid
            costly += paid > 0
    assert costly > 50


def test_opponents_squares_come_first_then_empty_ones() -> None:
    seen = set()
    for state in states(LAY):
        row = state.row
        for action, like in liked(state).items():
            squares = BOTH_SQUARES[int(state.game.type.actions[action]) - 3]
            own = (row.colours[row.seat] & squares).bit_count()
            others = sum((row.colours[seat] & squares).bit_count()
                         for seat in range(3) if seat != row.seat and not row.out[seat])
            seen.add((others, 2 - others - own, like))
    assert len(seen) == 6, "every way of two squares to be others', empty or one's own"
    assert sorted(seen) == sorted(seen, key=lambda each: each[2])


def test_turned_after_the_rug_it_is_the_next_seat_that_shall_pay() -> None:
    likings = [like for state in states(ASSAM, turn_order="roll_first") for like in liked(state).values()]
    assert min(likings) == 0
    assert max(likings) > 0


@pytest.mark.parametrize("phase", [ASSAM, LAY])
def test_the_bot_takes_one_that_is_liked_best(phase: int) -> None:
    for number, state in enumerate(states(phase, games=1)):
        likings = liked(state)
        taken = {Heuristic(Stream(seed, number)).choose(state).text for seed in range(12)}
        best = {action for action, like in likings.items() if like == max(likings.values())}
        assert taken <= best
