"""What must hold in every game: games at random against the clauses read another way, and both ways to run."""

import hashlib
import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.morocco.game import Morocco
from tests.morocco.drawn import phase, spaces
from tests.morocco.random_games import walk

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
    return found | end | (swaps if own.coins else set())


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
def test_the_legal_actions_of_a_turn_are_those_that_the_clauses_give(table: Morocco) -> None:
    turns = [state for state, _ in walk(table, 11) if phase(state).startswith("assign")]
    assert len(turns) >= 20
    for state in turns[::3]:
        assert {action.text for action in state.legal_actions} == turn_by_hand(state)


@pytest.mark.clause("MO-5.5")
def test_the_second_cousin_s_spaces_are_those_that_touch_the_first_one_s(table: Morocco) -> None:
    seen = 0
    for state, _ in walk(table, 12):
        position: Any = state.position
        if position.phase == "cousin":
            seen += 1
            assert {text.text for text in state.legal_actions} == {
                f"cousin {space}" for space in touching(position, position.space)}
    assert seen


# --- contract -----------------------------------------------------------------------------------------------------

@pytest.mark.clause("MO-2.1", "MO-2.2", "MO-3.3")
def test_each_outcome_leads_to_the_child_that_has_it(table: Morocco) -> None:
    for state, _ in walk(table, 13):
        for outcome, weight in state.chance_outcomes:
            assert weight > 0
            kind, said = outcome.text.split()
            assert shown(kind, state, state.apply(outcome)) == said


def shown(kind: str, state: State, child: State) -> str:
    """What a child shows of a draw of this kind, as the outcome's text says it."""
    before: Any = state.position
    after: Any = child.position
    if kind == "first":
        return str(after.first)
    if kind == "juice":
        return str(after.juice[len(before.juice)].value)
    if kind == "cube":
        name = before.phase.split()[1]
        return str(getattr(after, name)[getattr(before, name).index(None)])
    if after.phase == "wild":
        return "wild"
    gained = {colour for one, other in zip(before.seats, after.seats, strict=True) for colour in one.cubes
              if other.cubes[colour] - one.cubes[colour] == 1}
    assert len(gained) == 1
    return str(gained.pop())


def test_chance_is_asked_only_where_two_things_can_be(table: Morocco) -> None:
    for state, choice in walk(table, 14):
        assert (state.actor == CHANCE) == (len(state.chance_outcomes) >= 2)
        assert bool(state.legal_actions) == (state.actor >= 0)
        assert list(state.legal_actions) == sorted(state.legal_actions)
        assert (choice is None) == state.is_over


def test_states_stay_as_they_are_and_read_as_they_were_written(table: Morocco) -> None:
    seen = [(state, bytes(state)) for state, _ in walk(table, 15)]
    for state, data in seen:
        assert bytes(state) == data
        assert Morocco.from_text(state.text) == state
        assert Morocco.from_json(state.json) == state


@pytest.mark.clause("MO-1.4", "MO-7.1")
def test_a_round_begins_with_one_cube_at_most(table: Morocco) -> None:
    position: Any
    for state, choice in walk(table, 16):
        position = state.position
        if position.phase == "scout" and position.pawn is None and table.players > 3:
            assert all(sum(seat.cubes.values()) <= 1 for seat in position.seats)
        assert choice is not None or position.phase == "over"


@pytest.mark.clause("MO-6.2")
def test_no_stall_ever_holds_more_strength_than_five(table: Morocco) -> None:
    strengths = {"assistant": 1, "bodyguard": 2, "tourist": 1}
    for state, _ in walk(table, 17):
        position: Any = state.position
        for stall in position.stalls:
            assert sum(strengths[worker.split()[1]] for worker in stall.workers.values()) <= 5


PLAY = """
import sys
from jemaa.core.chance import Stream
from jemaa.core.compile import INTERPRETED
from jemaa.games import from_text
assert INTERPRETED == (sys.argv[1] == "interpreted")
for seed, line in enumerate(sys.stdin):
    stream, state = Stream(seed), from_text(line)
    while not state.is_over:
        print(bytes(state).hex(), *state.legal_actions, *state.chance_outcomes, state.scores, state.ranking)
        choices = state.legal_actions or [outcome for outcome, _ in state.chance_outcomes]
        state = state.apply(choices[stream.below(len(choices))])
    print(bytes(state).hex(), state.scores, state.ranking)
"""


def play(starts: str, how: str) -> bytes:
    """What games from these positions look like, interpreted or compiled, in a process of their own."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1" if how == "interpreted" else "0",
                   "PYTHONPATH": str(Path(__file__).resolve().parents[2] / "src")}
    done = subprocess.run([sys.executable, "-c", PLAY, how], input=starts.encode(), env=environment,
                          capture_output=True, check=True)
    return done.stdout


def test_interpreted_and_compiled_the_same_games_are_the_same_bytes(starts: str) -> None:
    interpreted, compiled = play(starts, "interpreted"), play(starts, "compiled")
    assert interpreted.count(b"\n") > 1000
    assert hashlib.sha256(interpreted).hexdigest() == hashlib.sha256(compiled).hexdigest()
