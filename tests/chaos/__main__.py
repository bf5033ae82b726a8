"""Histories of simulated servers with faults, until one breaks a promise: `make chaos`.

`make chaos ARGS="--seconds 60"`, `make chaos ARGS="--histories 100000"`, `make chaos ARGS="--seed 7"` for one again,
`make chaos ARGS=--planted` for histories with a bug.
"""

import argparse
import contextlib
import gc
import itertools
import sys
import time

from tests.chaos.history import History, Told
from tests.chaos.planted import BUGS, SHOWN_BY, Bug

PLANTED = {bug.__name__: bug for bug in BUGS}
MOST = 400
"""Histories within which a planted bug is found."""
KEPT = "all promises were kept"
SHOWN = 60
"""Lines of a trace that are shown of a history that failed."""


def main() -> int:
    """The exit code: 1 if a promise was broken."""
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--seed", type=int, help="run the history of this seed alone, and show all of its trace")
    parser.add_argument("--first", type=int, default=0, help="the first seed (default 0)")
    parser.add_argument("--seconds", type=float, default=600.0, help="how long (default 600)")
    parser.add_argument("--histories", type=int, help="how many histories at most")
    parser.add_argument("--planted", action="store_true", help="plant one bug after the other, and find them")
    parser.add_argument("--bug", choices=sorted(PLANTED), help="plant this bug")
    asked = parser.parse_args()
    sys.unraisablehook = unless_killed
    if asked.planted:
        return find_all()
    with PLANTED[asked.bug]() if asked.bug else contextlib.nullcontext():
        return unplanted(asked)


def unless_killed(raised: "sys.UnraisableHookArgs") -> None:
    """Report what Python could not raise, unless it is of a killed process, whose coroutines have no time to end."""
    if "ignored GeneratorExit" not in str(raised.exc_value):
        sys.__unraisablehook__(raised)


def unplanted(asked: argparse.Namespace) -> int:
    """Run what was asked for."""
    if asked.seed is not None:
        told = History(asked.seed, SHOWN_BY.get(asked.bug, ())).run()
        say(*told.trace, f"seed {told.seed}: {told.violation or KEPT}; {told.digest[:16]}")
        return int(told.violation is not None)
    return many(asked.first, asked.seconds, asked.histories)


def many(first: int, seconds: float, most: int | None) -> int:
    """Run history after history."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    began, count = time.monotonic(), 0
    for seed in itertools.count(first):
        if count == most or time.monotonic() - began > seconds:
            break
        told = History(seed).run()
        count += 1
        if told.violation:
            show(told)
            return 1
    minutes = (time.monotonic() - began) / 60
    say(f"{count} histories, seeds {first} to {first + count - 1}: {KEPT}; {count / minutes:.0f} a minute")
    return 0


def find_all() -> int:
    """Find every planted bug; 1 if one isn't found."""
    missed = [name for name, bug in PLANTED.items() if not find(name, bug)]
    return int(bool(missed))


def find(name: str, bug: Bug) -> bool:
    """Whether a planted bug is found within `MOST` histories."""
    with bug():
        histories = (History(seed, SHOWN_BY.get(name, ())).run() for seed in range(MOST))
        told = next((told for told in histories if told.violation), None)
    say(f"{name}: " + (f"found by seed {told.seed}: {told.violation}" if told else f"not found in {MOST} histories"))
    return told is not None


def show(told: Told) -> None:
    """Say what went wrong, and how to see it again."""
    say(*told.trace[-SHOWN:], f"seed {told.seed}: {told.violation}",
        f'make chaos ARGS="--seed {told.seed}" shows it from the beginning')


def say(*lines: str) -> None:
    """Lines for the terminal."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
