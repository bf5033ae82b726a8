"""What the network sees of Morocco."""

from typing import Any

import msgspec
import pytest

from jemaa import games
from jemaa.core.game import State, game_of
from jemaa.core.network_inputs import sparse_input
from jemaa.core.row import floats
from jemaa.core.row import load as load_row
from jemaa.morocco import network_inputs as inputs
from jemaa.morocco.evaluation import EVALUATION
from jemaa.morocco.game import MOROCCO
from jemaa.morocco.market import STALLS, stall_name
from jemaa.morocco.network_inputs import (
    ABSENT,
    BEFORE_TURNS,
    EMPTY,
    LEADS,
    LEVELS,
    ONE_TURN,
    PASSED,
    TIES,
    TRAILS,
    TWO_TURNS,
)
from jemaa.morocco.state import COLOURS, OPEN, SEATS, MoroccoRow
from tests.morocco.drawn import drawn, texts
from tests.played import walk

BY_SEAT = ("points", "coins", "assistants", "bodyguards", "quarters", "tourists", "guests", "cousins", "market_tiles",
           "owed")


def row_of(state: State) -> Any:
    """The state's row, as rules take it."""
    return load_row(MoroccoRow, bytes(state))[0]


def seen(state: State, seat: int) -> dict[int, float]:
    """The inputs that aren't 0, of which alone any are emitted; those emitted several times are added up."""
    row = row_of(state)
    features = floats(SEATS * len(EVALUATION.names))
    EVALUATION.write_features(row, features)
    sparse = sparse_input(inputs.MOST)
    inputs.encode(row, seat, features, sparse)
    size = sparse.size[0]
    assert size <= inputs.MOST
    assert all(sparse.values[:size])
    found: dict[int, float] = {}
    for index, value in zip(sparse.indices[:size], sparse.values[:size], strict=True):
        found[int(index)] = found.get(int(index), 0.0) + float(value)
    return found


def part(found: dict[int, float], first: int, after: int) -> dict[int, float]:
    """The inputs from one on, numbered from 0, up to another."""
    return {number - first: amount for number, amount in found.items() if first <= number < after}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_they_stay_within_their_bounds(players: int) -> None:
    for seed in range(3):
        for state, _ in walk(games.game("morocco", players), seed):
            for seat in range(players):
                found = seen(state, seat)
                assert min(found) >= 0
                assert max(found) < inputs.INPUTS


