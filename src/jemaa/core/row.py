"""A game's state as one fixed-size row: a NumPy record where compiled, a plain object where interpreted.

A game describes its row once, as a subclass of `Row` with annotated fields. Rules say `state.assam` and
`state.dirhams[seat]` either way; only this module knows which of the two it is.
"""

from collections.abc import Callable, MutableSequence, Sequence
from copy import deepcopy
from typing import Annotated, Any, ClassVar, TypeAlias, TypeVar, cast, get_args, get_type_hints

import numpy as np
import numpy.typing as npt

from jemaa.core.compile import INTERPRETED, rule

Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int64 = Annotated[int, np.int64]
IntField: TypeAlias = MutableSequence[int]
"""A fixed number of whole numbers in a row: `Annotated[IntField, np.int8, 4]`."""
Ints: TypeAlias = IntField | npt.NDArray[np.integer]
"""A buffer of whole numbers: a list or an array."""
Floats: TypeAlias = MutableSequence[float] | npt.NDArray[np.floating]

class Row:
    """Base of a game's state. Subclasses annotate fields, widest first; `dtype` follows from them."""

    dtype: ClassVar[np.dtype[np.void]]
    _lengths: ClassVar[dict[str, int]]

    def __init_subclass__(cls) -> None:
        fields = [(name, *_field(hint)) for name, hint in get_type_hints(cls, include_extras=True).items()
                  if hasattr(hint, "__metadata__")]
        cls._lengths = {name: length for name, _, length in fields}
        cls.dtype = np.dtype([(name, kind, (length,)) if length else (name, kind) for name, kind, length in fields],
                             align=True)

    def __init__(self) -> None:
        for name, length in self._lengths.items():
            setattr(self, name, [0] * length if length else 0)


AnyRow: TypeAlias = Any
"""A row of some game, where only the game's own functions know which one: a subclass of `Row` or a NumPy record."""
Rows: TypeAlias = Any
"""Rows side by side: a structured array (compiled) or a list of `Row` objects (interpreted)."""


def _field(hint: object) -> tuple[type[np.generic], int]:
    _, kind, *length = get_args(hint)
    return kind, length[0] if length else 0


def table(values: Sequence[int] | npt.NDArray[np.integer]) -> Sequence[int]:
    """A constant table for rules, flat: an array where compiled, a tuple (faster there) where interpreted."""
    flat = np.asarray(values, dtype=np.int64).ravel()
    return tuple(flat.tolist()) if INTERPRETED else cast("Sequence[int]", flat)


def ints(size: int) -> Ints:
    """A buffer of `size` whole numbers, all 0."""
    return [0] * size if INTERPRETED else np.zeros(size, np.int64)


def int_rows(count: int, size: int) -> Sequence[Ints]:
    """`count` buffers of `size` whole numbers each, all 0."""
    if INTERPRETED:
        return [ints(size) for _ in range(count)]
    return cast("Sequence[Ints]", np.zeros((count, size), np.int64))


def floats(size: int) -> Floats:
    """A buffer of `size` floating-point numbers, all 0."""
    return [0.0] * size if INTERPRETED else np.zeros(size)


def blank(layout: type[Row], size: int = 1) -> Rows:
    """`size` rows of zeros."""
    return [layout() for _ in range(size)] if INTERPRETED else np.zeros(size, layout.dtype)


@rule
def copy_within(rows: Rows, to: int, origin: int) -> None:
    """Make row `to` equal to row `origin`."""
    rows[to] = _independent(rows[origin])


def _itself(row: AnyRow) -> AnyRow:
    return row


_independent: Callable[[AnyRow], AnyRow] = deepcopy if INTERPRETED else rule(_itself)
"""Assigning a record copies it already; an object has to be copied first."""


def load(layout: type[Row], data: bytes) -> Rows:
    """One writable row, made from its bytes, in the form that rules take: an array or list of length 1 (see `Rows`)."""
    return [plain(layout, data)] if INTERPRETED else np.frombuffer(bytearray(data), layout.dtype)


def dump(rows: Rows, at: int = 0) -> bytes:
    """The bytes of row `at`; equal for equal states, whether interpreted or compiled."""
    return pack(rows[at]) if INTERPRETED else bytes(rows[at : at + 1].tobytes())


R = TypeVar("R", bound=Row)


def plain(layout: type[R], data: bytes) -> R:
    """The row of these bytes as an ordinary object of numbers and lists, for reading in Python."""
    record = np.frombuffer(data, layout.dtype)
    row = layout()
    for name in record.dtype.names or ():
        setattr(row, name, record[name][0].tolist())
    return row


def pack(row: Row) -> bytes:
    """The bytes of an ordinary row; raises `OverflowError` for a number that its field cannot hold."""
    record = np.zeros(1, row.dtype)
    for name in record.dtype.names or ():
        record[name][0] = getattr(row, name)
    return record.tobytes()


def after(rule: Callable[[AnyRow], None], row: R) -> R:
    """The result of a rule on an ordinary row, which itself is unchanged. Slow: for single calls, like the setup."""
    rows = load(type(row), pack(row))
    rule(rows[0])
    return plain(type(row), dump(rows))
