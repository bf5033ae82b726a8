"""Identifies the code that plays, so that games of two different engines are never counted together."""

import ast
import hashlib
from functools import lru_cache
from pathlib import Path

from jemaa.games import folder

PACKAGE = Path(__file__).resolve().parent.parent
PARTS = ("core", "bots", "arena/dice.py", "arena/luck.py", "arena/match.py", "arena/play.py", "arena/seating.py")
"""What a game between bots depends on, beside the folder of its own rules and weights."""
NO_PARTS = ("bots/device_play.py", "bots/gradient.py", "bots/policy_play.py", "bots/policy_trainer.py",
            "bots/policy_training.py", "bots/search_play.py", "bots/self_play.py", "bots/trainer.py",
            "bots/training.py", "bots/tune.py", "core/cache.py", "core/fingerprint.py", "core/jit_cache.py",
            "core/kernels.py")
"""Files of `PARTS` that only make weights, run on a GPU, or keep what was compiled: games between bots do not follow
from them."""
MADE = "networks"
"""The folder of what training makes: it does not follow from that."""


@lru_cache
def build(games: tuple[str, ...], training: bool = False) -> str:
    """A hash (16 hexadecimal digits) of the code and the weights that these games, given by name, follow from.

    With `training` it is of what the training of their networks follows from. Comments, docstrings and layout don't
    count, nor does the order of the names. The files are read once in a process.
    """
    digest = hashlib.sha256()
    for name, file in sorted(_files(games, training).items()):
        content = _code(file.read_text(encoding="utf-8")) if file.suffix == ".py" else file.read_text(encoding="utf-8")
        digest.update(f"{name}\0{content}\0".encode())
    return digest.hexdigest()[:16]


def _files(games: tuple[str, ...], training: bool) -> dict[Path, Path]:
    """The Python and JSON files that count, by their paths relative to jemaa's folder.

    The paths of a game's own files are relative to the folder around the game's.
    """
    parts = [*((PACKAGE, PACKAGE / part) for part in PARTS), *((place.parent, place) for place in map(folder, games))]
    files = {file.relative_to(root): file for root, part in parts
             for file in ([part] if part.suffix else [*part.rglob("*.py"), *part.rglob("*.json")])}
    if training:
        return {name: file for name, file in files.items() if file.parent.name != MADE}
    return {name: file for name, file in files.items() if file not in {PACKAGE / part for part in NO_PARTS}}


def _code(source: str) -> str:
    """The text of a source's syntax tree, without comments, docstrings and layout."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            body[:] = [one for one in body if not _is_text(one)]
    return _plain(tree)


def _plain(node: object) -> str:
    """A syntax tree as text that is the same in every version of Python.

    Newer versions have more fields, which are empty where nobody uses them; empty fields are therefore left out.
    """
    if isinstance(node, list):
        return f"[{','.join(map(_plain, node))}]"
    if not isinstance(node, ast.AST):
        return repr(node)
    fields = [f"{name}={_plain(value)}" for name, value in ast.iter_fields(node) if value not in (None, [])]
    return f"{type(node).__name__}({','.join(fields)})"


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