@pytest.mark.parametrize("players", [2, 5])
def test_each_seat_is_me_in_turn(players: int) -> None:
    """What A sees is what B would see if everybody moved on by one seat."""
    for state, _ in list(walk(games.game("morocco", players, first_player="A"), 6))[60::40]:
        row = state.row
        for name in BY_SEAT:
            held = list(getattr(row, name))
            setattr(row, name, [held[(seat - 1) % players] for seat in range(players)] + held[players:])
        cubes = list(row.cubes)
        row.cubes = [cubes[(seat - 1) % players * COLOURS + colour] for seat in range(players)
                     for colour in range(COLOURS)] + cubes[players * COLOURS:]
        row.workers = [1 + ((worker - 1) // 3 + 1) % players * 3 + (worker - 1) % 3 if worker else 0
                       for worker in row.workers]
        row.tiles = [1 + tile % players if 1 <= tile <= players else tile for tile in row.tiles]
        row.taken = [1 + taker % players if taker else 0 for taker in row.taken]
        row.first_player = 2
        for name in ("seat", "active", "first"):
            setattr(row, name, (getattr(row, name) + 1) % players)
        assert seen(game_of(MOROCCO, row).state(row), 1) == pytest.approx(seen(state, 0))


@pytest.mark.clause("MO-5.3")
@pytest.mark.parametrize("players", [2, 4])
def test_a_seat_can_pay_for_the_stalls_where_it_may_place(players: int) -> None:
    found = 0
    for seed in range(3):
        for state, _ in walk(games.game("morocco", players), seed):
            placed = {text.split()[1] for text in texts(state, "assistant")}
            if placed:
                row = row_of(state)
                stalls = inputs.payable(row, state.actor)
                with_room = {stall for stall in range(STALLS) if stalls >> stall & 1 and state.row.tiles[stall] == OPEN}
                assert {stall_of(space) for space in placed} == {stall_name(stall) for stall in with_room}
                found += 1
    assert found > 50


def stall_of(space: str) -> str:
    """The stall that a space lies in."""
    return "ABCDE"["abcdefghij".index(space[0]) // 2] + str((int(space[1:]) + 1) // 2)


RACES_DRAWN = """
    A  .  | A  B  | Ab B  | B  B  | .  .
    .  .  | .  .  | .  .  | A  .  | .  .
"""


@pytest.mark.clause("MO-6.2")
def test_races_are_seen_by_standing_and_by_who_can_still_place() -> None:
    """A leads A1 and C1, ties in B1, trails in D1; A can pay A1 only (two black cubes), B every one in black's row."""
    state = drawn(RACES_DRAWN, players=2, hands="kk/kkgpn")
    can = {"A": 1, "B": 2}
    reach = {LEADS: {1: can["A"] + can["B"], 3: can["B"]}, TIES: {2: can["B"]}, TRAILS: {3: can["B"]}}
    assert part(seen(state, 0), inputs.REACH, inputs.JOINS) == {
        (standing * LEVELS + level) * 4 + who: 1.0 for standing, levels in reach.items()
        for level, who in levels.items()} | {(EMPTY * LEVELS + 1) * 4: 1.0}  # D5, under E5's arrow
    assert len(part(seen(state, 0), inputs.RACES, inputs.REACH)) == 4
    standings = {number // 4 // LEVELS for number in part(seen(state, 1), inputs.REACH, inputs.JOINS)}
    assert standings == {ABSENT, TIES, TRAILS, LEADS, EMPTY}


@pytest.mark.clause("MO-9.1")
def test_stalls_beside_own_tiles_are_seen_and_whether_those_are_the_largest_group() -> None:
    """A1 alone; C1 and D1 together. Beside them: A2, B1 (both), C2, D2, E1."""
    state = drawn("""
        #  A  | .  .  | #  A  | #  A  | .  .
        #  >  | .  .  | #  v  | #  >  | .  .
    """, players=2)
    found = part(seen(state, 0), inputs.JOINS, inputs.THEIR_JOINS)
    bare, under_an_arrow = EMPTY * LEVELS * 2, (EMPTY * LEVELS + 1) * 2
    assert found == {bare: 1.0, bare + 1: 1.0, under_an_arrow + 1: 3.0}
    assert not part(seen(state, 1), inputs.JOINS, inputs.THEIR_JOINS)


@pytest.mark.clause("MO-5.1")
def test_what_is_left_of_a_round_is_seen_seat_by_seat() -> None:
    """B is in its first turn: A has had one, C none."""
    state = drawn(turn="B")
    assert [inputs.time_of(row_of(state), seat) for seat in range(3)] == [ONE_TURN, TWO_TURNS, TWO_TURNS]
    state = drawn(turn="C", second=True)
    assert [inputs.time_of(row_of(state), seat) for seat in range(3)] == [PASSED, PASSED, ONE_TURN]
    state = drawn(hands="kkg", seats={"A": {"coins": 1, "quarters": 2}}).apply("assistant a1")
    assert inputs.time_of(row_of(state), 0) == ONE_TURN  # has placed, and may still spend the coin
    start = next(state for state, _ in walk(games.game("morocco", 3), 1) if texts(state, "scout"))
    assert inputs.time_of(row_of(start), 0) == BEFORE_TURNS


@pytest.mark.clause("MO-6.7")
def test_juice_is_seen_with_how_soon_it_will_be_taken() -> None:
    """A's worker touches the token in the corner, worth 2; B's the next, worth 3."""
    state = drawn("""
        A  B
        .  .
    """, players=2)
    assert part(seen(state, 0), inputs.JUICE, inputs.TIME) == {2 * 2 + 1: 2 / 4, 2 * 2: 3 / 4}


@pytest.mark.parametrize(("options", "emitted"), [
    ({}, {}), ({"must_place": "held"}, {0: 1.0}), ({"empty_tile_arrow": False}, {1: 1.0}),
    ({"keep_cube": "may"}, {2: 1.0}),
])
def test_an_option_is_seen_where_it_differs_from_its_default_and_changes_no_other_input(
        options: dict[str, Any], emitted: dict[int, float]) -> None:
    start = next(state for state, _ in walk(games.game("morocco", 3), 1) if texts(state, "scout"))
    found = seen(games.from_json(msgspec.to_builtins(start.position) | {"options": options}), 0)
    assert part(found, inputs.OPTIONS, inputs.INPUTS) == emitted
    assert part(found, 0, inputs.OPTIONS) == part(seen(start, 0), 0, inputs.OPTIONS)
