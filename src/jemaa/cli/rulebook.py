"""The rules as text (docs/rules), clause by clause."""

import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from jemaa.core.errors import JemaaError

WHOLE = re.MULTILINE | re.DOTALL
CLAUSE = re.compile(r"^- \*\*(?P<number>[A-Z]+-\d+\.\d+)\*\*\s*(?P<text>.*?)(?=^- |^#|^\s*$|\Z)", WHOLE)
SECTION = re.compile(r"^## (?P<number>[A-Z]+-\d+)\b.*?(?=^## |\Z)", WHOLE)


def text(game: str) -> str:
    """A game's rules, as Markdown."""
    return _file(game).read_text(encoding="utf-8")


def clauses(game: str) -> dict[str, str]:
    """Each clause's text by its number, such as "MK-5.3", on one line."""
    return {found["number"]: " ".join(found["text"].split()) for found in CLAUSE.finditer(text(game))}


def passage(game: str, number: str) -> str:
    """A clause ("MK-5.3", "5.3") or a section ("MK-5", "5") as Markdown; raises `JemaaError` if there is none."""
    wanted = number.strip().upper()
    for pattern in (CLAUSE, SECTION):
        for found in pattern.finditer(text(game)):
            if wanted in (found["number"], found["number"].partition("-")[2]):
                return found[0].strip()
    sections = ", ".join(found["number"] for found in SECTION.finditer(text(game)))
    raise JemaaError(f"there is no clause {number!r} in {game}; its sections are {sections}")


def _file(game: str) -> Traversable:
    """In an installed package the rules lie beside the code, in a checkout among the documents."""
    packaged = resources.files("jemaa") / "docs" / "rules" / f"{game}.md"
    return packaged if packaged.is_file() else Path(__file__).parents[3] / "docs" / "rules" / f"{game}.md"
