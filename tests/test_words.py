"""Identifiers do not use the words that the project gave up; docs/glossary.md has the table."""

import ast
import builtins
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "jemaa"
FILES = sorted(file.relative_to(SOURCE).as_posix() for file in SOURCE.rglob("*.py"))
PAGE = ROOT / "web" / "src"
PAGE_FILES = sorted(f"web/src/{file.relative_to(PAGE).as_posix()}" for suffix in ("ts", "svelte")
                    for file in PAGE.rglob(f"*.{suffix}"))
TEXTS = re.compile(
    r"""<!--.*?-->|/\*.*?\*/|(?<![:\w])//[^\n]*|<style>.*?</style>|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*\"""",
    re.DOTALL)
"""Comments, texts and style sheets of the page's sources."""
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
ROW = re.compile(r"\| `(\w+)` \| (`\w+`(?:, `\w+`)*) \| (.*) \|")
MARKED = re.compile(r"`([^`]+)`")


class GivenUp(NamedTuple):
    """One row of the table."""

    word: str
    now: tuple[str, ...]
    where: tuple[str, ...]
    """Patterns of files, from src/jemaa; the page's begin with web/src."""


def read_table() -> list[GivenUp]:
    """The rows of "Words given up"; a row that cannot be read fails."""
    section = (ROOT / "docs/glossary.md").read_text().split("## Words given up\n")[1]
    rows = [line for line in section.splitlines() if line.startswith("|")][2:]
    matches = [ROW.fullmatch(row) for row in rows]
    assert [row for row, match in zip(rows, matches, strict=True) if match is None] == []
    return [GivenUp(match[1], tuple(MARKED.findall(match[2])), patterns(match[3])) for match in matches if match]


def patterns(cell: str) -> tuple[str, ...]:
    """The patterns of files in the table's last column."""
    return ("*",) if cell == "everywhere" else tuple(MARKED.findall(cell))


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


def names_of_others(source: str) -> set[str]:
    """Names that a source uses but did not choose: Python's own, and those it imports from other packages."""
    imports = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)]
    return set(dir(builtins)) | {alias.name for node in imports if not (node.module or "").startswith("jemaa")
                                 for alias in node.names if not alias.asname}


def page_names(source: str) -> Iterator[tuple[int, str]]:
    """(line, name) of each name in a source of the page, outside of its comments, texts and style sheets."""
    code = TEXTS.sub(lambda text: "\n" * text[0].count("\n"), source)
    for number, line in enumerate(code.split("\n"), 1):
        yield from ((number, name) for name in re.findall(r"[A-Za-z_]\w*", line))


def names_in(file: str, source: str) -> Iterator[tuple[int, str]]:
    """(line, name) of each name in a source of either kind."""
    if not file.endswith(".py"):
        return page_names(source)
    others = names_of_others(source)
    return ((line, name) for line, name in identifiers(source) if name not in others)


def path_of(file: str) -> Path:
    """Where a file of the table stands."""
    return ROOT / file if file.startswith("web/") else SOURCE / file


def uses(name: str, word: str) -> bool:
    """Whether a name contains the whole word, or the words of `read_off` one after another."""
    parts, wanted = WORD.findall(name), word.split("_")
    if word == word.lower():
        parts = [part.lower() for part in parts]
    return any(parts[i : i + len(wanted)] == wanted for i in range(len(parts)))


def faults(file: str, source: str) -> list[str]:
    """What a file must not name, each with the word to use instead."""
    words = [row for row in TABLE if any(fnmatch(file, pattern) for pattern in row.where)]
    named = [(0, part) for part in Path(file).with_suffix("").parts] + list(names_in(file, source))
    return [f"{file}:{line}: {name!r} says {row.word!r}; the word is {' or '.join(row.now)} (docs/glossary.md)"
            for line, name in sorted(set(named)) for row in words if uses(name, row.word)]


@pytest.mark.parametrize("file", [*FILES, *PAGE_FILES])
def test_no_identifier_uses_a_word_that_was_given_up(file: str) -> None:
    assert faults(file, path_of(file).read_text()) == []


def test_the_words_now_are_used_and_the_patterns_name_files() -> None:
    assert len(TABLE) >= 20
    assert len({(row.word, pattern) for row in TABLE for pattern in row.where}) == sum(len(row.where) for row in TABLE)
    files = [*FILES, *PAGE_FILES]
    used = {name for file in files for _, name in names_in(file, path_of(file).read_text())}
    used |= {part for file in files for part in Path(file).with_suffix("").parts}
    assert [word for row in TABLE for word in row.now if word not in used] == []
    assert [(row.word, pattern) for row in TABLE for pattern in row.where
            if not any(fnmatch(file, pattern) for file in files)] == []


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
        "core/any.py:1: 'Eye' says 'Eye'; the word is Skill (docs/glossary.md)",
        "core/any.py:1: 'ReadOff' says 'read_off'; the word is output (docs/glossary.md)",
        "core/any.py:1: 'read_off' says 'read_off'; the word is output (docs/glossary.md)"]
    assert faults("core/perft.py", "breakdown = 1")
    assert not faults("table/views.py", "breakdown = 1")


def test_names_of_python_and_of_other_packages_are_theirs() -> None:
    assert not faults("core/any.py", "from others import NotFound\ntry: NotFound()\nexcept FileNotFoundError: ...")
    assert faults("core/any.py", "from jemaa.core import NotFound")
    assert faults("core/any.py", "from others import Other as NotFound")


def test_the_page_is_read_without_its_comments_and_texts() -> None:
    text = "// told\n/* how\nfound */ const url = 'found' + \"told\" // how\n<!-- told --><style>.found {}</style>"
    assert not faults("web/src/lib/any.ts", text)
    assert faults("web/src/lib/any.ts", "const a = 'b'\nlet isHow = 1") == [
        "web/src/lib/any.ts:2: 'isHow' says 'how'; the word is target or reason (docs/glossary.md)"]
    assert faults("web/src/lib/any.ts", "`${told}`")
