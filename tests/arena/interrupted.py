"""Interrupt runs of several processes at random moments: `make interrupt`.

Each run has two worker processes. It is interrupted in one of several ways, and must then end within a generous limit,
with the right exit code, without leaving a process behind. What it kept must hold every result that it had given out,
once. Two kinds of runs take turns: one whose results are large, so that workers are hit while they send, and
`jemaa arena` with a program that plays, which ignores the end of its input.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec

from jemaa.arena.file import NAME
from jemaa.arena.play import Result
from tests.arena.large import KEPT, READY, kept
from tests.bots.test_external import gone

ROOT = Path(__file__).resolve().parents[2]
LIMIT_S = 120
"""Seconds that a run may take to begin, and to end; a run that takes longer hangs."""
LATEST, LATEST_S = 60, 0.5
"""Results, and then seconds, from the beginning of a run to the interruption, at most."""
PAUSE_S = 0.05
"""Seconds between two presses of Ctrl-C, at most."""
FINITE = 300
"""Results of a run in which a worker is killed, and of one that closes early at most."""
PROGRAM = """
import json, os, signal, sys, time
open(f"started/{os.getpid()}", "w").close()
for line in sys.stdin:
    print(json.dumps({"action": json.loads(line)["legal"][0]}), flush=True)
while True:
    time.sleep(1)
"""

Codes = frozenset[int]
WAYS: dict[str, Codes] = {
    "ctrl-c": frozenset({130}),
    "ctrl-c twice": frozenset({130, -signal.SIGINT}),  # the second one may come when Python itself is ending
    "terminated": frozenset({-signal.SIGTERM}),
    "killed": frozenset({-signal.SIGKILL}),
    "worker killed": frozenset({0}),
    "closed": frozenset({0}),
}
"""How a run is interrupted -> the exit codes that are right then."""
LARGE_WAYS = ("ctrl-c", "closed", "ctrl-c", "ctrl-c twice", "ctrl-c", "terminated", "ctrl-c", "killed", "ctrl-c",
              "worker killed")
ARENA_WAYS = ("ctrl-c", "ctrl-c twice", "terminated", "killed")
"""What takes turns in `make interrupt`."""


@dataclass(frozen=True)
class Ended:
    """A run that was interrupted."""

    way: str
    code: int | None
    """The exit code; None for a run that had to be killed, since it or one of its processes did not end."""
    errors: str
    """What it wrote to its standard error."""
    given: list[int]
    """The results that it gave out, by their numbers."""
    kept: list[int]
    """Those that its file holds."""
    complete: int | None = None
    """How many results there should be in all; None where the run was to end before that."""


def faults(ended: Ended) -> list[str]:
    """What went wrong."""
    if ended.code is None:
        return [f"did not end within {LIMIT_S} s"]
    found = []
    if ended.code not in WAYS[ended.way]:
        found.append(f"exit code {ended.code}")
    died = ended.way in {"terminated", "killed"}
    if "Traceback" in ended.errors and not died:  # a worker that was being started complains when the run dies
        found.append(f"wrote {ended.errors!r}")
    may_lack = 1 if died else 0  # the one that it was about to keep
    if len(set(ended.given) - set(ended.kept)) > may_lack:
        found.append(f"results given out and not kept: {sorted(set(ended.given) - set(ended.kept))}")
    if twice := [number for number, times in Counter(ended.kept).items() if times > 1]:
        found.append(f"results kept twice: {twice}")
    if ended.complete is not None and len(ended.kept) != ended.complete:
        found.append(f"{len(ended.kept)} results of {ended.complete}")
    return found


# --- runs ---------------------------------------------------------------------------------------------------------

def large(folder: Path, way: str, seed: int) -> Ended:
    """Interrupt a run with large results."""
    chance = random.Random(seed)
    count = {"worker killed": FINITE, "closed": chance.randint(1, FINITE)}.get(way)
    ending = [str(count or 0), "close" if way == "closed" else "finish"]
    given = folder / "given"
    with given.open("wb") as output:
        process = _started([sys.executable, "-m", "tests.arena.large", *ending], folder, output.fileno())
    lines = chance.choice([1, chance.randint(2, LATEST)])
    code, errors = _interrupted(process, way, chance, lambda: given.read_bytes().count(b"\n") >= lines)
    numbers = [int(line) for line in given.read_bytes().removeprefix(READY).splitlines(keepends=True)
               if line.endswith(b"\n")]
    return Ended(way, code, errors, numbers, kept(folder / KEPT), count)


def arena(folder: Path, way: str, seed: int) -> Ended:
    """Interrupt `jemaa arena` once it has kept a game; the programs that played must be gone as well."""
    (folder / "run").symlink_to(sys.executable)
    (folder / "bot.py").write_text(PROGRAM)
    (folder / "started").mkdir()
    games = folder / "out" / NAME
    process = _started([sys.executable, "-m", "jemaa", "arena", "marrakech/2", "--bots", "cmd:./run bot.py,random",
                        "--deals", "100000", "--workers", "2", "--out", "out"], folder, subprocess.DEVNULL)
    code, errors = _interrupted(process, way, random.Random(seed),
                                lambda: games.exists() and games.read_bytes().count(b"\n") > 1)
    if not _comes(lambda: all(gone(int(file.name)) for file in (folder / "started").iterdir())):
        code = None
    lines = games.read_bytes().splitlines(keepends=True)[1:]
    results = [msgspec.json.decode(line, type=Result) for line in lines if line.endswith(b"\n")]
    numbers = [2 * result.deal + result.rotation for result in results]
    said = f"Stopped after {len(numbers)} games; go on with: jemaa arena --resume out"
    lacks = way == "ctrl-c" and said not in errors
    return Ended(way, code, errors, [*numbers, -1] if lacks else numbers, numbers)


def _started(command: list[str], folder: Path, output: int) -> subprocess.Popen[bytes]:
    """A run in a session of its own, as in a terminal; its standard error is closed when its last process has ended."""
    path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    return subprocess.Popen(command, cwd=folder, stdout=output, stderr=subprocess.PIPE, start_new_session=True,
                            env={**os.environ, "PYTHONPATH": path})


def _interrupted(process: subprocess.Popen[bytes], way: str, chance: random.Random,
                 ready: Callable[[], bool]) -> tuple[int | None, str]:
    """Interrupt a run at a random moment; returns its exit code, or None where it did not end, and its errors."""
    if not _comes(lambda: ready() or process.poll() is not None):
        return _gave_up(process)
    with suppress(subprocess.TimeoutExpired):
        process.wait(chance.uniform(0, LATEST_S))
    with suppress(ProcessLookupError):  # it has ended
        _interrupt(process, way, chance)
    try:
        _, errors = process.communicate(timeout=LIMIT_S)
    except subprocess.TimeoutExpired:
        return _gave_up(process)
    return process.returncode, errors.decode()


def _interrupt(process: subprocess.Popen[bytes], way: str, chance: random.Random) -> None:
    if way.startswith("ctrl-c"):
        os.killpg(process.pid, signal.SIGINT)
    if way == "ctrl-c twice":
        with suppress(subprocess.TimeoutExpired):
            process.wait(chance.uniform(0, PAUSE_S))
        os.killpg(process.pid, signal.SIGINT)
    if way == "terminated":
        process.terminate()
    if way == "killed":
        process.kill()
    if way == "worker killed" and (workers := children(process.pid)):
        os.kill(int(chance.choice(sorted(workers))), signal.SIGKILL)


def _comes(true: Callable[[], bool]) -> bool:
    """Whether something becomes true within the limit."""
    end = time.monotonic() + LIMIT_S
    while not (found := true()) and time.monotonic() < end:
        time.sleep(0.02)
    return found


def _gave_up(process: subprocess.Popen[bytes]) -> tuple[None, str]:
    """Kill a run with all its processes."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    return None, process.communicate()[1].decode()


