"""The mutants of a module: where each change is, and how it reads."""

import ast
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType

from tools.mutants.operators import Change, Scope, Slot, changes, scope_of

ROOT = Path(__file__).resolve().parent.parent.parent
LEFT_ALONE = (ast.JoinedStr, ast.Import, ast.ImportFrom, ast.arguments)
"""Texts for people, imports and parameters."""
FIELDS_LEFT_ALONE = {"decorator_list", "annotation", "returns", "bases"}


@dataclass(frozen=True)
class Mutant:
    """One change of one module, by how it reads: it remains the same mutant when lines move."""

    module: str
    """Its name below `jemaa`: marrakech.rules."""
    function: str
    """The function that is changed; empty at the top of the module."""
    line: int
    before: str
    """The changed statement, of a compound one its first line."""
    after: str
    kind: str
    number: int
    """Which of the module's changes it is."""
    constants: tuple[str, str] | None = None
    """Where one constant stands in the place of another: their names."""

    def __str__(self) -> str:
        where = f"{self.module}:{self.line} {self.function}".rstrip()
        return f"{where} ({self.kind})\n  - {self.before}\n  + {self.after}"

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What it is recognised by."""
        return self.module, self.function, self.before, self.after


def source_of(module: str) -> Path:
    """The file of a module below `jemaa`."""
    return ROOT.joinpath("src", "jemaa", *module.split(".")).with_suffix(".py")


@cache
def parsed(module: str) -> tuple[ast.Module, list[tuple[ast.stmt, str, Change]]]:
    """A module's tree, and all changes of it."""
    tree = ast.parse(source_of(module).read_text(encoding="utf-8"))
    return tree, list(all_changes(tree))


def mutants_of(module: str) -> list[Mutant]:
    """All mutants of a module, in the order of its source."""
    found = []
    for number, (statement, function, change) in enumerate(parsed(module)[1]):
        before = reading(statement)
        with made(change):
            after = "pass" if isinstance(change.new, ast.Pass) else reading(statement)
        if change.kind == "loop" and change.slot.name == "body" and change.slot.index is None:
            after += " ... break"
        if before != after:
            found.append(Mutant(module, function, statement.lineno, before, after, change.kind, number,
                                _constants(change)))
    return found


def _constants(change: Change) -> tuple[str, str] | None:
    """The constant that stands there, and the one that takes its place."""
    name, index = change.slot.name, change.slot.index
    old = getattr(change.slot.parent, name) if index is None else getattr(change.slot.parent, name)[index]
    if isinstance(old, ast.Name) and isinstance(change.new, ast.Name) and old.id.isupper():
        return old.id, change.new.id
    return None


@contextmanager
def made(change: Change) -> Iterator[None]:
    """Within it, the tree has the change."""
    old = change.slot.put(change.new)
    yield
    change.slot.put(old)


def code_of(mutant: Mutant) -> CodeType:
    """The module with the mutant's change, compiled."""
    tree, changes_of_it = parsed(mutant.module)
    with made(changes_of_it[mutant.number][2]):
        code: CodeType = compile(ast.fix_missing_locations(tree), str(source_of(mutant.module)), "exec")
    return code


def all_changes(tree: ast.Module) -> Iterator[tuple[ast.stmt, str, Change]]:
    """(the statement that is changed, its function's name, the change), in the order of the source."""
    for index, statement in enumerate(tree.body):
        yield from _within(statement, Slot(tree, "body", index), statement, Scope())


def _within(node: ast.AST, slot: Slot, statement: ast.stmt, scope: Scope) -> Iterator[tuple[ast.stmt, str, Change]]:
    if isinstance(node, LEFT_ALONE):
        return
    if isinstance(node, ast.FunctionDef):
        scope = scope_of(node)
    if isinstance(node, ast.stmt):
        statement = node
    for change in changes(node, slot, scope):
        yield statement, scope.function, change
    for name, value in ast.iter_fields(node):
        if name not in FIELDS_LEFT_ALONE:
            for index, child in enumerate(value if isinstance(value, list) else [value]):
                if isinstance(child, ast.AST):
                    place = Slot(node, name, index if isinstance(value, list) else None)
                    yield from _within(child, place, statement, scope)


def reading(statement: ast.stmt) -> str:
    """A statement on one line; of a compound one, its first line."""
    text = ast.unparse(statement)
    return text.splitlines()[0] if hasattr(statement, "body") else " ".join(text.split())


def sample(mutants: Sequence[Mutant], size: int, seed: int) -> list[Mutant]:
    """`size` mutants, or all: in each round one of each line, drawn evenly among kinds and then within the kind.

    So no line has two before every line has one, and a kind with many mutants doesn't push out the others.
    """
    draw = random.Random(seed)  # noqa: S311  # a sample keeps no secret
    lines: dict[tuple[str, int], list[Mutant]] = {}
    for mutant in mutants:
        lines.setdefault((mutant.module, mutant.line), []).append(mutant)
    chosen: list[Mutant] = []
    while len(chosen) < size and lines:
        for line in draw.sample(sorted(lines), len(lines)):
            chosen.append(_drawn(lines[line], draw))
            if not lines[line]:
                del lines[line]
    return chosen[:size]


def _drawn(mutants: list[Mutant], draw: random.Random) -> Mutant:
    kind = draw.choice(sorted({mutant.kind for mutant in mutants}))
    mutant = draw.choice([mutant for mutant in mutants if mutant.kind == kind])
    mutants.remove(mutant)
    return mutant
