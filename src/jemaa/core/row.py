"""A game's state as one fixed-size row, and the buffers of rules: NumPy's for Numba, else Python's own.

A game describes its row once, as a subclass of `Row` with annotated fields. Rules say `state.assam` and
`state.dirhams[seat]` either way; only this module knows which of the two it is. The bytes of a row are the same either
way, and making them needs no NumPy.
"""

import struct
from array import array
from collections.abc import Callable, Iterable, MutableSequence, Sequence
from itertools import chain
from math import prod
from mmap import mmap
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    TypeAlias,
    TypeVar,
    cast,
    get_args,
    get_type_hints,
)

from jemaa.core.compile import rule, rule_or
from jemaa.core.engine import INTERPRETED, LIBRARY
from jemaa.core.packed import Lines, PackedRows

if TYPE_CHECKING or not INTERPRETED:
    import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

Kind = Literal["int8", "int16", "int32", "int64", "float32", "float64"]
"""A kind of number, by NumPy's name."""
INT8: Kind = "int8"
INT16: Kind = "int16"
INT64: Kind = "int64"
Int8 = Annotated[int, INT8]
Int16 = Annotated[int, INT16]
Int64 = Annotated[int, INT64]
CODES: dict[Kind, Literal["b", "h", "i", "q", "f", "d"]] = {
    "int8": "b", "int16": "h", "int32": "i", "int64": "q", "float32": "f", "float64": "d"}
"""Kind -> its letter in the modules `struct` and `array`."""

IntField: TypeAlias = MutableSequence[int]
"""A fixed number of whole numbers in a row: `Annotated[IntField, INT8, 4]`."""
if TYPE_CHECKING:
    Ints: TypeAlias = IntField | npt.NDArray[np.integer]
    Floats: TypeAlias = MutableSequence[float] | npt.NDArray[np.floating]
    Table: TypeAlias = npt.NDArray[Any]
else:
    Ints = Floats = Table = Any
"""A buffer of whole numbers, and one of floating-point numbers: a list or an array. A table has more than one axis."""


class Field(NamedTuple):
    """One field of a row."""

    name: str
    kind: Kind
    length: int
    """The number of its numbers; 0 where it is a single one."""
    offset: int
    """The index of its first byte in the row."""

    @property
    def limits(self) -> tuple[int, int]:
        """The smallest and the largest number that a field of whole numbers can hold."""
        half = 1 << (8 * _width(self.kind) - 1)
        return -half, half - 1


class _LazyType:
    """NumPy's type of a row, made when it is first asked for."""

    def __get__(self, _: object, layout: "type[Row]") -> "np.dtype[np.void]":
        import numpy  # noqa: ICN001, PLC0415  # interpreted rules do without

        fields = [(name, kind, (length,) if length else ()) for name, kind, length, _ in layout.fields]
        made = numpy.dtype(fields, align=True)
        layout.dtype = made  # type: ignore[assignment]  # from now on it is the attribute
        return made


class Row:
    """Base of the rows of games. Subclasses annotate fields, widest first; the attributes below follow from them.

    dtype: NumPy's type of a row, where NumPy is installed.
    fields: the annotated fields, in their order. Each begins at a multiple of its numbers' width, as in C.
    size: the number of bytes.
    is_packed: whether the functions that Python calls are in a library, which takes rows as bytes.
    """

    dtype: ClassVar[_LazyType] = _LazyType()
    fields: ClassVar[tuple[Field, ...]]
    size: ClassVar[int]
    is_packed: ClassVar[bool]
    _bytes: ClassVar[struct.Struct]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        cls.fields = _laid_out([(name, *_field(hint)) for name, hint in hints.items() if hasattr(hint, "__metadata__")])
        cls._bytes = _struct(cls.fields)
        cls.size = cls._bytes.size
        cls.is_packed = LIBRARY is not None and LIBRARY.knows(cls)

    def __init__(self) -> None:
        for name, _, length, _ in self.fields:
            setattr(self, name, [0] * length if length else 0)


AnyRow: TypeAlias = Any
"""A row of some game, where only the game's own functions know which one: a subclass of `Row` or a NumPy record."""
Rows: TypeAlias = Any
"""Rows side by side: a structured array (Numba), `PackedRows` (a library), or a list of `Row` objects (interpreted)."""


