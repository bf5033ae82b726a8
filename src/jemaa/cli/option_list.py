"""A game's options with their clauses, values and meanings: as help text and, in any language, as Markdown.

Everything comes from the game's struct of options and its docstrings; the words for values are those of the page.
"""

import re
from functools import cache
from importlib import resources
from textwrap import fill

import click

from jemaa.cli import rulebook
from jemaa.core.option_docs import option_docs
from jemaa.core.options import offered, value_text
from jemaa.games import GAMES, game_type

MESSAGE = re.compile(r"^(?P<id>[a-z][\w-]*) = (?P<words>.+)$", re.MULTILINE)
LEAST_WIDTH = 40


class ListsOptions(click.Command):
    """A command whose help ends with the options of every game."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write a section into the help text for each game that has options."""
        super().format_epilog(ctx, formatter)
        for name in GAMES:
            if option_docs(game_type(name).options_type):
                with formatter.section(f"Options of {game_type(name).title}, for -o NAME=VALUE"):
                    formatter.write(_indented(described(name, formatter.width - 2), "  ") + "\n")


def described(game: str, width: int = 78) -> str:
    """Each option of a game in lines of at most `width` columns: its name and clause, its meaning, its values.

    A `width` below `LEAST_WIDTH` counts as `LEAST_WIDTH`, and no word is broken.
    """
    return "\n".join(line for option in option_docs(game_type(game).options_type)
                     for line in _option_lines(game, option, max(width, LEAST_WIDTH)))


def _option_lines(game: str, option: str, width: int) -> list[str]:
    kind = game_type(game)
    doc = option_docs(kind.options_type)[option]
    condition = kind.options_type.only_with.get(option)
    only = f" Only with {condition.option}={condition.value}." if condition else ""
    texts = [f"{option}, {doc.clause}" if doc.clause else option]
    if doc.meaning or only:
        texts.append(_wrapped(f"{doc.meaning}{only}".strip(), width, "  "))
    return texts + [_wrapped(line, width, "    ", hanging="      ") for line in _value_lines(game, option)]


def _value_lines(game: str, option: str) -> list[str]:
    """A line for each value that has words, then one for all others; the default is marked, wherever it stands."""
    first, *others = offered(game_type(game).options_type, option)
    meanings = {value_text(value): words("en").get(_value_id(option, value), "") for value in (first, *others)}
    named = {text: f"{text}: {meaning}" for text, meaning in meanings.items() if meaning}
    plain = [text for text in meanings if text not in named]
    marked = {text: " (default)" if text == value_text(first) else "" for text in meanings}
    lines = [shown + marked[text] for text, shown in named.items()]
    if plain:
        lines.append(", ".join(text + marked[text] for text in plain) + ("" if others else ", or others"))
    return lines


def markdown(game: str, language: str = rulebook.ORIGINAL) -> str:
    """The options of a game as a section of its rules; "" for a game that has none.

    In parentheses are the clause of an option and, where it means something only beside another option, that one. The
    first value of each option is its default, and is marked as such.
    """
    kind, known = game_type(game), words(language)
    items = []
    for option, doc in option_docs(kind.options_type).items():
        title = doc.meaning if language == rulebook.ORIGINAL else known.get(_option_id(option), doc.meaning)
        condition = kind.options_type.only_with.get(option)
        cited = [doc.clause or "", f"`{condition.option}={condition.value}`" if condition else ""]
        about = f" ({', '.join(filter(None, cited))})" if any(cited) else ""
        first, *others = offered(kind.options_type, option)
        values = [_item(option, value, known) for value in (first, *others)]
        values[0] = known["option-default"].replace("{ $value }", values[0])
        items.append("\n".join([f"- `{option}`{about}: {title}", *(f"  - {value}" for value in values)]))
    return "\n".join([f"## {known['options']}", "", *items]) if items else ""


def _item(option: str, value: object, known: dict[str, str]) -> str:
    meaning = known.get(_value_id(option, value)) or known.get(f"value-{_page_value(value)}")
    return f"`{value_text(value)}`" + (f": {meaning}" if meaning else "")


def _option_id(option: str) -> str:
    """The id of the page's message for an option."""
    return f"option-{option}".replace("_", "-")


def _value_id(option: str, value: object) -> str:
    """The id of the page's message for an option's value."""
    return f"{_option_id(option)}-{_page_value(value)}".replace("_", "-")


def _page_value(value: object) -> str:
    """A value as JavaScript writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@cache
def words(language: str) -> dict[str, str]:
    """The page's messages of one line, by their ids; in English those that a language lacks."""
    pages = [resources.files("jemaa") / "locales" / each / "page.ftl" for each in (rulebook.ORIGINAL, language)]
    return {match["id"]: match["words"] for page in pages if page.is_file()
            for match in MESSAGE.finditer(page.read_text(encoding="utf-8"))}


def _wrapped(text: str, width: int, indent: str, hanging: str | None = None) -> str:
    return fill(text, width, initial_indent=indent, subsequent_indent=indent if hanging is None else hanging,
                break_long_words=False, break_on_hyphens=False)


def _indented(text: str, indent: str) -> str:
    return "\n".join(indent + line for line in text.splitlines())
