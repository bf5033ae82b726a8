"""How quick the engine is: in compiled loops, over batches, from Python, interpreted; how long it takes to start.

`measure` gives rows as data, as `benchmarks.peers.measure` does; `growth` the throughput for ever more games at once.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.baseline import Baseline, words
from jemaa.core.binding import template
from jemaa.core.game import Game, State
from jemaa.core.loops import play_random
from jemaa.core.row import Ints, Rows, copy_within, ints
from jemaa.envs.arrays import blank_rows
from jemaa.envs.batch import BatchEnv, playouts
from jemaa.games import GAMES, game

Row = dict[str, Any]
REPEATS = 5
SECONDS = 1.0
"""Of each repeat."""
TURNS, TURN = 20, 0.1
"""Of each repeat where two take turns: how many, and the seconds of each."""
PLAYERS = 4
BATCH = 4096
SIZES = (1, 10, 100, 1_000, 10_000, 100_000, 1_000_000)
RATE, MILLISECONDS, MICROSECONDS, BYTES, SHARE = "decisions/s", "ms", "µs", "bytes", "%"
MEMORY = 1 << 28
"""Bytes that are written to tell the memory's bandwidth: more than any cache holds."""
LIMIT = "C, directly"
WITH_ALL = "the same with masks and observations"

FIRST_MOVE = """
from jemaa.games import GAMES, game
for name in GAMES:
    state = game(name, 4).start()
    state.apply(int(state.chance_outcomes[0][0]))
"""
INTERPRETED = """
import sys, time
from jemaa.core.loops import play_random
from jemaa.core.row import ints, load
from jemaa.games import game
played, decisions, word = game(sys.argv[1], 4), 0, 1
began = time.process_time()
while time.process_time() - began < float(sys.argv[2]):
    word += 1
    rows = load(played.type.rules.layout, bytes(played.start()))
    decisions += played.type.functions.bind(play_random)(rows, 0, word, ints(played.type.rules.most_legal))
print(decisions / (time.process_time() - began))
"""

@template
def many(rows: Rows, words: Ints, actions: Ints) -> int:
    """Play a game from each word of the generator; returns the decisions of all."""
    decisions = 0
    for word in words:
        copy_within(rows, 0, 1)
        decisions += play_random(rows, 0, word, actions)
    return decisions


def measure(quick: bool = False) -> list[Row]:
    """Every figure, each with what it should be; `quick` leaves out those that are no rates of compiled code."""
    limit = Baseline()
    starts = words(20_000)
    found = [rate(LIMIT, lambda: limit.play(starts)[0])]
    for name in GAMES:
        found += compiled(game(name, PLAYERS))
    medians = {each["name"]: float(each["median"]) for each in found}
    for each in found:
        each["ratio"] = each["median"] / medians[LIMIT]
    return found if quick else [*found, *written(medians), *threaded(), *from_python(), *starting()]


def compiled(played: Game) -> list[Row]:
    """Loops that run as a whole, or step a batch."""
    name, wanted = played.name, WANTED[played.name]
    bound = played.type.functions.bind(many)
    rows, found = blank_rows(played, 1), ints(played.type.rules.most_legal)
    starts = words(20_000 if name == "marrakech" else 4_000).astype(np.int64)
    return [
        rate(f"{name}, one game after another through legal and apply", lambda: bound(rows, starts, found), wanted[0]),
        rate(f"{name}, playouts", lambda: int(playouts(played, len(starts))[1].sum()), wanted[1]),
        rate(f"{name}, stepping {BATCH:,} games", stepping(BatchEnv(played, BATCH, observations=False, masks=False)),
             wanted[2]),
        rate(f"{name}, the same with masks", stepping(BatchEnv(played, BATCH, observations=False))),
        rate(f"{name}, {WITH_ALL}", stepping(BatchEnv(played, BATCH)), wanted[3]),
    ]


WANTED = {"marrakech": (20e6, 35e6, 20e6, 10e6), "morocco": (5e6, 8e6, 5e6, 2.5e6)}


def stepping(env: BatchEnv) -> Callable[[], int]:
    """Random actions for all games, 20 times."""
    env.reset(1)

    def steps() -> int:
        for _ in range(20):
            env.step(env.sample())
        return 20 * env.size

    return steps


def rate(name: str, work: Callable[[], int], wanted: float | None = None, unit: str = RATE) -> Row:
    """Decisions a second of this process's time; `work` returns how many decisions it took, or whatever `unit` is."""
    work()
    return row(name, unit, [once(work, time.process_time) for _ in range(REPEATS)], wanted)


def once(work: Callable[[], int], clock: Callable[[], float], seconds: float = SECONDS) -> float:
    """How much of what `work` counts is done in a second, measured for so many `seconds`."""
    decisions, began = 0, clock()
    while clock() - began < seconds:
        decisions += work()
    return decisions / (clock() - began)


