"""What must hold in every game: games at random against the clauses read another way, and both ways to run."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from jemaa.core.choice import Choice
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.marrakech.actions import COLOUR_LETTERS, HEADINGS
from jemaa.marrakech.game import Marrakech
from jemaa.marrakech.market import path, square_number

Walk = Callable[[Marrakech, int], Iterator[tuple[State, Choice | None]]]
SQUARES = [column + row for column in "abcdefg" for row in "1234567"]


def places_by_hand(state: State) -> set[str]:
    """MK-5.1 and MK-5.3, read off the position square by square."""
    position, assam = state.position, state.position.assam.square
    own = position.options.cover_own_rug and position.seat
    whole = {tuple(sorted(rug.squares)) for rug in position.rugs if rug.colour.upper() != own}
    return {f"{first}-{second}" for first in SQUARES for second in SQUARES
            if first < second and are_beside(first, second) and assam not in (first, second)
            and (are_beside(first, assam) or are_beside(second, assam)) and (first, second) not in whole}


def are_beside(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) + abs(ord(one[1]) - ord(other[1])) == 1


@pytest.mark.clause("MK-5.1", "MK-5.3", "MK-5.4")
def test_the_legal_places_are_those_that_the_clauses_give(table: Marrakech, walk_through: Walk) -> None:
    laying = [state for state, _ in walk_through(table, 11) if state.position.phase == "lay"]
    assert len(laying) >= 5
    for state in laying[::4]:
        assert {action.text for action in state.legal_actions} == places_by_hand(state)
        assert state.legal_actions
        assert list(state.legal_actions) == sorted(state.legal_actions)


@pytest.mark.clause("MK-1.2", "MK-2.3", "MK-2.4")
def test_each_outcome_leads_to_the_child_that_has_it(table: Marrakech, walk_through: Walk) -> None:
    for state, _ in walk_through(table, 12):
        for outcome, weight in state.chance_outcomes:
            assert weight > 0
            kind, said = outcome.text.split()
            assert shown(kind, state, state.apply(outcome)) == said


def shown(kind: str, state: State, child: State) -> str:
    """What a child shows of a draw of this kind, as the outcome's text says it."""
    before, after = state.position, child.position
    if kind == "first":
        return str(after.seat)
    if kind == "roll":
        stops = path(square_number(before.assam.square), HEADINGS.index(before.assam.facing), 4)
        return str(stops.index((square_number(after.assam.square), child.row.facing)) + 1)
    drawn = before.seats.index(next(seat for seat in before.seats if seat.top is None))
    return str(COLOUR_LETTERS[2].index(after.seats[drawn].top) + 1)


@pytest.mark.clause("MK-1.4", "MK-4.4")
def test_dirhams_are_never_lost_nor_made(table: Marrakech, walk_through: Walk) -> None:
    for state, _ in walk_through(table, 13):
        assert sum(seat.dirhams for seat in state.position.seats) == 30 * table.players


def test_chance_is_asked_only_where_two_things_can_be(table: Marrakech, walk_through: Walk) -> None:
    for state, choice in walk_through(table, 14):
        assert (state.actor == CHANCE) == (len(state.chance_outcomes) >= 2)
        assert bool(state.legal_actions) == (state.actor >= 0)
        assert (choice is None) == state.is_over


def test_states_stay_as_they_are(table: Marrakech, walk_through: Walk) -> None:
    seen = [(state, bytes(state), state.text) for state, _ in walk_through(table, 15)]
    assert all(bytes(state) == data and state.text == text for state, data, text in seen)


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
