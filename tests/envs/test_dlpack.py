"""Memory that is shared, not copied, and stays alive as long as somebody uses it."""

import gc
import weakref
from importlib.util import find_spec
from typing import Any

import jax
import numpy as np
import pytest

from jemaa.envs import dlpack
from jemaa.envs.batch import BatchEnv
from jemaa.envs.dlpack import CPU, CUDA, Shared
from jemaa.games import game

HANDED_OVER = ("actor", "legal", "observations", "done", "rewards")


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


@pytest.mark.parametrize("wanted", [{"copy": True}, {"dl_device": (CUDA, 0)}])
def test_neither_a_copy_nor_another_device_is_promised(wanted: dict[str, Any]) -> None:
    shared, memory = lent("int8")
    with pytest.raises(BufferError, match="copy_to_host"):
        shared.__dlpack__(**wanted)
    with pytest.raises(BufferError):
        np.from_dlpack(shared, copy=True)
    assert np.shares_memory(np.from_dlpack(shared, copy=False), memory)
    assert not np.shares_memory(shared.copy_to_host(), memory)


def test_only_memory_on_a_gpu_has_its_interface() -> None:
    shared, memory = lent("int8")
    assert not hasattr(shared, "__cuda_array_interface__")
    there = Shared(memory, 4096, memory.shape, memory.dtype, CUDA)
    assert there.__cuda_array_interface__ == {
        "shape": (3, 4), "typestr": "|i1", "data": (4096, False), "version": 3, "strides": None}
    assert there.__dlpack_device__() == (2, 0)


def test_jax_takes_a_batch_over_without_a_copy() -> None:
    """It shares only memory that begins with a cache line, and quietly copies the rest."""
    env = stepped()
    for name in HANDED_OVER:
        array = getattr(env, name)
        taken = jax.dlpack.from_dlpack(array)
        assert taken.unsafe_buffer_pointer() == array.ctypes.data, name
        assert (taken.shape, taken.dtype) == (array.shape, array.dtype)
        assert (np.asarray(taken) == array).all(), name


def test_jax_takes_shared_memory_over_and_keeps_it_alive() -> None:
    env = stepped()
    memory, wanted = env.legal, env.legal.tolist()
    taken = jax.dlpack.from_dlpack(Shared(memory, memory.ctypes.data, memory.shape, memory.dtype, CPU))
    assert taken.unsafe_buffer_pointer() == memory.ctypes.data
    del env, memory
    gc.collect()
    assert taken.tolist() == wanted


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed: 2.5 GB (pip install torch)")
def test_pytorch_plays_with_what_it_has_taken_over() -> None:
    """The loop of docs/guide/gpu.md, on the CPU: tensors see every step, and a tensor says what is chosen."""
    import torch  # noqa: PLC0415  # may not be there

    env = stepped()
    arrays = {name: getattr(env, name) for name in HANDED_OVER}
    tensors = {name: torch.from_dlpack(array) for name, array in arrays.items()}
    shared = Shared(env.legal, env.legal.ctypes.data, env.legal.shape, env.legal.dtype, CPU)
    assert torch.from_dlpack(shared).data_ptr() == env.legal.ctypes.data
    for _ in range(50):
        env.step(torch.multinomial(tensors["legal"].float(), 1).squeeze(1))
        assert all((tensors[name].numpy() == arrays[name]).all() for name in HANDED_OVER)
    assert all(tensors[name].data_ptr() == arrays[name].ctypes.data for name in HANDED_OVER)


def stepped() -> BatchEnv:
    env = BatchEnv(game("marrakech", 4), 50)
    env.reset(2)
    env.step(env.sample())
    return env
