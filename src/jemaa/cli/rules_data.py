"""The rules as data: clauses and options, in the language that is asked for."""

import msgspec

from jemaa.cli import rulebook
from jemaa.core.option_docs import option_docs
from jemaa.core.options import Options, offered, value_text
from jemaa.games import game_type


class Clause(msgspec.Struct, frozen=True, kw_only=True):
    """One numbered clause of the rules, with the note that stands below it."""

    number: str
    """Such as "MK-5.3"."""
    text: str
    """Markdown on one line."""
    note: str
    """What the leaflets say, what was chosen and why, as Markdown on one line; "" where that is settled."""


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A named option of a game, by which a table chooses another reading of a clause."""

    name: str
    clause: str | None
    meaning: str
    """In English."""
    values: tuple[str, ...]
    """Values to choose from, the default first; some options have others, too."""
    only_with: str | None
    """The value of another option, as NAME=VALUE, beside which alone this one has an effect; None if it always has."""


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """Rules: the shape of `jemaa rules --json` (docs/reference/rules.schema.json)."""

    game: str
    language: str
    clauses: tuple[Clause, ...]
    options: tuple[Option, ...]


def as_data(game: str, clause: str | None, language: str) -> Rules:
    """The clause, or clauses of the section, that `rulebook.passage` would give; for "options", only the options.

    For None, all clauses and all options of the game. Raises `JemaaError` for an unknown clause or language.
    """
    asks_for_options = clause is not None and clause.lower() == rulebook.OPTIONS
    if clause and not asks_for_options:
        rulebook.passage(game, clause, language)  # raises the error for an unknown one
    texts, notes = rulebook.clauses(game, language), rulebook.notes(game, language)
    clauses = () if asks_for_options else tuple(Clause(number=number, text=text, note=notes.get(number, ""))
                                                for number, text in texts.items() if _is_wanted(number, clause))
    return Rules(game=game, language=language, clauses=clauses,
                 options=_options(game) if clause is None or asks_for_options else ())


def _is_wanted(number: str, wanted: str | None) -> bool:
    """Whether a clause is the wanted one or stands in the wanted section, either with or without its game's letters."""
    if wanted is None:
        return True
    text = wanted.strip().upper()
    return any(each == text or each.startswith(f"{text}.") for each in (number, number.partition("-")[2]))


def _options(game: str) -> tuple[Option, ...]:
    options = game_type(game).options_type
    return tuple(Option(name=name, clause=doc.clause, meaning=doc.meaning, only_with=_condition(options, name),
                        values=tuple(map(value_text, offered(options, name))))
                 for name, doc in option_docs(options).items())


def _condition(options: type[Options], name: str) -> str | None:
    condition = options.only_with.get(name)
    return f"{condition.option}={condition.value}" if condition else None
