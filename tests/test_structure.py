"""The arrows of the design: who may import whom, the map of the files, and a test for every clause.

Everything is read from sources with `ast`, so that a broken arrow is named even where it is never run.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "jemaa"

GAMES = {"marrakech", "morocco"}
MAY_IMPORT = {
    "core": set[str](),
    "marrakech": {"core"},
    "morocco": {"core"},
    "games": {"core", *GAMES},
    "__init__": {"core", "games"},
    "bots": {"core"},
    "arena": {"core", "games", "bots"},
    "learning": {"core", "games", "bots", "arena"},
    "review": {"core", "games", "bots"},
    "envs": {"core", "games", "bots"},
    "table": {"core", "games"},
    "lessons": {"core", "games", "table"},
    "puzzles": {"core", "games", "bots", "review"},
    "locales": set[str](),
    "service": {"core", "games", "bots", "review", "table", "lessons", "puzzles"},
    "server": {"core", "games", *GAMES, "bots", "arena", "review", "table", "lessons", "service", "locales",
               "__init__"},
    "cli": {"core", "games", *GAMES, "bots", "arena", "learning", "review", "puzzles", "table", "server", "locales",
            "__init__"},
    "__main__": {"cli"},
}
"""Each part of the package (a folder, or a file beside them) -> the others that it may import. Only server and cli put
parts together: bots know no game by name, and a table doesn't know that somebody in a seat is a bot."""

CLAUSES = {
    "MK": {1: 4, 2: 4, 3: 4, 4: 5, 5: 4, 6: 3, 7: 3},
    "MO": {1: 6, 2: 2, 3: 3, 4: 3, 5: 7, 6: 12, 7: 2, 8: 4, 9: 3},
}
"""Game -> chapter -> how many clauses it has. A clause is retired, not renumbered."""
NUMBERS = {f"{game}-{chapter}.{number}" for game, chapters in CLAUSES.items()
           for chapter, count in chapters.items() for number in range(1, count + 1)}
RULE_PAGES = {"MK": ROOT / "docs/rules/marrakech.md", "MO": ROOT / "docs/rules/morocco.md"}

FILES = sorted(file.relative_to(SOURCE) for file in SOURCE.rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("test_*.py"))


def names(file: Path) -> Iterator[str]:
    """The modules that a source file imports, anywhere in it; `from a import b` gives `a` and `a.b`."""
    for node in ast.walk(ast.parse((SOURCE / file).read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}:{node.lineno}: write the whole name, from jemaa"
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def module(name: str) -> Path | None:
    """The file of a module of ours; None if the name is no module, or not ours."""
    package, *parts = name.split(".")
    if package != "jemaa":
        return None
    places = [Path(*parts).with_suffix(".py")] if parts else []
    return next((place for place in [*places, Path(*parts, "__init__.py")] if place in FILES), None)


def imports(file: Path) -> set[Path]:
    """Our files that one of ours imports by name (a package only where nothing more is named)."""
    wanted = set(names(file))
    exact = {name for name in wanted if not any(module(longer) for longer in wanted if longer.startswith(name + "."))}
    return {found for name in exact if (found := module(name))}


def part(file: Path) -> str:
    """The part of the package that a file belongs to."""
    return file.parts[0] if len(file.parts) > 1 else file.stem


def entries() -> list[Path]:
    """The files that docs/map.md lists, in its order: headings name a folder, lines below it a file each."""
    folder, found = Path(), list[Path]()
    for line in (ROOT / "docs/map.md").read_text().splitlines():
        if heading := re.match(r"#+ `src/jemaa/([\w/]*?)/?`", line):
            folder = Path(heading[1])
        elif line.startswith("#"):
            folder = Path("elsewhere")
        elif (entry := re.match(r"- `([\w/]+\.py)`: \S", line)) and folder != Path("elsewhere"):
            found.append(folder / entry[1])
    return found


@pytest.mark.parametrize("file", FILES, ids=str)
def test_parts_import_only_what_they_may(file: Path) -> None:
    assert part(file) in MAY_IMPORT, f"{file} belongs to no part: give it a row in MAY_IMPORT, and in docs/map.md"
    others = {part(other) for other in imports(file)} - {part(file)}
    assert others - MAY_IMPORT[part(file)] == set()


def test_the_map_lists_every_file_once() -> None:
    listed = entries()
    wanted = {file for file in FILES if file.name != "__init__.py" or len(file.parts) == 1}
    assert [str(file) for file in sorted(wanted - set(listed))] == [], "without a line in docs/map.md"
    assert [str(file) for file in sorted(set(listed) - wanted)] == [], "in docs/map.md, but not there"
    assert len(listed) == len(set(listed))


def test_the_map_is_in_the_order_of_dependency() -> None:
    order = {file: position for position, file in enumerate(entries()) if file in FILES}
    upward = [f"{file} imports {other}" for file in order for other in imports(file)
              if other in order and order[other] >= order[file]]
    assert upward == [], "move the file in docs/map.md, or better: turn the arrow round"


@pytest.mark.parametrize("game", RULE_PAGES)
def test_the_rule_pages_have_every_clause_once_in_order(game: str) -> None:
    stated = re.findall(rf"^[-#]+ \*?\*?({game}-\d+\.\d+)\b", RULE_PAGES[game].read_text(), re.MULTILINE)
    wanted = [f"{game}-{chapter}.{number}" for chapter, count in CLAUSES[game].items()
              for number in range(1, count + 1)]
    assert stated == wanted


def test_every_clause_has_a_test() -> None:
    assert sorted(NUMBERS - {number for _, number in marks()}, key=_by_number) == []


def test_every_mark_names_a_clause() -> None:
    assert [f"{where}: {number}" for where, number in marks() if number not in NUMBERS] == []


def test_every_clause_that_is_cited_exists() -> None:
    texts = [*SOURCE.rglob("*.py"), *(ROOT / "docs").rglob("*.md")]
    cited = [(text, number) for text in texts for number in re.findall(r"\bM[KO]-\d+\.\d+", text.read_text())]
    assert [f"{text.relative_to(ROOT)}: {number}" for text, number in cited if number not in NUMBERS] == []


def marks() -> list[tuple[str, str]]:
    """(file:line, clause) of every `pytest.mark.clause("MK-1.1", ...)`."""
    return [(f"{file.relative_to(ROOT)}:{node.lineno}", _literal(argument))
            for file in TESTS for node in ast.walk(ast.parse(file.read_text()))
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause"
            for argument in node.args]


def _literal(argument: ast.expr) -> str:
    value = argument.value if isinstance(argument, ast.Constant) else None
    return value if isinstance(value, str) else f"{ast.unparse(argument)} is no literal text"


def _by_number(number: str) -> tuple[str, int, int]:
    game, chapter, clause = re.split(r"[-.]", number)
    return game, int(chapter), int(clause)


def test_the_lock_holds_every_direct_dependency_and_no_address() -> None:
    lock = [line for line in (ROOT / "requirements.lock").read_text().splitlines() if not line.startswith("#")]
    locked = dict(line.split("==") for line in lock)
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lock)
    direct = re.findall(r'^    "([\w-]+)(?:\[[\w,-]+\])?>=([\w.]+)"', (ROOT / "pyproject.toml").read_text(),
                        re.MULTILINE)
    assert len(direct) >= 10
    assert [name for name, floor in direct if _version(locked[name]) < _version(floor)] == []


def _version(text: str) -> list[int]:
    return [int(number) for number in text.split(".") if number.isdecimal()]
