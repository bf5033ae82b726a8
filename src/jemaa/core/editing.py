"""Positions that are set up by hand: what can be put on a board, the other fields, and one change after the other."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from jemaa.core.errors import IllegalPosition
from jemaa.core.options import Options, values
from jemaa.core.position import Json, clause_of

Value: TypeAlias = str | int | bool | None
"""The value of a field."""
AnyPosition: TypeAlias = Any
"""A position in the layout of some game, where only the game's own functions know which one."""
NOTHING = "nothing"
"""The piece that takes away what is there."""
STEP = re.compile(r"\.?([^.\[\]]+)|\[([0-9]{1,3})\]")


class Field(msgspec.Struct, frozen=True):
    """A field of a position that is set by a number or a choice: all that is not put on the board."""

    name: str
    """Its path in the JSON form, such as "seats[0].dirhams"."""
    value: Value
    least: int | None = None
    """The least number; null for a choice."""
    most: int | None = None
    values: tuple[Value, ...] = ()
    """What can be chosen, as Python reads it; () for a number."""


@dataclass(frozen=True, kw_only=True)
class Editing:
    """How positions of a game are set up by hand (editing.py).

    layout:  the struct of the JSON form.
    clauses: the clause that each field goes by.
    pieces:  (position) -> what can be put on the board, `NOTHING` last.
    fields:  (position) -> the other fields, in the order in which people set them.
    put:     (position, piece, cells): puts a piece on cells, in place; raises `IllegalPosition` where it can't be.
    change:  (position, name, value): what a field's value brings with it, in place, before `settle`.
    settle:  (position): sets in place what follows from the rest, such as the supply from the pieces on the board.
    """

    layout: type[msgspec.Struct]
    clauses: Mapping[str, str]
    pieces: Callable[[AnyPosition], tuple[str, ...]]
    fields: Callable[[AnyPosition], tuple[Field, ...]]
    put: Callable[[AnyPosition, str, Sequence[str]], None]
    change: Callable[[AnyPosition, str, Value], None]
    settle: Callable[[AnyPosition], None]


def number(holder: msgspec.Struct, path: str, name: str) -> Field:
    """A field of a struct that is a number, with the bounds that the layout gives it."""
    least, most = _bounds(get_type_hints(type(holder), include_extras=True)[name])
    return Field(f"{path}{name}", getattr(holder, name), least, most)


def choice(path: str, value: Value, allowed: Iterable[Value]) -> Field:
    """A field with these values."""
    return Field(path, value, values=tuple(allowed))


def all_fields(editing: Editing, position: AnyPosition) -> tuple[Field, ...]:
    """All fields of a position, and after them those options that have a few values each."""
    options: Options = position.options
    listed: dict[str, Any] = {name: values(type(options), name) for name in options.__struct_fields__}
    return (*editing.fields(position), *(choice(f"options.{name}", getattr(options, name), allowed)
                                         for name, allowed in listed.items() if allowed))


def _bounds(hint: Any) -> tuple[int, int]:
    """The least and the largest number of an annotated integer."""
    meta = next(each for each in get_args(hint)[1:] if isinstance(each, msgspec.Meta))
    return int(meta.ge or 0), int(meta.le or 0)


def most_of(layout: type[msgspec.Struct], name: str) -> int:
    """The largest number that a layout allows in a field, or in each entry of a dictionary."""
    hint = get_type_hints(layout, include_extras=True)[name]
    return _bounds(get_args(hint)[1] if get_origin(hint) is dict else hint)[1]


def with_value(editing: Editing, position: AnyPosition, name: str, value: Value) -> AnyPosition:
    """The position with another value in a field.

    Raises `IllegalPosition` where there is no such field, or where the layout has no such value.
    """
    if name not in {each.name for each in all_fields(editing, position)}:
        raise IllegalPosition(name, clause_of(name, editing.clauses), "can't be set by hand")
    editing.change(position, name, value)
    data = msgspec.to_builtins(position)
    _set(data, [key or int(index) for key, index in STEP.findall(name)], value)
    return settled(editing, data, name)


def with_piece(editing: Editing, position: AnyPosition, piece: str, cells: Sequence[str]) -> AnyPosition:
    """The position with a piece put on cells, of which there is one at least; raises `IllegalPosition`."""
    if piece not in editing.pieces(position):
        raise IllegalPosition("position", clause_of("", editing.clauses), f"has no such piece as {piece!r}")
    editing.put(position, piece, cells)
    return settled(editing, msgspec.to_builtins(position), "position")


def settled(editing: Editing, data: Json, field: str) -> AnyPosition:
    """The position that data describe, once what follows from the rest is set; raises `IllegalPosition`.

    `field` is the one that an error names.
    """
    try:
        position = msgspec.convert(data, editing.layout)
        editing.settle(position)
        return msgspec.convert(msgspec.to_builtins(position), editing.layout)
    except msgspec.ValidationError as error:
        reason = str(error).partition(" - at `")[0]
        raise IllegalPosition(field, clause_of(field, editing.clauses), reason) from None


def _set(data: Json, steps: Sequence[str | int], value: Value) -> None:
    for step in steps[:-1]:
        data = data[step]
    data[steps[-1]] = value
