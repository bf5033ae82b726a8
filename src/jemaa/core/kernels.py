"""Kernels: templates that Numba's CUDA target compiles for an NVIDIA GPU, and what they are called with.

It compiles the Python source of `core.compile.rule` functions as device functions. Under `NUMBA_ENABLE_CUDASIM=1`
kernels are simulated; the rules then run compiled for the CPU.
"""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias, TypeVar, cast

from jemaa.core import extra
from jemaa.core.binding import GameFunctions
from jemaa.core.errors import BadOption
from jemaa.core.extra import extras

with extras():
    import numba
    import numpy as np
    from numba import cuda

SIMULATED = bool(numba.config.ENABLE_CUDASIM)

Source: TypeAlias = Callable[..., None]
"""A kernel as a Python function."""
Buffers = TypeVar("Buffers")


class Kernel(Protocol):
    """A compiled kernel: `kernel[blocks, threads](...)` launches it."""

    def __getitem__(self, grid: tuple[int, int]) -> Source:
        """The function that launches the kernel on a grid of (blocks, threads)."""
        ...


def source(functions: GameFunctions, kernel: Source) -> Source:
    """A kernel over a game's functions, to be compiled; it may call templates."""
    return functions.source(kernel, _callable)


def compiled(kernel: Source) -> Kernel:
    """A kernel that is compiled when it is first launched."""
    return cast("Kernel", cuda.jit(kernel))


def check() -> None:
    """Raise `MissingExtra` or `BadOption`, which say what is missing, unless kernels can run here."""
    if SIMULATED:
        return
    extra.check("gpu")
    if not cuda.is_available():
        raise BadOption("device 'cuda' needs an NVIDIA GPU with its driver, and none answers here; use device 'cpu'")


def free_memory() -> float:
    """The bytes of the GPU's memory that are free; infinite in the simulator."""
    return float(cuda.current_context().get_memory_info()[0])


def _callable(function: Callable[..., object]) -> Callable[..., object]:
    """A function in a form that kernels can call.

    The simulator passes wrapped arrays, which compiled code can't take.
    """
    if not SIMULATED:
        return function
    return lambda *given: function(*(unwrapped(each) for each in given))


def unwrapped(given: Any) -> Any:
    """The array that the simulator has wrapped, or a named tuple of such; anything else as it is."""
    if isinstance(given, tuple) and hasattr(given, "_fields"):
        return type(given)(*map(unwrapped, given))
    item = getattr(given, "_item", given)
    return getattr(item, "_ary", item)


def to_device(given: Buffers) -> Buffers:
    """A copy of an array on the GPU, or of a named tuple of arrays; anything else as it is.

    For type checkers its arrays are NumPy's, not Numba's.
    """
    if isinstance(given, tuple) and hasattr(given, "_fields"):
        return cast("Buffers", type(given)(*map(to_device, given)))
    return cast("Buffers", cuda.to_device(given) if isinstance(given, np.ndarray) else given)
