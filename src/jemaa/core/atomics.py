"""Whole numbers that several threads of compiled code share: read, written and added to atomically. Needs Numba.

What a thread has written before it writes or adds to such a number is seen by a thread that has read or added to it
since (acquire and release, in the terms of C++). The functions are for compiled code alone; `array` is one of int64,
and `at` the place of the number in it, which is not checked.
"""

from collections.abc import Callable
from typing import Any

from jemaa.core.extra import extras

with extras():
    from numba import types
    from numba.core.cgutils import get_item_pointer
    from numba.extending import intrinsic

WIDTH = 8
"""The bytes of a number, which is aligned to as many."""
Made = tuple[Any, Callable[..., Any]]
"""The types of a function, and what writes its code."""


@intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
def load(_: Any, array: Any, at: Any) -> Made:  # noqa: ARG001  # Numba calls it by these names, with types
    """Return the number: `load(array, at)`."""
    def write(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.load_atomic(_pointer(context, builder, signature, values), "acquire", WIDTH)
    return types.int64(array, types.int64), write


@intrinsic  # type: ignore[untyped-decorator]  # as above
def store(_: Any, array: Any, at: Any, number: Any) -> Made:  # noqa: ARG001  # as above
    """Write the number: `store(array, at, number)`."""
    def write(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        builder.store_atomic(values[2], _pointer(context, builder, signature, values), "release", WIDTH)
        return context.get_dummy_value()
    return types.void(array, types.int64, types.int64), write


@intrinsic  # type: ignore[untyped-decorator]  # as above
def add(_: Any, array: Any, at: Any, number: Any) -> Made:  # noqa: ARG001  # as above
    """Add to the number, and return what it was before: `add(array, at, number)`."""
    def write(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.atomic_rmw("add", _pointer(context, builder, signature, values), values[2], "acq_rel")
    return types.int64(array, types.int64, types.int64), write


def _pointer(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    """The address of the number at the index that is the second of the values, in the array that is the first."""
    kind = signature.args[0]
    array = context.make_array(kind)(context, builder, values[0])
    return get_item_pointer(context, builder, kind, array, [values[1]])
