"""The rules as text (docs/rules), clause by clause, in each of their languages."""

import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from jemaa.core.errors import JemaaError

WHOLE = re.MULTILINE | re.DOTALL
CLAUSE = re.compile(
    r"^- \*\*(?P<number>[A-Z]+-\d+\.\d+)\*\*\s*(?P<text>.*?)(?P<note>(?:^  >[^\n]*\n?)*)(?=^- |^#|^\s*$|\Z)", WHOLE)
QUOTED = re.compile(r"^  > ?", re.MULTILINE)
SECTION = re.compile(r"^## (?P<number>[A-Z]+-\d+)\b.*?(?=^## |\Z)", WHOLE)
OPTIONS = "options"
"""What is asked for instead of a clause to read a game's options."""
ORIGINAL = "en"
"""The language whose words decide; its pages also tell programs what phases, numbers and positions mean."""
RIGHT_TO_LEFT = {"ar", "fa"}
LATIN = re.compile(r"[A-Za-z]\w*(?:[-.]\w+)*", re.ASCII)
ISOLATE, RELEASE = "\u2066", "\u2069"


def languages() -> list[str]:
    """The languages that the rules can be read in, such as "fr"."""
    return sorted([ORIGINAL, *(each.name for each in _folder().iterdir() if each.is_dir())])


def read_in(language: str) -> str:
    """The language whose rules are read in a language: that one itself, or "pt" for "pt-BR".

    Raises `JemaaError` if there are no rules in either.
    """
    for each in (language, language.split("-", maxsplit=1)[0]):
        if each in languages():
            return each
    raise JemaaError(f"there are no rules in {language!r}; choose one of {', '.join(languages())}")


def text(game: str, language: str = ORIGINAL) -> str:
    """A game's rules as Markdown; raises `JemaaError` if they do not exist in this language."""
    written = read_in(language)
    page = (_folder() if written == ORIGINAL else _folder() / written) / f"{game}.md"
    if not page.is_file():
        raise JemaaError(f"{game} has no page of rules: ask those who wrote the game")
    return page.read_text(encoding="utf-8")


def clauses(game: str, language: str = ORIGINAL) -> dict[str, str]:
    """Each clause's text by its number, such as "MK-5.3", on one line and without its note."""
    return {clause["number"]: " ".join(clause["text"].split()) for clause in CLAUSE.finditer(text(game, language))}


def notes(game: str, language: str = ORIGINAL) -> dict[str, str]:
    """What the leaflets say about a clause, what was chosen and why, by its number and on one line.

    A note stands below its clause as an indented quotation. It decides nothing, and need not be translated.
    """
    raw_notes = {each["number"]: QUOTED.sub("", each["note"]) for each in CLAUSE.finditer(text(game, language))}
    return {number: " ".join(note.split()) for number, note in raw_notes.items() if note}


def passage(game: str, number: str, language: str = ORIGINAL) -> str:
    """A clause ("MK-5.3", "5.3") or a section ("MK-5", "5") as Markdown, with notes.

    Raises `JemaaError` if there is none.
    """
    wanted, whole = number.strip().upper(), text(game, language)
    for pattern in (CLAUSE, SECTION):
        for match in pattern.finditer(whole):
            if wanted in (match["number"], match["number"].partition("-")[2]):
                return match[0].strip()
    sections = ", ".join(match["number"] for match in SECTION.finditer(whole))
    raise JemaaError(f"there is no clause {number!r} in {game}; its sections are {sections}")


def isolated(markdown: str, language: str) -> str:
    """The text; in languages written from right to left, each Latin word is enclosed in isolating characters.

    So the numbers of clauses, squares and options keep their direction.
    """
    return LATIN.sub(rf"{ISOLATE}\g<0>{RELEASE}", markdown) if language in RIGHT_TO_LEFT else markdown


def _folder() -> Traversable:
    """The folder of the rules: beside the code in an installed package, in docs in a checkout."""
    packaged = resources.files("jemaa") / "docs" / "rules"
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "docs" / "rules"
