"""Buffers whose numbers lie side by side in memory, without NumPy, as functions of a library take them."""

from array import array
from collections.abc import Iterable, Iterator

Flat = tuple[int | None, ...]
"""An array as compiled code takes it: two owners (nobody), the number of entries, the bytes of one, the address, the
shape, and the bytes from one entry to the next along each axis."""


class PackedRows:
    """Rows of a game as bytes, one after another."""

    __slots__ = ("_memory", "_width", "flat")

    def __init__(self, width: int, data: bytes) -> None:
        """`width` is the number of bytes of one row; `data` are the bytes of all rows, and are copied."""
        self._width = width
        self._memory = array("B", data)
        count = len(data) // width
        self.flat: Flat = (None, None, count, width, self._memory.buffer_info()[0], count, width)

    def __len__(self) -> int:
        return len(self._memory) // self._width

    def __getitem__(self, at: int) -> memoryview:
        """The bytes of a row; a change to them changes the row."""
        first = range(len(self))[at] * self._width
        return memoryview(self._memory)[first : first + self._width]

    def __setitem__(self, at: int, row: memoryview) -> None:
        """Overwrite row `at` with the bytes of `row`, which must be as long; else raises `ValueError`."""
        self[at][:] = row

    def table(self) -> memoryview:
        """The bytes, shape (row, byte)."""
        return memoryview(self._memory).cast("B", (len(self), self._width))


class Lines:
    """Lines of numbers of one kind, all of one length."""

    __slots__ = ("_numbers", "_width", "flat")

    def __init__(self, code: str, width: int, numbers: bytes | Iterable[float]) -> None:
        """`code` is the letter of the module `array`; `numbers` are those of all lines, one after another."""
        self._width = width
        self._numbers = array(code, numbers)
        size, (address, count) = self._numbers.itemsize, self._numbers.buffer_info()
        self.flat: Flat = (None, None, count, size, address, count // width, width, width * size, size)

    def __len__(self) -> int:
        return len(self._numbers) // self._width

    def __getitem__(self, at: int) -> memoryview:
        """The numbers of a line; a change to them changes the line."""
        first = range(len(self))[at] * self._width
        return memoryview(self._numbers)[first : first + self._width]

    def __iter__(self) -> Iterator[memoryview]:
        return (self[at] for at in range(len(self)))
