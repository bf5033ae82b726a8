"""What must hold in every game: games at random against the clauses read another way."""

from itertools import combinations
from typing import Any

import msgspec
import pytest

from jemaa.core.game import Game, State
from tests.morocco.drawn import phase, spaces
from tests.played import walk

SEATS = "ABCDE"


# --- MO-5 read off the position, space by space -------------------------------------------------------------------

def turn_by_hand(state: State) -> set[str]:
    """MO-5.2 to MO-5.7: what the seat may do."""
    position: Any = state.position
    own = position.seats[SEATS.index(position.seat)]
    swaps = {f"rows {a}-{b}" for a, b in combinations("12345", 2)} | {
        f"columns {a}-{b}" for a, b in combinations("ABCDE", 2)}
    found = set() if position.placed else placements_by_hand(position, own)
    end = {"end"} if position.placed else set() if found else {"pass"}
    if found and position.options.must_place == "held":
        swaps = {swap for swap in swaps if placements_by_hand(after_swap(position, swap), own)}
    return found | end | (swaps if own.coins else set())


def after_swap(position: Any, swap: str) -> Any:
    """MO-5.6: the position with the cubes of two rows, or columns, swapped."""
    lines, pair = swap.split()
    one, other = ("12345ABCDE".index(end) % 5 for end in pair.split("-"))
    cubes = list(getattr(position, lines))
    cubes[one], cubes[other] = cubes[other], cubes[one]
    return msgspec.structs.replace(position, **{lines: cubes})


def placements_by_hand(position: Any, own: Any) -> set[str]:
    found, more = set(), sum(own.cubes.values()) > 2
    for space in free_spaces(position):
        if can_pay(position, own, space):
            found |= {f"assistant {space}"} if own.assistants else set()
            found |= {f"bodyguard {space}"} if own.bodyguards else set()
            found |= {f"tourist {space}"} if own.tourists and more else set()
            if own.cousins and own.assistants > 1 and more and touching(position, space):
                found.add(f"cousins {space}")
    return found


def free_spaces(position: Any) -> set[str]:
    return {space for stall in position.stalls if stall.tile is None for space in spaces(stall.name)
            if space not in stall.workers}


def can_pay(position: Any, own: Any, space: str) -> bool:
    row, column = position.rows[(int(space[1:]) - 1) // 2], position.columns["abcdefghij".index(space[0]) // 2]
    return bool(own.cubes[row] >= 1 and own.cubes[column] >= 1 + (row == column))


def touching(position: Any, space: str) -> set[str]:
    """MO-5.5: free spaces of other open stalls that share a side with this one."""
    x, y = "abcdefghij".index(space[0]), int(space[1:]) - 1
    return {other for other in free_spaces(position)
            if abs("abcdefghij".index(other[0]) - x) + abs(int(other[1:]) - 1 - y) == 1
            and ("abcdefghij".index(other[0]) // 2, (int(other[1:]) - 1) // 2) != (x // 2, y // 2)}


@pytest.mark.clause("MO-5.2", "MO-5.3", "MO-5.5", "MO-5.6", "MO-5.7")
def test_the_legal_actions_of_a_turn_are_those_that_the_clauses_give(table: Game) -> None:
    turns = [state for state, _ in walk(table, 11) if phase(state).startswith("assign")]
    assert len(turns) >= 20
    for state in turns[::3]:
        assert {action.text for action in state.legal_actions} == turn_by_hand(state)


@pytest.mark.clause("MO-5.5")
def test_the_second_cousin_s_spaces_are_those_that_touch_the_first_one_s(table: Game) -> None:
    seen = 0
    for state, _ in walk(table, 12):
        position: Any = state.position
        if position.phase == "cousin":
            seen += 1
            assert {text.text for text in state.legal_actions} == {
                f"cousin {space}" for space in touching(position, position.space)}
    assert seen


# --- what follows from many clauses together ------------------------------------------------------------------------

@pytest.mark.clause("MO-1.4", "MO-7.1")
def test_a_round_begins_with_one_cube_at_most(table: Game) -> None:
    position: Any
    for state, choice in walk(table, 16):
        position = state.position
        if position.phase == "scout" and position.pawn is None and table.players > 3:
            assert all(sum(seat.cubes.values()) <= 1 for seat in position.seats)
        assert choice is not None or position.phase == "over"


@pytest.mark.clause("MO-6.2")
def test_no_stall_ever_holds_more_strength_than_five(table: Game) -> None:
    strengths = {"assistant": 1, "bodyguard": 2, "tourist": 1}
    for state, _ in walk(table, 17):
        position: Any = state.position
        for stall in position.stalls:
            assert sum(strengths[worker.split()[1]] for worker in stall.workers.values()) <= 5