def children(process: int) -> set[str]:
    """A process's worker processes."""
    with suppress(OSError):  # it has ended
        own = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        return {child for child in own if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()}
    return set()


# --- many of them -------------------------------------------------------------------------------------------------

def planned(number: int) -> tuple[Callable[[Path, str, int], Ended], str]:
    """Which run is interrupted, and how. Every fifth run is an arena's."""
    turn, place = divmod(number, 5)
    if place == 4:
        return arena, ARENA_WAYS[turn % len(ARENA_WAYS)]
    return large, LARGE_WAYS[(4 * turn + place) % len(LARGE_WAYS)]


def main() -> int:
    """The command; 1 if anything went wrong."""
    parser = argparse.ArgumentParser(prog="make interrupt ARGS=...", description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    say, done, wrong, longest = sys.stdout.write, Counter[str](), 0, 0.0
    for number in range(wanted.times):
        begin = time.monotonic()
        run, way = planned(number)
        what = f"{run.__name__}, {way}"
        with tempfile.TemporaryDirectory() as folder:
            found = faults(run(Path(folder), way, wanted.seed + number))
        longest = max(longest, time.monotonic() - begin)
        done[what] += 1
        wrong += bool(found)
        say("".join(f"{number}: {what}: {fault}\n" for fault in found))
        if number % 50 == 49:
            say(f"{number + 1} interruptions\n")
        sys.stdout.flush()
    say("".join(f"{times:4} × {what}\n" for what, times in sorted(done.items())))
    say(f"{wanted.times} interruptions, {wrong} of them went wrong; the longest run took {longest:.1f} s\n")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
