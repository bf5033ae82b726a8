"""A hash of sources: of files, and of every `jemaa` module that they import, directly or not.

What was compiled is kept by this hash, so that an edit anywhere below leads to another one, and the same sources of
`jemaa` in another environment to the same. A module of another package counts with all modules beside it, as a game is
one folder, and with its path, since what it imports from elsewhere is not followed.
"""

import hashlib
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent

COMMENT = re.compile(r"#.*")
IMPORT = re.compile(r"^[ \t]*(?:from[ \t]+(?P<module>[\w.]+)[ \t]+import[ \t]*(?P<names>\([^)]*\)|.*)"
                    r"|import[ \t]+(?P<modules>.*))", re.MULTILINE)
NAME = re.compile(r"[\w.]+")


@lru_cache
def fingerprint(files: tuple[Path, ...]) -> str:
    """20 hexadecimal digits of a hash of `files` and of all modules that they depend on, directly or not.

    Names and contents count. The files are read once in a process, so that later edits do not count.
    """
    digest = hashlib.sha256()
    for name, content in sorted((_name(file), file.read_bytes()) for file in closure(files)):
        digest.update(name.encode() + b"\0" + content + b"\0")
    return digest.hexdigest()[:20]


def _name(file: Path) -> str:
    """The path of a file within the package, or the whole path of a file of another package."""
    return str(file.relative_to(PACKAGE) if file.is_relative_to(PACKAGE) else file)


def closure(files: tuple[Path, ...]) -> set[Path]:
    """`files` and the files of all modules that they depend on, directly or not, as `_imports` finds them."""
    seen: set[Path] = set()
    waiting = list(files)
    while waiting:
        file = waiting.pop()
        if file not in seen:
            seen.add(file)
            waiting.extend(_imports(file))
    return seen


@lru_cache
def _imports(file: Path) -> tuple[Path, ...]:
    """The `jemaa` modules that a file imports; for a file of another package, also the modules beside it."""
    named = tuple(path for name in _imported_names(file) if (path := _module_file(name)))
    return named if file.is_relative_to(PACKAGE) else (*named, *sorted(file.parent.glob("*.py")))


def _imported_names(file: Path) -> Iterator[str]:
    """The names of modules that a file imports, found by searching its text; some may not belong to `jemaa`.

    Parsing the file would take ten times as long.
    """
    source = COMMENT.sub("", file.read_text(encoding="utf-8"))
    for match in IMPORT.finditer(source):
        module, names = match["module"], NAME.findall(match["names"] or match["modules"])
        yield from [module, *(f"{module}.{name}" for name in names)] if module else names


def _module_file(name: str) -> Path | None:
    package, *parts = name.split(".")
    if package != "jemaa" or not parts:
        return None
    file = PACKAGE.joinpath(*parts).with_suffix(".py")
    return file if file.is_file() else None
