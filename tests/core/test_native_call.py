"""How Python's values become the arguments of compiled functions."""

from array import array
from ctypes import c_int64, c_void_p
from typing import Any

import numpy as np
import pytest

from jemaa.core import native_call
from jemaa.core.native_call import packer
from jemaa.core.packed import Lines, PackedRows


def packed(kind: native_call.Description, value: object) -> list[Any]:
    arguments: list[Any] = []
    packer(kind)(value, arguments)
    return arguments


def test_numbers_and_tuples_of_them_in_their_order() -> None:
    assert packed(["i", ["f", "i"]], (1, (2.5, np.int64(3)))) == [1, 2.5, 3]


def test_an_array_whatever_holds_it() -> None:
    numbers = array("q", [1, 2, 3])
    address = numbers.buffer_info()[0]
    wanted = [None, None, 3, 8, address, 3, 8]
    for value in (numbers, memoryview(numbers), np.frombuffer(numbers, "i8")):
        assert packed("q1", value) == wanted


def test_an_array_of_two_axes() -> None:
    lines = Lines("f", 3, [1, 2, 3, 4, 5, 6])
    address = packed("f2", lines)[4]
    assert packed("f2", lines) == [None, None, 6, 4, address, 2, 3, 12, 4]
    table = np.zeros((2, 3), np.float32)
    assert packed("f2", table) == [None, None, 6, 4, table.ctypes.data, 2, 3, 12, 4]
    view = memoryview(array("h", range(6))).cast("B").cast("h", (3, 2))
    assert packed("h2", view)[5:] == [3, 2, 4, 2]


def test_rows() -> None:
    rows = PackedRows(16, bytes(48))
    assert packed("R1", rows) == [None, None, 3, 16, packed("R1", rows)[4], 3, 16]


@pytest.mark.parametrize(("kind", "value"), [
    ("q1", array("i", [1])), ("q1", array("d", [1])), ("f1", np.zeros(3)), ("q2", array("q", [1])), ("i", 1.5),
    ("q1", [1, 2]), (["i", "i"], (1,)),
])
def test_what_does_not_fit_is_refused(kind: native_call.Description, value: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        packed(kind, value)


def test_every_argument_has_a_type() -> None:
    assert native_call._types(["i", "q2"]) == [c_int64, c_void_p, c_void_p, c_int64, c_int64, c_void_p, *[c_int64] * 4]
