"""Morocco's positions, set up by hand."""

import msgspec
import pytest

import jemaa
from jemaa.core.editing import Value, with_piece, with_value
from jemaa.core.errors import IllegalPosition
from jemaa.core.position import read
from jemaa.games import from_json
from jemaa.morocco.editing import EDITING
from jemaa.morocco.position import CLAUSES, Position, StallPosition, Token


def begun(players: int = 2) -> Position:
    """A market without workers, with the first seat to choose."""
    state = jemaa.game("morocco", players=players).start()
    while state.chance_outcomes:
        state = state.apply(state.chance_outcomes[0][0])
    return read(Position, state.json, CLAUSES)


def put(position: Position, piece: str, cell: str) -> Position:
    made: Position = with_piece(EDITING, position, piece, [cell])
    return made


def changed(position: Position, name: str, value: Value) -> Position:
    made: Position = with_value(EDITING, position, name, value)
    return made


def stall(position: Position, name: str) -> StallPosition:
    return next(each for each in position.stalls if each.name == name)


def token(position: Position, corner: int) -> Token:
    return position.juice[corner]


def test_a_worker_comes_from_its_seat_s_supply_and_goes_back() -> None:
    position = put(begun(), "A tourist", "c3")
    assert stall(position, "B2").workers == {"c3": "A tourist"}
    assert position.seats[0].tourists == 1
    other = put(position, "B assistant", "c3")
    assert stall(other, "B2").workers == {"c3": "B assistant"}
    assert (other.seats[0].tourists, other.seats[1].assistants) == (2, 11)
    assert put(other, "nothing", "c3") == begun()


def test_a_tile_closes_a_stall_and_turns_its_arrow() -> None:
    position = put(put(begun(), "A assistant", "c3"), "tile B", "d4")
    closed = stall(position, "B2")
    assert (closed.workers, closed.tile, closed.arrow) == ({}, "B", None)
    assert (position.seats[0].assistants, position.seats[1].market_tiles) == (12, 11)
    for arrow in ("north", "east", "south", "west", None):
        position = put(position, "tile B", "c3")
        assert stall(position, "B2").arrow == arrow
    assert stall(put(position, "A assistant", "c3"), "B2").tile is None


def test_a_token_changes_places_with_another_one_of_its_value() -> None:
    position = begun()
    before, values = token(position, 0).value, sorted(each.value for each in position.juice)
    wanted = next(value for value in (2, 3, 4) if value != before)
    after = put(position, f"juice {wanted}", "a1")
    assert token(after, 0).value == wanted
    assert sorted(each.value for each in after.juice) == values


def test_a_token_is_marked_as_taken() -> None:
    taken = put(begun(), "taken B", "a1")
    assert token(taken, 0).taken == "B"
    assert token(put(taken, "taken B", "a1"), 0).taken is None


def test_a_cube_changes_places_with_the_other_one_of_its_colour() -> None:
    position = begun()
    before = list(position.rows)
    after = changed(position, "rows[0]", before[3])
    assert (after.rows[0], after.rows[3]) == (before[3], before[0])


def test_who_chooses_says_how_many_have_been() -> None:
    turns = changed(changed(begun(3), "phase", "assign"), "first", "B")
    position = changed(turns, "seat", "A")
    assert (position.done, position.active, position.seat) == (2, "A", "A")
    assert position.pawn == 1


@pytest.mark.parametrize("cell", ["k1", "a11", "A1", "row 1"])
def test_a_piece_stands_on_a_space(cell: str) -> None:
    with pytest.raises(IllegalPosition, match=r"MO-1\.1"):
        put(begun(), "A assistant", cell)


def test_a_position_in_the_middle_of_a_game_is_set_up_from_nothing() -> None:
    position = changed(begun(), "phase", "assign")
    for piece, cell in (("A assistant", "c3"), ("B assistant", "d4"), *[("tile empty", "a1")] * 3,
                        *[("tile A", "g7")] * 2):
        position = put(position, piece, cell)
    position = changed(position, "seats[0].points", 5)
    position = changed(position, "idle", 0)
    for name in ("seats[0].bodyguards", "seats[1].coins"):
        position = changed(position, name, 1)
    for seat in (0, 1):
        for colour in ("black", "green", "purple", "brown", "orange"):
            position = changed(position, f"seats[{seat}].cubes.{colour}", 0)
    state = from_json(msgspec.json.encode(position))
    assert state.legal_actions
