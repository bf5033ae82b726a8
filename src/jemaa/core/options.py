"""Named options: each game has a frozen msgspec struct; rows hold them as whole numbers, texts as `name=value`.

Options are either asked for or stored. A caller that asks for a game and does not name an option gets its default
(`make`, `from_text`). Stored options keep their meaning when a default changes later (`make_stored`,
`from_stored_text`).
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, Literal, NamedTuple, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from jemaa.core.errors import BadOption
from jemaa.core.row import AnyRow

NUMBERS = re.compile(r"[0-9]{1,9}(/[0-9]{1,9})+")
"""A list of numbers as it is written: 12/12/12."""


class OnlyWith(NamedTuple):
    """A condition: an option has an effect only where another option has a certain value."""

    option: str
    """The other option."""
    value: str
    """The value that it must have."""
    default: bool
    """The option's default where the condition holds. Elsewhere its default is False."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of a game's options. Every field has a default: the rule as its clause states it."""

    only_with: ClassVar[Mapping[str, OnlyWith]] = {}
    """Option -> its condition, for the options that have one. Their fields are declared with `depends()`.

    A text names such an option wherever its condition holds. A stored text or structure that does not name it was
    written when its default was False everywhere, and so means False.
    """

    later: ClassVar[frozenset[str]] = frozenset()
    """The options that were added after records had been written. A record names them only where they differ from their
    default (`written`), so that the records of all other games stay what they were, with their digests.
    """

    def __post_init__(self) -> None:
        for name, condition in self.only_with.items():
            if getattr(self, name) is msgspec.UNSET:
                msgspec.structs.force_setattr(self, name, condition.default if self.has_effect(name) else False)

    def has_effect(self, name: str) -> bool:
        """Whether an option's condition holds; True for an option that has none."""
        condition = self.only_with.get(name)
        return condition is None or getattr(self, condition.option) == condition.value


def depends() -> Any:
    """The field of an option whose default depends on another option (`Options.only_with`); it fits every type."""
    return msgspec.field(default_factory=lambda: msgspec.UNSET)


OptionValue: TypeAlias = Any
"""An option's value in a stored structure: each option has its own type, which `make` and `make_stored` check."""
OptionsByName: TypeAlias = dict[str, OptionValue]
"""Options in a stored structure, by name."""
AnyOptions: TypeAlias = Any
"""The options of some game, where only the game's own functions know which ones."""
Named = TypeVar("Named", bound=Options)


@lru_cache
def values(options: type[Options], name: str) -> tuple[object, ...]:
    """The values that an option can take, in the order of their numbers in a row; () if it is not a choice.

    A flag has the values (False, True). Raises `KeyError` if there is no option `name`.
    """
    hint = get_type_hints(options)[name]
    if hint is bool:
        return (False, True)
    return get_args(hint) if get_origin(hint) is Literal else ()


def check_first_player(players: int, first: str) -> None:
    """Raise `BadOption` unless `first` is "random" or the letter of one of the players."""
    letters = "ABCDE"[:players]
    if first != "random" and first not in letters:
        raise BadOption(f"first_player is random or, with {players} players, one of {', '.join(letters)}; not {first}")


def number(options: Options, name: str) -> int | list[int]:
    """An option as it stands in a row: a flag as 0 or 1, a word as its index among the values, a tuple as a list."""
    value = getattr(options, name)
    if isinstance(value, tuple):
        return list(value)
    return values(type(options), name).index(value) if isinstance(value, str) else int(value)


def store(options: Options, row: AnyRow) -> None:
    """Write each option's number into the row's field of the same name."""
    for name in options.__struct_fields__:
        setattr(row, name, number(options, name))


def restore(options: type[Named], row: AnyRow) -> Named:
    """The options whose numbers `store` wrote.

    Raises `IndexError` for the number of a word past the last one. Nothing else is checked, so that a row
    from elsewhere must be checked apart.
    """
    return options(**{name: _restored(values(options, name), getattr(row, name)) for name in options.__struct_fields__})


