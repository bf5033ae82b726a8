"""Several threads that step the same games: compiled code shares the games out among them, without the interpreter.

A thread that sleeps needs longer to wake up than a thousand games need for a step. So a helper that has nothing to do
spins for a while before it goes to sleep, as the threads of OpenMP do; then the interpreter has to wake it.
"""

import time
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from jemaa.core.atomics import add, load, store
from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.game import Game
from jemaa.envs.arrays import LINE, NOTHING_REFUSED, Arrays, Buffers, Settings, make_buffers, plain, slices, zeros
from jemaa.envs.stepping import begin_all, sample_all, step_all

BEGIN, STEP, SAMPLE = range(3)
"""Jobs: what is done with each game."""
JOB, DONE, NEXT = 0, 1, LINE // 8
"""Where a team's numbers stand on its board: which job it has, how many slices are done, and the next one of each
thread that nobody has taken (`place`), which is in a cache line of its own."""
NONE_LEFT = -1
SLICES_A_THREAD, FEWEST = 64, 128
"""Slices for each thread, and the games of a slice at least."""
SPINS = 50_000
"""How often a thread that waits looks again before it gives up: for some 200 µs, a few times as long as it needs to
wake up. It does not tell the processor that it spins, which to a hypervisor is a reason to give its core to others."""

Numbers = npt.NDArray[np.int64]

game: GameFunctions = UNBOUND


class Work(NamedTuple):
    """What the threads of a team have in common."""

    board: Numbers
    """The team's board."""
    edges: Numbers
    """(slices + 1,) where slices begin and end, as indices of games."""
    owned: Numbers
    """(threads + 1,) where those slices begin and end that each thread takes first: their games are in its core's
    cache."""
    given: Numbers
    """(games,) the choices to step by."""
    sampled: Numbers
    """(games,) random choices."""
    refused: Numbers
    """(slices,) what `stepping.step_all` has returned for each."""
    arrays: Arrays
    settings: Settings


class Team:
    """Threads that begin, step or sample all games together; the thread that calls is one of them."""

    def __init__(self, game: Game, arrays: Arrays, settings: Settings, threads: int, given: Numbers,
                 sampled: Numbers) -> None:
        """Up to `threads` threads for the games of `arrays`; `given` and `sampled` are those of `Work`."""
        size, bind = len(arrays.actor), game.type.functions.bind
        parts = slices(size, min(threads * SLICES_A_THREAD, -(-size // FEWEST)))
        threads = min(threads, len(parts))
        edges = np.array([0, *(last for _, last in parts)])
        owned = np.array([len(parts) * thread // threads for thread in range(threads + 1)])
        board = zeros((NEXT + threads * LINE // 8,), np.int64)
        board[DONE], board[NEXT :: LINE // 8] = len(parts), owned[1:]
        self._work = Work(board, edges, owned, given, sampled, zeros((len(parts),), np.int64), plain(arrays),
                          plain(settings))
        work, buffers = plain(self._work), [plain(make_buffers(game.type.rules)) for _ in range(threads)]
        self._lead = partial(bind(lead), work, buffers[0])
        self._wait = partial(bind(wait), board, len(parts))
        self._helps = [partial(bind(share), work, buffers[thread], thread, SPINS) for thread in range(1, threads)]
        self._running: list[Future[None] | None] = [None] * len(self._helps)
        self._pool = ThreadPoolExecutor(max(1, len(self._helps)))  # which starts no thread before there is work

    def begin(self) -> None:
        """Begin the first episode of each game's key."""
        self._do(BEGIN)

    def step(self) -> int:
        """Step each game by its choice in `given`; returns the first game that refused it, or NOTHING_REFUSED."""
        self._do(STEP)
        return next((at for at in self._work.refused.tolist() if at != NOTHING_REFUSED), NOTHING_REFUSED)

    def sample(self) -> None:
        """Write a random choice for each game into `sampled`."""
        self._do(SAMPLE)

    def _do(self, job: int) -> None:
        self._wake()
        if not self._lead(job):
            while not self._wait():
                time.sleep(0)  # a helper has a slice and no core: it may have this one

    def _wake(self) -> None:
        """Call the helpers that sleep. One that is about to misses this job, which the others do without it."""
        for i, running in enumerate(self._running):
            if running is None or running.done():
                self._running[i] = self._pool.submit(self._helps[i])


# --- compiled, without the interpreter: called with plain tuples (`envs.arrays.plain`) ------------------------------

@template
def lead(work: Work, buffers: Buffers, job: int) -> bool:
    """Give out a job, take part in it, and wait for the others; returns whether it was done before `wait` gave up.

    The job before must be done first: where Ctrl-C has ended the wait for it, a helper may still be at work.
    """
    common = Work(*work)
    while not wait(common.board, len(common.refused)):
        pass
    common.board[JOB] = job
    store(common.board, DONE, 0)
    for thread in range(len(common.owned) - 1):
        store(common.board, place(thread), common.owned[thread])
    share(work, buffers, 0, 1)
    return wait(common.board, len(common.refused))


@template
def share(work: Work, buffers: Buffers, thread: int, spins: int) -> None:
    """Take one slice after another, of whatever job, until none was left so many times in a row."""
    common = Work(*work)
    left = spins
    while left:
        at = take(common.board, common.owned, thread)
        if at == NONE_LEFT:
            left -= 1
            continue
        left, first, last = spins, int(common.edges[at]), int(common.edges[at + 1])
        if common.board[JOB] == STEP:
            common.refused[at] = step_all(common.arrays, first, last, common.given, common.settings, buffers)
        elif common.board[JOB] == SAMPLE:
            sample_all(common.arrays, first, last, common.sampled)
        else:
            begin_all(common.arrays, first, last, True, common.settings, buffers)
        add(common.board, DONE, 1)


@template(inline=True)
def take(board: Numbers, owned: Numbers, thread: int) -> int:
    """The slice that this thread is to do next: one of its own, else one of another thread's, or NONE_LEFT."""
    threads = len(owned) - 1
    for i in range(threads):
        owner = (thread + i) % threads
        if load(board, place(owner)) < owned[owner + 1]:
            at: int = add(board, place(owner), 1)
            if at < owned[owner + 1]:
                return at
    return NONE_LEFT


@template(inline=True)
def place(thread: int) -> int:
    """Where the next slice of a thread stands on the board."""
    return NEXT + thread * (LINE // 8)


@template
def wait(board: Numbers, slices: int) -> bool:
    """Spin until all slices are done; returns False if they are not after SPINS times."""
    for _ in range(SPINS):  # noqa: SIM110  # Numba knows no generator here
        if load(board, DONE) == slices:
            return True
    return False
