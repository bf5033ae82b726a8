"""Buffers of numbers side by side, and what changes with them."""

import pytest

from jemaa.core.packed import Lines, PackedRows


def test_rows_are_copied_and_read_back() -> None:
    rows = PackedRows(4, b"aaaabbbbcccc")
    rows[0] = rows[-1]
    rows[1][0:1] = b"x"
    assert [bytes(rows[at]) for at in range(len(rows))] == [b"cccc", b"xbbb", b"cccc"]
    assert rows.table().shape == (3, 4)
    assert bytes(rows.table()) == b"ccccxbbbcccc"


def test_a_row_that_is_not_there_is_an_error() -> None:
    with pytest.raises(IndexError):
        PackedRows(4, bytes(8))[2]
    with pytest.raises(ValueError, match="different structures"):
        PackedRows(4, bytes(8))[0] = memoryview(b"12345")


def test_lines_change_with_their_parts() -> None:
    lines = Lines("d", 2, [0.5, 1, 2, 3])
    lines[1][0] = 7
    assert [line.tolist() for line in lines] == [[0.5, 1.0], [7.0, 3.0]]
    assert len(lines) == 2
    assert len(Lines("f", 32, [])) == 0
