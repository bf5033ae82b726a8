"""Mutants that are no fault: no position shows them, and for each there is a proof, in tests/data/equivalents.toml."""

import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from tools.mutants.mutants import ROOT, Mutant, mutants_of

FILE = ROOT / "tests" / "data" / "equivalents.toml"
Key = tuple[str, str, str, str]


@dataclass(frozen=True)
class Equivalent:
    """Mutants of one function that change nothing, for one reason."""

    module: str
    function: str
    changes: tuple[tuple[str, str], ...]
    """The statement before and after each mutation."""
    proof: str

    @cached_property
    def keys(self) -> list[Key]:
        """What its mutants are recognised by (`Mutant.key`)."""
        return [(self.module, self.function, before, after) for before, after in self.changes]


def equivalents() -> list[Equivalent]:
    """All that the file lists."""
    listed = tomllib.loads(FILE.read_text(encoding="utf-8")).get("equivalent", [])
    return [Equivalent(entry["module"], entry["function"], tuple((before, after) for before, after in entry["changes"]),
                       entry["proof"]) for entry in listed]


def keys(listed: Iterable[Equivalent]) -> set[Key]:
    """What all their mutants are recognised by."""
    return {key for entry in listed for key in entry.keys}


def stale(listed: Iterable[Equivalent]) -> Iterator[Key]:
    """The keys that are no mutant of today's source: the code has changed, and the proof may not hold any more."""
    known: dict[str, set[Key]] = {}
    for entry in listed:
        if entry.module not in known:
            known[entry.module] = {mutant.key for mutant in mutants_of(entry.module)}
        yield from (key for key in entry.keys if key not in known[entry.module])


def has_equal_constants(mutant: Mutant) -> bool:
    """Whether it puts one constant in the place of another that has the same value: no proof needs to be written."""
    module = sys.modules.get(f"jemaa.{mutant.module}")
    if mutant.constants is None or module is None:
        return False
    one, other = (getattr(module, name, None) for name in mutant.constants)
    return type(one) is type(other) and one == other
