"""Reads positions from JSON; its errors are sentences that name the field and its clause."""

import re
from collections.abc import Mapping
from typing import Any, TypeAlias, TypeVar, get_args, get_type_hints

import msgspec

from jemaa.core.errors import IllegalPosition, Unreadable
from jemaa.core.options import Options, as_stored

Json: TypeAlias = Any
"""What JSON decodes to, before it is checked against a layout."""
Source: TypeAlias = str | bytes | dict[str, Json]
"""JSON, or what it decodes to."""

FORMAT = 1
"""The number of the JSON form; any other one is refused."""

P = TypeVar("P", bound=msgspec.Struct)


class Head(msgspec.Struct):
    """The fields that every position begins with."""

    game: str
    format: int


def head(source: Source) -> Head:
    """The game and format of a position; the game may be one that is not known.

    Raises `Unreadable` if the source is not JSON, lacks one of the two, or has another format than `FORMAT`.
    """
    try:
        head = msgspec.convert(decoded(source), Head)
    except msgspec.ValidationError as error:
        raise Unreadable(f"a position says its `game`, and its `format` {FORMAT}. {error}") from None
    if head.format != FORMAT:
        raise Unreadable(f"format {head.format} is not known here, only {FORMAT}: a newer jemaa may read it")
    return head


def read(layout: type[P], source: Source, clauses: Mapping[str, str]) -> P:
    """Read a position of this layout; raises `IllegalPosition` or `Unreadable`.

    Only what the layout declares is checked, not the game's name or its invariants. `clauses` names a clause for
    each field, such as "seats" or "options.must_turn", as `clause_of` looks it up: "" must be there. If the layout has
    `options`, those that the position leaves out have the meaning that they had when it was stored.
    """
    head(source)
    data = _completed(layout, decoded(source))
    try:
        return msgspec.convert(data, layout)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `")
        field = path.rpartition("$")[2].rstrip("`").removeprefix(".")  # a key is said to be wrong "in" its dictionary
        field = _numbered(layout, data, field).removesuffix("[...]")
        raise IllegalPosition(field or "position", clause_of(field, clauses), reason) from None


def _completed(layout: type[msgspec.Struct], data: dict[str, Json]) -> dict[str, Json]:
    options, given = get_type_hints(layout).get("options"), data.get("options")
    if not (isinstance(options, type) and issubclass(options, Options) and isinstance(given, dict)):
        return data
    return {**data, "options": as_stored(options, given)}


def decoded(source: Source) -> Json:
    """The source as Python data, decoded if it is text or bytes; raises `Unreadable` if they are not JSON.

    What is decoded may be something else than a dictionary.
    """
    if isinstance(source, dict):
        return source
    try:
        return msgspec.json.decode(source)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable(f"not JSON: {error}") from None


def clause_of(field: str, clauses: Mapping[str, str]) -> str:
    """The clause of the longest beginning of `field` that has one; if no part has one, the clause of "".

    A beginning ends before a dot; indices in brackets are left out. Raises `KeyError` if "" is needed and not there.
    """
    plain = re.sub(r"\[[^]]*\]", "", field)
    while plain not in clauses and plain:
        plain = plain.rpartition(".")[0]
    return clauses[plain]


def _numbered(layout: type[msgspec.Struct], data: Json, field: str) -> str:
    """The path `field` with the index of the first wrong list item, where msgspec writes `[...]`."""
    name, dots, rest = field.partition("[...]")
    if not dots or "." in name:
        return field
    (item_type,) = get_args(get_type_hints(layout, include_extras=True)[name])[:1]
    for number, item in enumerate(data[name]):
        try:
            msgspec.convert(item, item_type)
        except msgspec.ValidationError:
            return f"{name}[{number}]{rest}"
    return field
