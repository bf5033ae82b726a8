"""A row without NumPy has the layout and the bytes that NumPy gives it."""

from typing import Annotated

import numpy as np
import pytest

from jemaa import games
from jemaa.core.row import INT8, INT16, Int8, Int64, IntField, Row, constant, dump, pack, plain, room, single_rows
from tests.played import walk


class Uneven(Row):
    """Fields that need padding between them and at the end."""

    first: Int8
    second: Int64
    third: Annotated[IntField, INT16, 3]
    last: Annotated[IntField, INT8, 5]


class OldStyle(Row):
    """A field whose kind is given as NumPy's class."""

    numbers: Annotated[IntField, np.int16, 2]


LAYOUTS = [*(games.game_type(name).rules.layout for name in games.GAMES), Uneven, OldStyle]
every_layout = pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.__name__)


@every_layout
def test_fields_lie_where_numpy_puts_them(layout: type[Row]) -> None:
    kept = layout.dtype
    assert layout.size == kept.itemsize
    assert [(field.name, field.offset) for field in layout.fields] == [
        (name, kept.fields[name][1]) for name in kept.names or () if kept.fields]
    assert [field.kind for field in layout.fields] == [str(kept[name].base) for name in kept.names or ()]
    assert [field.length for field in layout.fields] == [sum(kept[name].shape) for name in kept.names or ()]


@every_layout
def test_the_largest_and_the_smallest_numbers_have_numpy_s_bytes(layout: type[Row]) -> None:
    for end in range(2):
        row, record = layout(), np.zeros(1, layout.dtype)
        for field in layout.fields:
            number = field.limits[end]
            setattr(row, field.name, [number] * field.length if field.length else number)
            record[field.name] = number
        assert pack(row) == record.tobytes()
        assert vars(plain(layout, record.tobytes())) == vars(row)


@pytest.mark.parametrize("name", games.GAMES)
def test_states_of_a_game_have_numpy_s_bytes(name: str) -> None:
    layout = games.game_type(name).rules.layout
    for state, _ in walk(games.game(name), 3):
        record = np.frombuffer(bytes(state), layout.dtype)
        row = plain(layout, bytes(state))
        assert {field.name: record[field.name][0].tolist() for field in layout.fields} == vars(row)
        assert pack(row) == bytes(state)


def test_a_number_that_does_not_fit_is_refused() -> None:
    row = Uneven()
    row.first = 128
    with pytest.raises(OverflowError, match="Uneven"):
        pack(row)


def test_a_list_of_another_length_is_refused() -> None:
    row = Uneven()
    row.third = [1, 2]
    with pytest.raises(ValueError, match="third has 3 numbers, not 2"):
        pack(row)


def test_room_holds_what_is_written() -> None:
    values = room("float32", 1000, 5)
    values[999, 4] = 0.1
    assert float(values[999, 4]) == float(np.float32(0.1))
    assert len(values) == 1000
    assert values.nbytes == 20_000


def test_numbers_in_single_precision_are_rounded_as_numpy_rounds_them() -> None:
    given = [0.1, -0.01, 1 / 3, 123.457]
    rounded = np.array(given).astype(np.float32).astype(float).tolist()
    assert [float(constant(value)) for value in given] == rounded
    assert [[float(value) for value in row] for row in single_rows([given, given], 4)] == [rounded, rounded]


@pytest.mark.parametrize("name", games.GAMES)
def test_what_lies_behind_the_last_field_is_no_part_of_a_state(name: str) -> None:
    layout = games.game_type(name).rules.layout
    room = np.full(layout.dtype.itemsize, 7, np.uint8)
    rows = room.view(layout.dtype)
    for field in layout.dtype.names or ():
        rows[field] = 0  # as a copy of an array does it: field by field
    assert dump(rows) == bytes(layout.dtype.itemsize)
