"""Calls of compiled functions in a library, by Numba's convention, with buffers of any kind.

A function returns a status, and is passed the address of its result, the address of an error, and its arguments: tuples
by their parts, arrays as `core.packed.Flat` says.
"""

from array import array
from collections.abc import Callable, Sequence
from ctypes import CDLL, addressof, byref, c_char, c_double, c_int8, c_int32, c_int64, c_void_p
from operator import index
from typing import Any, TypeAlias

from jemaa.core.packed import Flat, Lines, PackedRows

Description: TypeAlias = Any
"""The type of an argument or a result: a text, or the list of a tuple's parts.

"i" is a whole number of 64 bits, "f" a double, "?" a truth value, "-" nothing. An array has the letter of its entries'
type (that of the module `struct`, or "R" for rows) and its number of dimensions: "q1", "f2", "R1".
"""
Argument: TypeAlias = int | float | None
Packer = Callable[[Any, list[Argument]], None]
"""(value, arguments): appends the value to the arguments, as the convention wants it."""

NUMBERS: dict[str, tuple[type, Callable[[Any], Argument]]] = {"i": (c_int64, index), "f": (c_double, float)}
RESULTS: dict[str, type] = {"i": c_int64, "f": c_double, "?": c_int8, "-": c_void_p}
DONE = (0, -2)
"""The statuses of a call that went well; the second one says that the function returned None."""
NO_BYTES = c_char * 0


class NativeFunction:
    """A function of a library, called as the Python function that it was compiled from."""

    def __init__(self, library: CDLL, symbol: str, arguments: Sequence[Description], returns: str,
                 py_func: Callable[..., object] | None = None) -> None:
        """The function of `library` with the name `symbol`, and the types of its arguments and of its result.

        `py_func` is the Python function that it was compiled from, where that is known. Raises `AttributeError` if the
        library has no such symbol.
        """
        self.py_func = py_func
        self.__name__ = symbol
        self._call: Any = library[symbol]
        self._call.argtypes = [c_void_p, c_void_p, *(kind for each in arguments for kind in _types(each))]
        self._call.restype = c_int32
        self._pack = packer(list(arguments))
        self._result, self._is_truth = RESULTS[returns], returns == "?"
        self._returns = returns != "-"

    def __call__(self, *arguments: object) -> Any:
        """The function's result; raises `TypeError` or `ValueError` for arguments that do not fit in type or number.

        Raises `RuntimeError` if the function fails.
        """
        flat: list[Argument] = []
        self._pack(arguments, flat)
        result, error = self._result(), c_void_p()
        status = self._call(byref(result), byref(error), *flat)
        if status not in DONE:
            raise RuntimeError(f"{self.__name__} failed with status {status}")
        if self._is_truth:
            return bool(result.value)
        return result.value if self._returns else None


def packer(kind: Description) -> Packer:
    """The function that appends a value of the type `kind` to a list of arguments, in the parts that are passed."""
    if isinstance(kind, list):
        return _tuple_packer([packer(part) for part in kind])
    if kind in NUMBERS:
        convert = NUMBERS[kind][1]
        return lambda value, arguments: arguments.append(convert(value))
    return _array_packer(kind)


def _tuple_packer(parts: list[Packer]) -> Packer:
    def pack(values: Any, arguments: list[Argument]) -> None:
        for part, value in zip(parts, values, strict=True):
            part(value, arguments)
    return pack


def _array_packer(kind: str) -> Packer:
    letter, dimensions = kind[0], int(kind[1])

    def pack(value: Any, arguments: list[Argument]) -> None:
        if type(value) is array and value.typecode == letter and dimensions == 1:
            address, count = value.buffer_info()
            size = value.itemsize
            arguments += (None, None, count, size, address, count, size)
            return
        flat: Flat = value.flat if isinstance(value, PackedRows | Lines) else _flat(value, letter)
        if len(flat) != 5 + 2 * dimensions:
            raise TypeError(f"expected an array of {dimensions} dimensions, not {value!r}")
        arguments += flat
    return pack


def _flat(value: Any, letter: str) -> Flat:
    """A NumPy array, or a writable buffer such as a `memoryview`, as compiled code takes it.

    Raises `TypeError` unless its numbers are of the kind `letter`.
    """
    if hasattr(value, "__array_interface__"):
        view, address = value, value.ctypes.data
        fits = letter == "R" or value.dtype.str[1:] == DTYPES[letter]
    else:
        view = memoryview(value)
        address, fits = addressof(NO_BYTES.from_buffer(view)), view.format == letter
    if not fits:
        raise TypeError(f"expected numbers of the kind {letter!r}, not {value!r}")
    return (None, None, view.nbytes // view.itemsize, view.itemsize, address, *view.shape, *view.strides)


DTYPES = {"q": "i8", "i": "i4", "h": "i2", "b": "i1", "B": "u1", "d": "f8", "f": "f4"}
"""The letters of arrays -> NumPy's names of their entries' types, without the order of bytes."""


def _types(kind: Description) -> list[type]:
    """The C types of the arguments in which a value of the type `kind` is passed."""
    if isinstance(kind, list):
        return [each for part in kind for each in _types(part)]
    if kind in NUMBERS:
        return [NUMBERS[kind][0]]
    return [c_void_p, c_void_p, c_int64, c_int64, c_void_p, *[c_int64] * (2 * int(kind[1]))]
