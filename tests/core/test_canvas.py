"""Drawing in a terminal: lines that meet are joined, colours end where they should."""

import pytest

from jemaa.core.canvas import BOLD, DIM, Canvas


def test_lines_that_meet_are_joined() -> None:
    canvas = Canvas(9, 5)
    canvas.line((0, 0), (8, 0), (8, 4), (0, 4), (0, 0))
    canvas.line((4, 0), (4, 4))
    canvas.line((8, 2), (0, 2))
    assert canvas.render(colour=False).splitlines() == [
        "╭───┬───╮",
        "│   │   │",
        "├───┼───┤",
        "│   │   │",
        "╰───┴───╯",
    ]


def test_what_is_put_later_lies_on_top() -> None:
    canvas = Canvas(5, 1)
    canvas.line((0, 0), (4, 0))
    canvas.put(1, 0, "ab")
    canvas.put(2, 0, "c")
    assert canvas.render(colour=False) == "─ac──"


def test_colours_are_written_once_a_run_and_end_with_it() -> None:
    canvas = Canvas(6, 2)
    canvas.put(0, 0, "ab", BOLD)
    canvas.put(2, 0, "c")
    canvas.put(1, 1, "d", DIM)
    assert canvas.render(colour=True) == "\x1b[1mab\x1b[0mc\n \x1b[2md\x1b[0m"
    assert canvas.render(colour=False) == "abc\n d"


def test_a_coloured_blank_stays_where_a_blank_does_not() -> None:
    canvas = Canvas(4, 1)
    canvas.put(0, 0, "  ", BOLD)
    assert canvas.render(colour=True) == "\x1b[1m  \x1b[0m"
    assert canvas.render(colour=False) == ""


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(IndexError):
        Canvas(3, 1).put(1, 0, "abc")