def _restored(allowed: tuple[OptionValue, ...], stored: OptionValue) -> object:
    if not allowed:
        return tuple(stored)
    return allowed[stored] if isinstance(allowed[0], str) else type(allowed[0])(stored)


def make(options: type[Named], given: Mapping[str, object]) -> Named:
    """Check names and values that a caller asks for, and return the options; what is not named has its default.

    Raises `BadOption`, which lists what exists. Whether the options fit each other, or the players, is not checked.
    """
    names = options.__struct_fields__
    for name in given:
        if name not in names:
            raise BadOption(f"there is no option {name!r}; there are: {', '.join(names)}")
    try:
        return msgspec.convert(dict(given), options)
    except msgspec.ValidationError as error:
        raise BadOption(f"{error}. {_advice(options, given)}") from None


def make_stored(options: type[Named], given: Mapping[str, object]) -> Named:
    """Options that were stored as names and values, with the meaning that they had then; raises `BadOption`."""
    return make(options, as_stored(options, given))


def as_stored(options: type[Options], given: Mapping[str, object]) -> dict[str, object]:
    """Stored names and values, completed by False for each missing option that has a condition."""
    return dict.fromkeys(options.only_with, False) | dict(given)


def _advice(options: type[Options], given: Mapping[str, object]) -> str:
    lists = [f"{name} is one of: {', '.join(map(value_text, allowed))}"
             for name in given if (allowed := values(options, name))]
    return "; ".join(lists)


def to_text(options: Options) -> str:
    """The options that differ from the defaults as `name=value,name=value`; `-` if none does.

    An option with a condition (`Options.only_with`) is always named where its condition holds.
    """
    default = type(options)()
    written = [name for name in options.__struct_fields__ if getattr(options, name) != getattr(default, name)
               or (name in options.only_with and options.has_effect(name))]
    return ",".join(f"{name}={value_text(getattr(options, name))}" for name in written) or "-"


def written(options: Options) -> dict[str, object]:
    """The options by name as a record keeps them: all but those in `Options.later` that have their default."""
    default = type(options)()
    by_name: dict[str, object] = msgspec.to_builtins(options)
    return {name: value for name, value in by_name.items()
            if name not in options.later or getattr(options, name) != getattr(default, name)}


def from_text(options: type[Named], text: str) -> Named:
    """Options that somebody asks for as `name=value,name=value` (or `-`); raises `BadOption`."""
    return make(options, _given(options, text))


def from_stored_text(options: type[Named], text: str) -> Named:
    """Options from a text that was stored, with the meaning it had then; raises `BadOption`."""
    return make_stored(options, _given(options, text))


def offered(options: type[Options], name: str) -> tuple[object, ...]:
    """The values of an option to choose from, its default first; only the default if the option is no choice.

    The default of an option with a condition is the one where the condition holds.
    """
    condition = options.only_with.get(name)
    default = condition.default if condition else getattr(options(), name)
    return (default, *(value for value in values(options, name) if value != default))


def _given(options: type[Options], text: str) -> dict[str, object]:
    pairs = [pair.partition("=") for pair in text.split(",") if pair] if text != "-" else []
    given: dict[str, object] = {}
    for name, sign, value in pairs:
        if not sign:
            raise BadOption(f"write an option as name=value, not {name!r}")
        if name in given:
            raise BadOption(f"the option {name} is given twice: write it once")
        given[name] = _value(options, name, value)
    return given


def value_text(value: object) -> str:
    """An option's value as it is written: "on", "off", "12/12/12" ..."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return "/".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _value(options: type[Options], name: str, text: str) -> object:
    for value in values(options, name) if name in options.__struct_fields__ else ():
        if value_text(value) == text:
            return value
    return [int(part) for part in text.split("/")] if NUMBERS.fullmatch(text) else text
