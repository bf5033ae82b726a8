"""Memory that is shared, not copied, and stays alive as long as somebody uses it."""

import gc
import weakref
from typing import Any

import numpy as np
import pytest

from jemaa.envs import dlpack
from jemaa.envs.dlpack import CPU, CUDA, Shared


class Memory(np.ndarray[Any, Any]):
    """An array that can be watched."""


def lent(kind: str) -> tuple[Shared, Any]:
    memory = np.arange(12).reshape(3, 4).astype(kind).view(Memory)
    return Shared(memory, memory.ctypes.data, memory.shape, memory.dtype, CPU), memory


@pytest.mark.parametrize("kind", ["int8", "int16", "int64", "float32", "uint32"])
def test_both_sides_see_the_same_numbers(kind: str) -> None:
    shared, memory = lent(kind)
    taken = np.from_dlpack(shared)
    assert taken.dtype == memory.dtype
    assert taken.tolist() == memory.tolist()
    memory[1, 2] = 99
    assert taken[1, 2] == 99


def test_what_is_taken_stays_alive_and_is_then_let_go() -> None:
    shared, memory = lent("int8")
    watched = weakref.ref(memory)
    taken = np.from_dlpack(shared)
    del shared, memory
    gc.collect()
    assert taken[2, 3] == 11
    del taken
    gc.collect()
    assert watched() is None


def test_a_capsule_that_nobody_takes_is_let_go() -> None:
    shared, _ = lent("int8")
    capsule = shared.__dlpack__()
    assert len(dlpack._lent) == 1
    del capsule
    gc.collect()
    assert not dlpack._lent


def test_only_memory_on_a_gpu_has_its_interface() -> None:
    shared, memory = lent("int8")
    assert not hasattr(shared, "__cuda_array_interface__")
    there = Shared(memory, 4096, memory.shape, memory.dtype, CUDA)
    assert there.__cuda_array_interface__ == {
        "shape": (3, 4), "typestr": "|i1", "data": (4096, False), "version": 3, "strides": None}
    assert there.__dlpack_device__() == (2, 0)
