"""Named options: a frozen msgspec struct a game, whole numbers in its row, `name=value` in text."""

import re
from functools import lru_cache
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from jemaa.core.errors import BadOption

NUMBERS = re.compile(r"[0-9]{1,9}(/[0-9]{1,9})+")
"""A list of numbers as it is written: 12/12/12."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of a game's options. Every field has a default: the rule as its clause states it."""


Named = TypeVar("Named", bound=Options)


@lru_cache
def values(options: type[Options], name: str) -> tuple[Any, ...]:
    """The values that an option can take, in the order of their numbers in a row; () if it is not a choice."""
    hint = get_type_hints(options)[name]
    if hint is bool:
        return (False, True)
    return get_args(hint) if get_origin(hint) is Literal else ()


def number(options: Options, name: str) -> int | list[int]:
    """An option as it stands in a row: numbers and flags as they are, words by their place among the values."""
    value = getattr(options, name)
    if isinstance(value, tuple):
        return list(value)
    return values(type(options), name).index(value) if isinstance(value, str) else int(value)


def store(options: Options, row: Any) -> None:
    """Write each option's number into the row's field of the same name."""
    for name in options.__struct_fields__:
        setattr(row, name, number(options, name))


def restore(options: type[Named], row: Any) -> Named:
    """The options whose numbers `store` wrote."""
    return options(**{name: _restored(values(options, name), getattr(row, name)) for name in options.__struct_fields__})


def _restored(found: tuple[Any, ...], stored: Any) -> Any:
    if not found:
        return tuple(stored)
    return found[stored] if isinstance(found[0], str) else type(found[0])(stored)


def make(options: type[Named], given: dict[str, Any]) -> Named:
    """Options from names and values, checked; raises `BadOption` that lists what there is."""
    known = options.__struct_fields__
    for name in given:
        if name not in known:
            raise BadOption(f"there is no option {name!r}; there are: {', '.join(known)}")
    try:
        return msgspec.convert(given, options)
    except msgspec.ValidationError as error:
        raise BadOption(f"{error}. {_advice(options, given)}") from None


def _advice(options: type[Options], given: dict[str, Any]) -> str:
    lists = [f"{name} is one of: {', '.join(map(value_text, found))}"
             for name in given if (found := values(options, name))]
    return "; ".join(lists)


def to_text(options: Options) -> str:
    """The options that differ from the defaults as `name=value,name=value`; `-` if none does."""
    default = type(options)()
    changed = [name for name in options.__struct_fields__ if getattr(options, name) != getattr(default, name)]
    return ",".join(f"{name}={value_text(getattr(options, name))}" for name in changed) or "-"


def from_text(options: type[Named], text: str) -> Named:
    """Options from `name=value,name=value` (or `-`); raises `BadOption`."""
    pairs = [pair.partition("=") for pair in text.split(",") if pair] if text != "-" else []
    found: dict[str, Any] = {}
    for name, sign, value in pairs:
        if not sign:
            raise BadOption(f"write an option as name=value, not {name!r}")
        if name in found:
            raise BadOption(f"the option {name} is given twice: write it once")
        found[name] = _value(options, name, value)
    return make(options, found)


def value_text(value: Any) -> str:
    """An option's value as it is written: on, off, 12/12/12 ..."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return "/".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _value(options: type[Options], name: str, text: str) -> Any:
    for value in values(options, name) if name in options.__struct_fields__ else ():
        if value_text(value) == text:
            return value
    return [int(part) for part in text.split("/")] if NUMBERS.fullmatch(text) else text