def row(name: str, unit: str, values: list[float], wanted: float | None = None) -> Row:
    """`name`, `unit`, `values`, `median`, `spread` (of the values, over the median), `wanted` (or None).

    Wanted is at least this rate, or at most this time.
    """
    median = statistics.median(values)
    return {"name": name, "unit": unit, "values": values, "median": median,
            "spread": (max(values) - min(values)) / median, "wanted": wanted}


def written(medians: dict[str, float]) -> list[Row]:
    """How many bytes of masks and observations a decision writes, and how much of the memory's bandwidth that takes."""
    memory = np.zeros(MEMORY, np.int8)
    bandwidth = rate("the memory, written in one sweep", lambda: fill(memory), None, "bytes/s")
    found = [bandwidth]
    for name in GAMES:
        kind = game(name, PLAYERS).type
        size = kind.observation.size + len(kind.actions)
        share = 100 * size * medians[f"{name}, {WITH_ALL}"] / bandwidth["median"]
        found += [row(f"{name}, masks and observations of a decision", BYTES, [size], None),
                  row(f"{name}, the part of the memory's bandwidth that they take", SHARE, [share], None)]
    return found


def fill(memory: npt.NDArray[np.int8]) -> int:
    """Write every byte; returns how many there are."""
    memory.fill(1)
    return len(memory)


def threaded() -> list[Row]:
    """How many times as quick two threads are, by the clock on the wall, in turns with one; not pinned to a core."""
    return [row(f"{name}, {size:,} games with masks and observations, two threads instead of one", "×",
                times_as_quick(name, size), 1.85) for name in GAMES for size in (BATCH, 16 * BATCH)]


def times_as_quick(name: str, size: int) -> list[float]:
    """Two threads beside one, several times, with so many games: each the ratio of the means of short turns.

    Short turns, so that whoever else uses the machine is in the way of both alike.
    """
    with unpinned():
        one, two = (stepping(BatchEnv(game(name, PLAYERS), size, threads=threads)) for threads in (1, 2))
        for steps in (one, two):
            steps()
        found = []
        for _ in range(REPEATS):
            turns = [(once(two, time.perf_counter, TURN), once(one, time.perf_counter, TURN)) for _ in range(TURNS)]
            found.append(sum(both for both, _ in turns) / sum(alone for _, alone in turns))
        return found


@contextmanager
def unpinned() -> Iterator[None]:
    """On all cores."""
    mine, allowed = os.sched_getaffinity(0), set(range(os.cpu_count() or 1))
    os.sched_setaffinity(0, allowed)
    try:
        yield
    finally:
        os.sched_setaffinity(0, mine)


def from_python() -> list[Row]:
    """One game, from Python, and interpreted."""
    found = []
    for name in GAMES:
        found.append(row(f"{name}, State.apply", MICROSECONDS, [_apply_once(name) for _ in range(REPEATS)], 10))
        values = [float(_run(INTERPRETED, name, str(SECONDS), NUMBA_DISABLE_JIT="1")) for _ in range(REPEATS)]
        found.append(row(f"{name}, interpreted", RATE, values, 10_000))
    return found


def _apply_once(name: str) -> float:
    """Microseconds for each of a game's first moves, again and again."""
    steps: list[tuple[State, int]] = []
    state = game(name, PLAYERS).start()
    while len(steps) < 60:
        choice = int(state.chance_outcomes[0][0]) if state.chance_outcomes else int(state.legal_actions[0])
        steps.append((state, choice))
        state = state.apply(choice)
    began, done = time.process_time(), 0
    while time.process_time() - began < SECONDS:
        for before, choice in steps:
            before.apply(choice)
        done += len(steps)
    return (time.process_time() - began) / done * 1e6


def starting() -> list[Row]:
    """From the command to the first move of both games: with nothing compiled yet, and again."""
    cold: list[float] = []
    warm: list[float] = []
    for _ in range(3):
        with tempfile.TemporaryDirectory() as folder:
            for times in (cold, warm):
                began = time.perf_counter()
                _run(FIRST_MOVE, JEMAA_CACHE=folder)
                times.append((time.perf_counter() - began) * 1e3)
    return [row("the first start, compiling both games", MILLISECONDS, cold, 30_000),
            row("a second start, to the first moves", MILLISECONDS, warm, 1_000)]


def _run(program: str, *arguments: str, **settings: str) -> str:
    done = subprocess.run([sys.executable, "-c", program, *arguments], env={**os.environ, **settings}, check=True,
                          capture_output=True, text=True)
    return done.stdout


def growth(sizes: tuple[int, ...] = SIZES) -> list[Row]:
    """[(game, size)] -> decisions a second of bare steps, and bytes a game, for ever more games at once."""
    found = []
    for name in GAMES:
        for size in sizes:
            env = BatchEnv(game(name, PLAYERS), size, observations=False, masks=False)
            measured = rate(f"{name}, {size:,} at once", stepping(env))
            found.append({**measured, "game": name, "size": size, "bytes": env.nbytes / size})
    return found