def _field(hint: object) -> tuple[Kind, int]:
    """The kind and the length of an annotated field; a kind may also be given as NumPy's class."""
    _, kind, *length = get_args(hint)
    return getattr(kind, "__name__", kind), length[0] if length else 0


def _width(kind: Kind) -> int:
    """Bytes of one number."""
    return array(CODES[kind]).itemsize


def _laid_out(fields: Iterable[tuple[str, Kind, int]]) -> tuple[Field, ...]:
    placed, end = list[Field](), 0
    for name, kind, length in fields:
        offset = -(-end // _width(kind)) * _width(kind)
        placed.append(Field(name, kind, length, offset))
        end = offset + max(length, 1) * _width(kind)
    return tuple(placed)


def _struct(fields: Sequence[Field]) -> struct.Struct:
    """The format of a row's bytes; its size is rounded up to a multiple of the widest number's, as in C."""
    parts, end = ["="], 0
    for _, kind, length, offset in fields:
        parts.append(f"{offset - end}x{max(length, 1)}{CODES[kind]}")
        end = offset + max(length, 1) * _width(kind)
    widest = max(_width(field.kind) for field in fields)
    return struct.Struct("".join([*parts, f"{-end % widest}x"]))


def table(values: Iterable[int]) -> Sequence[int]:
    """A constant table for rules, flat: an array where Numba compiles, else a tuple (faster in ordinary Python)."""
    numbers = tuple(map(int, values))
    return numbers if INTERPRETED else cast("Sequence[int]", np.array(numbers, np.int64))


def constant(value: float) -> float:
    """A constant for rules in single precision: the nearest number that a float32 can hold."""
    return array("f", [value])[0] if INTERPRETED else cast("float", np.float32(value))


@rule
def double(value: float) -> float:
    """A number of single precision in double precision, in which sums and products are made."""
    return 1.0 * value


def ints(size: int) -> Ints:
    """A buffer of `size` whole numbers, all 0."""
    if LIBRARY:
        return array("q", bytes(8 * size))
    return [0] * size if INTERPRETED else np.zeros(size, np.int64)


def int_rows(count: int, size: int) -> Sequence[Ints]:
    """`count` buffers of `size` whole numbers each, all 0."""
    if LIBRARY:
        return cast("Sequence[Ints]", Lines("q", size, bytes(8 * count * size)))
    if INTERPRETED:
        return [ints(size) for _ in range(count)]
    return cast("Sequence[Ints]", np.zeros((count, size), np.int64))


def floats(size: int) -> Floats:
    """A buffer of `size` floating-point numbers, all 0."""
    if LIBRARY:
        return array("d", bytes(8 * size))
    return [0.0] * size if INTERPRETED else np.zeros(size)


def float_rows(count: int, size: int) -> Sequence[Floats]:
    """`count` buffers of `size` floating-point numbers each, all 0."""
    if LIBRARY:
        return cast("Sequence[Floats]", Lines("d", size, bytes(8 * count * size)))
    if INTERPRETED:
        return [floats(size) for _ in range(count)]
    return cast("Sequence[Floats]", np.zeros((count, size)))


def singles(size: int) -> Floats:
    """A buffer of `size` numbers in single precision, all 0: what is written into it is rounded to a float32."""
    return array("f", bytes(4 * size)) if INTERPRETED else np.zeros(size, np.float32)


def single_rows(rows: Sequence[Iterable[float]], size: int) -> Table:
    """Rows of `size` numbers each, rounded to single precision."""
    if LIBRARY:
        return cast("Table", Lines("f", size, chain.from_iterable(rows)))
    if INTERPRETED:
        return cast("Table", [array("f", row) for row in rows])
    return np.array(rows, np.float64).astype(np.float32).reshape(len(rows), size)


def room(kind: Kind, *shape: int) -> Table:
    """An array of this shape for many numbers. Memory is taken as they are written; until then they mean nothing."""
    if not INTERPRETED:
        return np.empty(shape, kind)
    memory = memoryview(mmap(-1, prod(shape) * _width(kind)))
    return cast("Table", memory.cast("B").cast(CODES[kind], shape))


def blank(layout: type[Row], size: int = 1) -> Rows:
    """`size` rows of zeros."""
    if layout.is_packed:
        return PackedRows(layout.size, bytes(layout.size * size))
    return [layout() for _ in range(size)] if INTERPRETED else np.zeros(size, layout.dtype)


@rule
def copy_within(rows: Rows, to: int, origin: int) -> None:
    """Make row `to` equal to row `origin`."""
    rows[to] = _independent(rows[origin])


def _copied(row: AnyRow) -> AnyRow:
    """Another object with the same numbers."""
    made = object.__new__(type(row))
    vars(made).update({name: value.copy() if isinstance(value, list) else value for name, value in vars(row).items()})
    return made


@rule_or(interpreted=_copied)
def _independent(row: AnyRow) -> AnyRow:
    """The row itself where compiled, since assigning it copies it; a copy where interpreted (`_copied`)."""
    return row


def comparable(rows: Rows) -> Rows:
    """The rows as `are_equal` compares them: their bytes, shape (row, byte), or, interpreted, the rows themselves."""
    if isinstance(rows, PackedRows):
        return rows.table()
    return rows if INTERPRETED else rows.view(np.uint8).reshape(len(rows), -1)


def _have_equal_fields(rows: Rows, one: int, other: int) -> bool:
    return vars(rows[one]) == vars(rows[other])


@rule_or(interpreted=_have_equal_fields)
def are_equal(rows: Rows, one: int, other: int) -> bool:
    """Whether rows `one` and `other` are equal; `rows` are as `comparable` gives them."""
    different = 0
    for i in range(rows.shape[1]):
        different += rows[one, i] != rows[other, i]
    return different == 0


def load(layout: type[Row], data: bytes) -> Rows:
    """`Rows` of length 1: one writable row, made from its bytes; `load(...)[0]` is what rules take."""
    if layout.is_packed:
        return PackedRows(layout.size, data)
    return [plain(layout, data)] if INTERPRETED else np.frombuffer(bytearray(data), layout.dtype)


def dump(rows: Rows, at: int = 0) -> bytes:
    """The bytes of row `at`; equal for equal states, whether interpreted or compiled."""
    if isinstance(rows, PackedRows):
        return bytes(rows[at])
    if INTERPRETED:
        return pack(rows[at])
    last, start = rows.dtype.fields[rows.dtype.names[-1]][:2]
    used = rows[at : at + 1].tobytes()[: start + last.itemsize]
    return used.ljust(rows.dtype.itemsize, b"\0")  # a copied array may have anything behind the last field


R = TypeVar("R", bound=Row)


def plain(layout: type[R], data: bytes) -> R:
    """The row of these bytes as an ordinary object of numbers and lists, for reading in Python."""
    numbers, at = layout._bytes.unpack(data), 0  # noqa: SLF001  # this module's own
    row = object.__new__(layout)
    for name, _, length, _ in layout.fields:
        if length:
            setattr(row, name, list(numbers[at : at + length]))
            at += length
        else:
            setattr(row, name, numbers[at])
            at += 1
    return row


def pack(row: Row) -> bytes:
    """The bytes of an ordinary row.

    Raises `OverflowError` for a number that its field cannot hold, and `ValueError` for a list of another length than
    its field's.
    """
    numbers = list[int]()
    for name, _, length, _ in row.fields:
        value = getattr(row, name)
        if length:
            numbers.extend(value)
        else:
            numbers.append(value)
    try:
        return row._bytes.pack(*numbers)  # noqa: SLF001  # this module's own
    except struct.error as error:
        _check_lengths(row)
        raise OverflowError(f"a row of {type(row).__name__} cannot hold this: {error}") from None


def _check_lengths(row: Row) -> None:
    for name, _, length, _ in row.fields:
        if length and len(getattr(row, name)) != length:
            raise ValueError(f"{name} has {length} numbers, not {len(getattr(row, name))}")


def after(rule: Callable[[AnyRow], None], row: R) -> R:
    """An ordinary row as `rule` leaves it; `row` itself is unchanged. Slow: for single calls, like the setup."""
    data = pack(row)
    if INTERPRETED:
        changed = plain(type(row), data)
        rule(changed)
        return changed
    rows = load(type(row), data)
    rule(rows[0])
    return plain(type(row), dump(rows))


def reading(layout: type[Row], data: bytes) -> AnyRow:
    """The row of these bytes in the form in which Python passes it to a rule that only reads it (`argument`)."""
    return plain(layout, data) if INTERPRETED else load(layout, data)[0]


def argument(row: Row) -> AnyRow:
    """An ordinary row in the form in which Python passes it to a rule that only reads it.

    Interpreted, it is the row itself; else a compiled form of its own.
    """
    return row if INTERPRETED else load(type(row), pack(row))[0]
