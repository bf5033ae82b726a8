"""Identifiers do not use the words that the project gave up; docs/glossary.md has the table."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "jemaa"
FILES = sorted(file.relative_to(SOURCE).as_posix() for file in SOURCE.rglob("*.py"))
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
ROW = re.compile(r"\| `(\w+)` \| `(\w+)` \| (.*) \|")


class GivenUp(NamedTuple):
    """One row of the table."""

    word: str
    now: str
    where: tuple[str, ...]
    """Patterns of files, from src/jemaa."""


def read_table() -> list[GivenUp]:
    """The rows of "Words given up"; a row that cannot be read fails."""
    section = (ROOT / "docs/glossary.md").read_text().split("## Words given up\n")[1]
    rows = [line for line in section.splitlines() if line.startswith("|")][2:]
    found = [ROW.fullmatch(row) for row in rows]
    assert [row for row, match in zip(rows, found, strict=True) if match is None] == []
    return [GivenUp(match[1], match[2], patterns(match[3])) for match in found if match]


def patterns(cell: str) -> tuple[str, ...]:
    """The patterns of files in the table's last column."""
    return ("*",) if cell == "everywhere" else tuple(re.findall(r"`([^`]+)`", cell))


TABLE = read_table()


def identifiers(source: str) -> Iterator[tuple[int, str]]:
    """(line, name) of everything that a source names: definitions, variables, parameters, attributes and imports."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield node.lineno, name
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
                yield node.lineno, name
            case ast.ImportFrom(module=str(name)):
                yield from ((node.lineno, part) for part in name.split("."))
            case ast.alias(name=name, asname=renamed):
                yield from ((node.lineno, part) for part in [*name.split("."), *([renamed] if renamed else [])])
            case ast.Global(names=names) | ast.Nonlocal(names=names):
                yield from ((node.lineno, name) for name in names)
            case (ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name))
                  | ast.MatchMapping(rest=str(name))):
                yield node.lineno, name
            case _:
                pass


def uses(name: str, word: str) -> bool:
    """Whether a name contains the whole word, or the words of `read_off` one after another."""
    parts, wanted = WORD.findall(name), word.split("_")
    if word == word.lower():
        parts = [part.lower() for part in parts]
    return any(parts[i : i + len(wanted)] == wanted for i in range(len(parts)))


def faults(file: str, source: str) -> list[str]:
    """What a file must not name, each with the word to use instead."""
    words = [row for row in TABLE if any(fnmatch(file, pattern) for pattern in row.where)]
    named = [(0, part) for part in Path(file).with_suffix("").parts] + list(identifiers(source))
    return [f"src/jemaa/{file}:{line}: {name!r} says {row.word!r}; the word is {row.now!r} (docs/glossary.md)"
            for line, name in sorted(set(named)) for row in words if uses(name, row.word)]


@pytest.mark.parametrize("file", FILES)
def test_no_identifier_uses_a_word_that_was_given_up(file: str) -> None:
    assert faults(file, (SOURCE / file).read_text()) == []


def test_the_words_now_are_used_and_the_patterns_name_files() -> None:
    assert len(TABLE) >= 20
    assert len({row.word for row in TABLE}) == len(TABLE)
    used = {name for file in FILES for _, name in identifiers((SOURCE / file).read_text())}
    used |= {part for file in FILES for part in Path(file).with_suffix("").parts}
    assert [row.now for row in TABLE if row.now not in used] == []
    assert [(row.word, pattern) for row in TABLE for pattern in row.where
            if not any(fnmatch(file, pattern) for file in FILES)] == []


@pytest.mark.parametrize("source", [
    "def judge(): ...", "async def judge_all(): ...", "class Judge: ...", "class AJudge: ...", "JUDGE = 1",
    "x: int = 1\njudge: int = 2", "x.judge_of = 1", "def f(judge=1): ...", "def f(*judge): ...", "f(judge=1)",
    "import judge", "from a.judge import b", "from a import b as judge", "for judge in x: ...", "with x as judge: ...",
    "lambda judge: 1", "try: ...\nexcept OSError as judge: ...", "match x:\n    case [*judge]: ...",
    "if (the_judge := 1): ...",
])
def test_a_word_is_found_in_every_kind_of_identifier(source: str) -> None:
    assert faults("core/any.py", source)


def test_whole_words_are_found_and_capitals_count_where_the_table_writes_them() -> None:
    assert faults("core/judge.py", "")
    assert faults("judge/any.py", "")
    assert faults("core/any.py", "read_off = 1; Eye = 2; ReadOff = 3; way = 4; judged = 5; eye = 6") == [
        "src/jemaa/core/any.py:1: 'Eye' says 'Eye'; the word is 'Skill' (docs/glossary.md)",
        "src/jemaa/core/any.py:1: 'ReadOff' says 'read_off'; the word is 'output' (docs/glossary.md)",
        "src/jemaa/core/any.py:1: 'read_off' says 'read_off'; the word is 'output' (docs/glossary.md)"]
    assert faults("core/perft.py", "breakdown = 1")
    assert not faults("marrakech/view.py", "breakdown = 1")
