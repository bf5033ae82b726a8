"""Mutation testing of the rules: `make mutants`.

It makes a seeded sample of small faults in each game's rules, one at a time, and runs the game's rule tests against
each, interpreted. It prints every mutant that no test notices. Those that are proved to change nothing are counted by
themselves. The exit code is 1 if fewer than 97 % of the others are noticed, or if a test disproves a proof.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tools.mutants.equivalents import FILE, equivalents, has_equal_constants, keys, stale
from tools.mutants.mutants import ROOT, Mutant, mutants_of, sample
from tools.mutants.trial import Trials, Verdict, hold

RULES = {
    "marrakech": ("market", "options", "actions", "rules", "invariants", "refusals"),
    "morocco": ("market", "options", "actions", "dealing", "closing", "rounds", "assigning", "scoring", "rules",
                "invariants_closing", "invariants", "refusals"),
}
"""Game -> the modules that carry out its clauses, hold its invariants and refuse what can't be had."""
RULE_TESTS = ("rules", "rules_*", "market", "options", "actions", "invariants", "refusals", "position", "notation")
"""The tests that count: positions drawn by hand, and clauses read another way; no golden playthrough, signature,
conformance suite, bot, picture or server."""
WANTED = 0.97


@dataclass
class Tally:
    """What became of one game's mutants."""

    game: str
    size: int
    """How many mutants there are to draw from."""
    by: Counter[str] = field(default_factory=Counter)
    """`tests`, `loading`, `time` or `crash` -> the mutants killed so."""
    equivalent: int = 0
    disproved: list[Verdict] = field(default_factory=list)
    """Listed as equivalent, yet noticed by a test."""
    survivors: list[Mutant] = field(default_factory=list)

    @property
    def killed(self) -> int:
        """How many were noticed."""
        return self.by.total()

    @property
    def rate(self) -> float:
        """The share that was noticed of those that are no equivalents."""
        return self.killed / max(1, self.killed + len(self.survivors))

    @property
    def passed(self) -> bool:
        """Whether enough were noticed, and no proof is wrong."""
        return self.rate >= WANTED and not self.disproved


def main() -> int:
    words = argparse.ArgumentParser(prog="make mutants", description="Mutation testing of the rules.")
    words.add_argument("games", nargs="*", choices=[*RULES, []], metavar="game",
                       help=f"{' or '.join(RULES)}; both, if none is named")
    words.add_argument("--sample", type=int, default=500, help="mutants a game (500)")
    words.add_argument("--seed", type=int, default=1, help="which sample (1)")
    words.add_argument("--workers", type=int, default=2, help="processes at a time (2)")
    words.add_argument("--module", help="only this module, such as `rules`, or a function of it: `rules.pay`")
    given = words.parse_args()
    for game in given.games or RULES:
        if not chosen(game, given.module):
            words.error(f"{game} has no module or function `{given.module}` among {', '.join(RULES[game])}")
    if gone := list(stale(equivalents())):
        for module, function, before, after in gone:
            print(f"{module} {function}\n  - {before}\n  + {after}")
        print(f"These are no mutants any more, but {FILE.relative_to(ROOT)} lists them: prove them anew, or drop them.")
        return 1
    passed = [held(game, given) for game in given.games or RULES]
    return 0 if all(passed) else 1


def held(game: str, given: argparse.Namespace) -> bool:
    """Run one game's sample; whether it passes."""
    files = [file for name in RULE_TESTS for file in sorted((ROOT / "tests" / game).glob(f"test_{name}.py"))]
    mutants = chosen(game, given.module)
    tally = Tally(game, len(mutants))
    begun = time.monotonic()
    hold(files, lambda items: run(items, files, sample(mutants, given.sample, given.seed), given.workers, tally))
    report(tally, given, (time.monotonic() - begun) / 60)
    return tally.passed


def chosen(game: str, where: str | None) -> list[Mutant]:
    """A game's mutants, or those of one module or function."""
    mutants = [mutant for module in RULES[game] for mutant in mutants_of(f"{game}.{module}")]
    return [mutant for mutant in mutants if where is None or _place(mutant).startswith(f"{where}.")]


def _place(mutant: Mutant) -> str:
    return f"{mutant.module.partition('.')[2]}.{mutant.function}."


def run(items: Sequence[pytest.Item], files: Sequence[Path], mutants: Sequence[Mutant], workers: int,
        tally: Tally) -> None:
    """Try each mutant, and count."""
    trials = Trials(items, files, workers)
    clean = trials.clean()
    if clean.killer:
        sys.exit(f"{clean.killer} fails with the rules as they are; mend that first.")
    print(f"{tally.game}: {len(items)} tests, {clean.cpu_s:.1f} s; {len(mutants)} of {tally.size} mutants", flush=True)
    known = keys(equivalents())
    for number, verdict in enumerate(trials.run(mutants), 1):
        count(verdict, known, tally)
        if number % 50 == 0:
            print(f"{tally.game}: {number} tried, {len(tally.survivors)} not noticed", flush=True)


def count(verdict: Verdict, known: set[tuple[str, str, str, str]], tally: Tally) -> None:
    """Put one verdict where it belongs."""
    assert verdict.mutant
    if verdict.mutant.key in known or has_equal_constants(verdict.mutant):
        tally.equivalent += 1
        if verdict.killer:
            tally.disproved.append(verdict)
            print(f"Listed as equivalent, but {verdict.killer} notices it:\n{verdict.mutant}", flush=True)
    elif verdict.killer:
        tally.by["tests" if "::" in verdict.killer else verdict.killer] += 1
    else:
        tally.survivors.append(verdict.mutant)
        print(f"No test notices {verdict.mutant}", flush=True)


def report(tally: Tally, given: argparse.Namespace, minutes: float) -> None:
    ways = ", ".join(f"{number} by {way}" for way, number in tally.by.most_common())
    print(f"{tally.game}, seed {given.seed}: {tally.killed} of {tally.killed + len(tally.survivors)} mutants noticed, "
          f"{tally.rate:.1%} ({ways}); {tally.equivalent} more are equivalent; {minutes:.1f} minutes, "
          f"load {os.getloadavg()[2]:.1f}", flush=True)


if __name__ == "__main__":
    os.environ |= {"NUMBA_DISABLE_JIT": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # read when jemaa is loaded
    sys.exit(main())
