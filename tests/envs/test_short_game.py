"""A game of few turns: it is played by the rules, to an end after so many turns, and only where there is one."""

from typing import Any

import gymnasium
import pytest

import jemaa.envs.gymnasium  # noqa: F401  # registers
from jemaa.core.contract import CHANCE
from jemaa.core.errors import BadOption
from jemaa.core.game import State
from jemaa.envs.short_game import short_start
from jemaa.games import game


def decisions(state: State) -> list[int]:
    """The seats that choose, one decision after another, when everybody takes the first choice that there is."""
    seats = []
    while not state.is_over:
        if state.actor == CHANCE:
            state = state.apply(int(state.chance_outcomes[0][0]))
        else:
            seats.append(state.actor)
            state = state.apply(int(state.legal_actions[0]))
    return seats


@pytest.mark.parametrize("options", [{}, {"first_player": "C"}, {"first_player": "A", "turn_order": "roll_first"}])
@pytest.mark.parametrize("turns", [1, 2])
def test_every_seat_takes_so_many_turns(turns: int, options: dict[str, str]) -> None:
    seats = decisions(short_start(game("marrakech", 3, **options), turns))
    of_a_turn = [2 * turns] * 3
    if "turn_order" in options:
        of_a_turn[-1] -= 1  # Assam is not turned after the last rug of all (MK-7.3)
    assert [seats.count(seat) for seat in range(3)] == of_a_turn


def test_an_environment_begins_at_it() -> None:
    env: Any = gymnasium.make("jemaa/Marrakech-v1", players=2)
    env.reset(seed=1, options={"position": short_start(game("marrakech", 2), 1)})
    over, steps = False, 0
    while not over:
        _, _, over, _, _ = env.step(env.unwrapped.action_masks().argmax())
        steps += 1
    assert steps == 2


def test_there_is_none_of_morocco() -> None:
    with pytest.raises(BadOption, match="morocco has no variant with few turns"):
        short_start(game("morocco", 2), 1)
