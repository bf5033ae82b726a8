"""Games on the processes of this machine. A process that dies takes with it only the games that it hadn't finished."""

import multiprocessing
import os
import signal
import sys
import threading
from collections import Counter, deque
from collections.abc import Callable, Generator, Hashable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice
from queue import SimpleQueue
from types import FrameType
from typing import Any, Generic, NoReturn, TypeVar

from jemaa.core.errors import JemaaError

T = TypeVar("T", bound=Hashable)
"""What names a game."""
R = TypeVar("R")
"""What comes of it."""

AHEAD = 2
"""Games that are handed out for each process, so that none of them waits."""
MOST_DEATHS = 3
"""Times that a process may die while the same game is under way."""


def cores() -> int:
    """How many processes can really run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(job: Callable[[T], R], tasks: Iterator[T], workers: int) -> Generator[R]:
    """The results of all tasks as they come. `tasks` is asked for one only when a process has room for it.

    Closed early, it ends the processes at once: nobody waits for the games under way. However they are ended, short of
    SIGKILL, they end the programs that play in them.
    """
    if workers == 1:
        yield from map(job, tasks)
        return
    crew = _Crew(job, tasks, workers)
    while crew.has_more():
        yield from crew.results()


class _Crew(Generic[T, R]):
    """Processes, what they are at, and what has to be played again because one of them died."""

    def __init__(self, job: Callable[[T], R], tasks: Iterator[T], workers: int) -> None:
        self._job, self._tasks, self._workers = job, tasks, workers
        self._waiting: deque[T] = deque()
        self._running: dict[Future[R], T] = {}
        self._done: SimpleQueue[Future[R] | None] = SimpleQueue()
        self._deaths = Counter[T]()

    def results(self) -> Generator[R]:
        """Results, until all is done, or a process died: then there is more to do, with new processes."""
        with _interrupting(self._done):
            yield from self._played()

    def _played(self) -> Generator[R]:
        pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), _begin)
        try:
            self._hand_out(pool)
            while self._running:
                future = self._done.get()
                if future is None:
                    raise KeyboardInterrupt
                yield future.result()
                del self._running[future]
                self._hand_out(pool)
        except BrokenProcessPool:
            self._count_deaths()
        finally:
            if self._running:  # left early: nobody waits for these games
                for process in list((pool._processes or {}).values()):  # noqa: SLF001  # no public way before 3.14
                    process.terminate()
            self._waiting.extendleft(reversed(self._running.values()))
            self._running.clear()
            pool.shutdown(cancel_futures=True)
            self._done = SimpleQueue()  # what is cancelled or broken is played again

    def _count_deaths(self) -> None:
        self._deaths.update(self._running.values())
        if self._deaths and max(self._deaths.values()) == MOST_DEATHS:
            raise JemaaError(f"processes were killed {MOST_DEATHS} times during the same game; the machine may be "
                             "short of memory: play with fewer --workers")

    def _hand_out(self, pool: ProcessPoolExecutor) -> None:
        while len(self._running) < AHEAD * self._workers and self.has_more():
            future = pool.submit(_played, self._job, self._waiting[0])
            self._running[future] = self._waiting.popleft()
            future.add_done_callback(self._done.put)

    def has_more(self) -> bool:
        """Whether there is a task; it is then the first of those that wait."""
        if not self._waiting:
            self._waiting.extend(islice(self._tasks, 1))
        return bool(self._waiting)


@contextmanager
def _interrupting(done: SimpleQueue[Any]) -> Generator[None]:
    """Ctrl-C comes as a `None` among what is done: raised just anywhere, it might leave a lock of the pool closed."""
    if threading.current_thread() is not threading.main_thread() or not callable(signal.getsignal(signal.SIGINT)):
        yield
        return
    before = signal.signal(signal.SIGINT, lambda _signal, _frame: done.put(None))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin() -> None:
    """What each process does first. Ctrl-C reaches every process of a terminal; one of them sees to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_end_with_the_run, daemon=True).start()


def _leave(_signal: int, _frame: FrameType | None) -> NoReturn:
    """Unwinds the game under way and so dismisses its bots: a program has a session of its own, and would go on."""
    sys.exit(1)


def _played(job: Callable[[T], R], task: T) -> R:
    with suppress(SystemExit):  # the pool would take it for a result, and begin another game
        return job(task)
    os._exit(1)


def _end_with_the_run() -> None:
    """A run that is killed can't stop its processes: they would wait for games for ever."""
    run = multiprocessing.parent_process()
    if run:
        run.join()
        os.kill(os.getpid(), signal.SIGTERM)
