"""Every file and function that the pages for newcomers name exists.

A reference stands in backquotes: `core/game.py:State.apply`, or a file alone. Paths start at src/jemaa, except for
those that start with a folder of the repository, such as web or tests. `<game>` stands for each game's folder.
"""

import ast
import re
from functools import lru_cache
from pathlib import Path

import pytest

from jemaa.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / f"docs/{name}.md" for name in ("glossary", "architecture", "recipes")]
REFERENCE = re.compile(r"`([\w<>./-]+/[\w<>./-]*\.(?:py|ts|svelte|md|json|toml|ftl))(?::([\w.]+))?`")
FOLDERS = {folder.name for folder in ROOT.iterdir() if folder.is_dir()}
KEYWORDS = r"(?:export |default |async |abstract |static |private |public |readonly |get |set )*"


def find(path: str) -> Path:
    """The file that a reference's path means."""
    return (ROOT if path.split("/", maxsplit=1)[0] in FOLDERS else ROOT / "src" / "jemaa") / path


@lru_cache
def python_names(file: Path) -> frozenset[str]:
    """The functions, classes, methods, fields and constants of a Python file, methods and fields as Class.name."""
    return frozenset(_defined(ast.parse(file.read_text()).body, ""))


def _defined(body: list[ast.stmt], owner: str) -> list[str]:
    names = []
    for node in body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                names.append(owner + name)
            case ast.ClassDef(name=name):
                names += [owner + name, *_defined(node.body, f"{owner}{name}.")]
            case ast.AnnAssign(target=ast.Name(id=name)):
                names.append(owner + name)
            case ast.Assign(targets=targets):
                names += [owner + each.id for target in targets for each in ast.walk(target)
                          if isinstance(each, ast.Name)]
            case _:
                pass
    return names


def script_has(text: str, name: str) -> bool:
    """Whether a TypeScript or Svelte file defines a function, class, type or constant, or a method as Class.name."""
    owner, _, last = name.rpartition(".")
    if not owner:
        kinds = "function|class|const|let|type|interface"
        return bool(re.search(rf"^\s*{KEYWORDS}(?:{kinds}) {last}\b", text, re.MULTILINE))
    body = re.search(rf"^(?:export )?class {owner}\b.*?^}}", text, re.MULTILINE | re.DOTALL)
    return bool(body and re.search(rf"^  {KEYWORDS}{last}\(", body[0], re.MULTILINE))


def fault(path: str, name: str) -> str | None:
    """What is wrong with a reference; None if nothing is."""
    file = find(path)
    if not file.is_file():
        return f"there is no file {path}: say where it is now"
    if not name:
        return None
    there = name in python_names(file) if file.suffix == ".py" else script_has(file.read_text(), name)
    return None if there else f"{path} has no {name}: say what it is called now, or which file has it"


def references(text: str) -> list[tuple[int, str, str]]:
    """(line, path, name) of every reference, one for each game where it says `<game>`."""
    found = [(number, match[1], match[2] or "") for number, line in enumerate(text.splitlines(), 1)
             for match in REFERENCE.finditer(line)]
    return [(number, path.replace("<game>", game), name) for number, path, name in found
            for game in (GAMES if "<game>" in path else [""])]


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_every_file_and_function_that_is_named_exists(page: Path) -> None:
    named = references(page.read_text())
    assert len(named) >= 20
    assert [f"docs/{page.name}:{line}: {wrong}" for line, path, name in named if (wrong := fault(path, name))] == []


@pytest.mark.parametrize(("path", "name"), [
    ("core/game.py", "State.fly"), ("core/game.py", "apply"), ("core/gone.py", ""), ("web/src/lib/socket.ts", "gone"),
    ("web/src/lib/table.svelte.ts", "Table.gone"), ("web/src/lib/table.svelte.ts", "act"),
    ("web/src/lib/socket.ts", "Table.act"),
])
def test_a_name_that_is_not_there_is_noticed(path: str, name: str) -> None:
    assert fault(path, name)
