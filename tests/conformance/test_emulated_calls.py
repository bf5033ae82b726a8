"""The calls that are sent to another platform's library, as far as they need no emulator."""

from array import array
from ctypes import c_double, c_int64, c_void_p
from struct import pack
from typing import cast

from jemaa.core.native import Metadata
from jemaa.core.native_call import packer
from tests.conformance.emulated_calls import PLAIN, header, merged, taken_apart

ARRAY = [c_void_p, c_void_p, c_int64, c_int64, c_void_p, c_int64, c_int64]


def test_memory_is_sent_once_and_arguments_point_into_it() -> None:
    numbers = array("q", range(4))
    flat: list[int | float | None] = []
    packer(["i", "f", "q1", "q1"])((-7, 0.5, numbers, memoryview(numbers)[2:]), flat)
    call = taken_apart([c_int64, c_double, *ARRAY, *ARRAY], flat)
    begin, _ = numbers.buffer_info()
    assert call.blocks == [(begin, begin + 32)]
    assert call.slots[0] == (PLAIN, -7)
    assert call.slots[1] == (PLAIN, int.from_bytes(pack("<d", 0.5), "little"))
    assert (call.slots[6], call.slots[13]) == ((0, 0), (0, 16))


def test_memory_that_overlaps_is_one_block_and_neighbours_are_two() -> None:
    assert merged([(8, 16), (0, 8), (12, 20), (13, 14)]) == [(0, 8), (8, 20)]


def test_each_function_is_called_with_the_types_of_its_arguments() -> None:
    metadata = cast("Metadata", {"functions": {"one.f": ("f", ["i", ["f", "d1"]], "i")}})
    text = header(metadata)
    arguments = ", ".join(f"slots[{at}].{'real' if at == 1 else 'whole'}" for at in range(9))
    assert f"(void *, void *, int64_t, double{', int64_t' * 7})" in text
    assert f"(result, error, {arguments})" in text
    assert 'CALLS[] = {{"f", call_f}};' in text
