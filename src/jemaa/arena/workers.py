"""Tasks, such as games, run by processes of this machine. A process that dies is replaced and its tasks are run again.

Each process has a pipe of its own and shares no lock and no queue with others. A process can therefore be interrupted
or killed at any moment, even while it sends a result, without blocking the rest (docs/decisions/0021).
"""

import multiprocessing
import os
import signal
import sys
import threading
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable, Generator, Hashable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.reduction import ForkingPickler
from queue import SimpleQueue
from types import FrameType
from typing import Generic, TypeVar

from jemaa.bots.external import Talk, end_programs
from jemaa.core.errors import JemaaError

T = TypeVar("T", bound=Hashable)
"""What names a task."""
R = TypeVar("R")
"""The result of a task."""

AHEAD = 2
"""Tasks that each process has at a time, the one that it runs included, so that it does not wait for the next one."""
MOST_DEATHS = 3
"""When processes have died so many times while they ran the same task, the run fails."""
GRACE_S = 10.0
"""Seconds that a process has to end the programs that play in it, before it is killed."""
WINDOWS_WAITS = 60
"""Pipes that Windows can wait for at a time, less a few for Python's own: each worker has one, and Ctrl-C another."""
RETRY_S = 0.01
"""Seconds until a process that was starting or ending a program tries again to leave."""


def cores() -> int:
    """The number of CPUs that this process may use; where the system doesn't say, that of the machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def most_workers() -> int:
    """The number of processes that can be waited for at a time: on Windows there is a limit, elsewhere not here."""
    return WINDOWS_WAITS - 1 if sys.platform == "win32" else sys.maxsize


def spread(job: Callable[[T], R], tasks: Iterator[T], workers: int) -> Generator[R]:
    """Yield the results of all tasks in the order in which they finish.

    `tasks` is asked for the next task only when a process has room for it. With one worker, the tasks run in this
    process, as by `map`: Ctrl-C interrupts them at any moment.

    With several, `tasks` may end although more of them will come: it is asked again after each result. The job, the
    tasks and the results are pickled. In the main thread, Ctrl-C then raises `KeyboardInterrupt` between two results
    only, so the caller can store each result that it was given. An exception that a job raises is raised here; one that
    can't be pickled as a `RuntimeError`, or a `JemaaError`, with its text. Raises `JemaaError` where processes died
    `MOST_DEATHS` times during the same task.

    When the generator is closed, or this process dies, the worker processes leave their tasks at once and end the
    programs that play in them.
    """
    if workers == 1:
        yield from map(job, tasks)
        return
    with _interrupts() as interrupted:
        crew = _Crew(job, tasks, min(workers, most_workers()))
        try:
            yield from crew.results(interrupted)
        finally:
            crew.end()


@contextmanager
def _interrupts() -> Generator[Connection]:
    """A context manager: the reading end of a pipe that becomes readable on Ctrl-C, which raises nothing in the block.

    In a thread other than the main one, or where Ctrl-C is ignored, the pipe stays empty. A Ctrl-C that nobody has
    read at a normal end raises `KeyboardInterrupt` then.
    """
    reader, writer = multiprocessing.Pipe(duplex=False)
    with reader, writer:
        if threading.current_thread() is not threading.main_thread() or not callable(signal.getsignal(signal.SIGINT)):
            yield reader
            return

        def note(_signal: int, _frame: FrameType | None) -> None:
            if not reader.poll():  # one note is enough, and a full pipe would block
                writer.send_bytes(b"Ctrl-C")

        before = signal.signal(signal.SIGINT, note)
        try:
            yield reader
        finally:
            signal.signal(signal.SIGINT, before)
        if reader.poll():
            raise KeyboardInterrupt


class _Crew(Generic[T, R]):
    """The worker processes, and the tasks that wait for one of them."""

    def __init__(self, job: Callable[[T], R], tasks: Iterator[T], size: int) -> None:
        self._job, self._tasks, self._size = job, tasks, size
        self._waiting: deque[T] = deque()
        self._workers: list[_Worker[T, R]] = []
        self._deaths = Counter[T]()

    def results(self, interrupted: Connection) -> Generator[R]:
        """Yield the results; raise `KeyboardInterrupt` between two of them once `interrupted` is readable."""
        while self._hand_out():
            try:
                ready = wait([interrupted, *(worker.pipe for worker in self._workers)])
            except InterruptedError:  # Windows ends the wait at Ctrl-C; the note of it is in the pipe, or soon will be
                continue
            if interrupted in ready:
                raise KeyboardInterrupt
            for worker in [worker for worker in self._workers if worker.pipe in ready]:
                try:
                    result = worker.receive()
                except _Died:
                    self._bury(worker)
                else:
                    yield result

    def _hand_out(self) -> bool:
        """Send tasks to the processes until each has `AHEAD` of them, or none is left; returns whether any has one.

        Processes are started up to the limit where there are tasks for them.
        """
        while self._has_room() and self._has_more():
            self._idlest().send(self._waiting.popleft())
        return any(worker.tasks for worker in self._workers)

    def _has_room(self) -> bool:
        return len(self._workers) < self._size or any(len(worker.tasks) < AHEAD for worker in self._workers)

    def _has_more(self) -> bool:
        """Whether a task is left to be given out; takes the next one into `_waiting` if that is empty."""
        if not self._waiting:
            self._waiting.extend(islice(self._tasks, 1))
        return bool(self._waiting)

    def _idlest(self) -> "_Worker[T, R]":
        """The worker with the fewest tasks; a new one where all are busy and another one is allowed."""
        if len(self._workers) < self._size and all(worker.tasks for worker in self._workers):
            self._workers.append(_Worker(self._job))
        return min(self._workers, key=lambda worker: len(worker.tasks))

    def _bury(self, worker: "_Worker[T, R]") -> None:
        """Remove a worker that died. Its tasks are run again before all others.

        Raises `JemaaError` if this was the `MOST_DEATHS`th death during the same task.
        """
        self._workers.remove(worker)
        worker.kill()
        self._waiting.extendleft(reversed(worker.tasks))
        self._deaths.update(islice(worker.tasks, 1))  # it ran this one; the others only waited for it
        if max(self._deaths.values(), default=0) == MOST_DEATHS:
            raise JemaaError(f"processes were killed {MOST_DEATHS} times during the same game; the machine may be "
                             "short of memory: play with fewer --workers")

    def end(self) -> None:
        """End all processes, whatever they do. Those that don't leave within `GRACE_S` are killed."""
        for worker in self._workers:
            worker.leave()
        deadline = time.monotonic() + GRACE_S
        for worker in self._workers:
            worker.join(max(0.0, deadline - time.monotonic()))
            worker.kill()


class _Died(Exception):
    """The process of a worker died."""


class _Worker(Generic[T, R]):
    """One process, the pipe to it, and its tasks in the order in which it runs them."""

    def __init__(self, job: Callable[[T], R]) -> None:
        context = multiprocessing.get_context("spawn")
        self.tasks: deque[T] = deque()
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), daemon=True)
        with theirs, _interrupts_blocked():
            self._process.start()
        self._send(job)

    def send(self, task: T) -> None:
        """Hand a task to the process, which receives it even while it runs another one."""
        self.tasks.append(task)
        self._send(task)

    def _send(self, message: object) -> None:
        with suppress(OSError):  # the process died, as `receive` will tell
            self.pipe.send(message)

    def receive(self) -> R:
        """Return the result of the first task, and remove the task; blocks until the result is there.

        Raises the exception that the job raised, or `_Died`, also where the process died while it sent the result; the
        task then stays.
        """
        try:
            succeeded, outcome = self.pipe.recv()
        except (EOFError, OSError):
            raise _Died from None
        self.tasks.popleft()
        if not succeeded:
            raise outcome
        result: R = outcome
        return result

    def leave(self) -> None:
        """Ask the process to leave its task and end."""
        self.pipe.close()
        self._process.terminate()

    def join(self, seconds: float) -> None:
        """Wait until the process has ended, but not longer than this."""
        self._process.join(seconds)

    def kill(self) -> None:
        """End the process at once, if it still runs."""
        self.pipe.close()
        self._process.kill()
        self._process.join()


@contextmanager
def _interrupts_blocked() -> Generator[None]:
    """A context manager: Ctrl-C within the block takes effect at its end, and not on processes that are started in it.

    These have to ignore it themselves. On Windows, where signals can't be blocked, Ctrl-C acts as ever.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # its start, which belongs to that of the first process, unblocks Ctrl-C
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- in the worker's process --------------------------------------------------------------------------------------

def _work(pipe: Connection) -> None:
    """Run one task after another, until the run closes its end of the pipe, ends or is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal; the run handles it
    signal.signal(signal.SIGTERM, _leave)
    tasks: SimpleQueue[object] = SimpleQueue()
    with suppress(EOFError, OSError):  # the run is gone
        job = pipe.recv()
        threading.Thread(target=_receive, args=(pipe, tasks), daemon=True).start()
        while True:
            pipe.send_bytes(_outcome(job, tasks.get()))


def _receive(pipe: Connection, tasks: SimpleQueue[object]) -> None:
    """Receive tasks, so that the run never waits for room in the pipe; end the process once the run is gone."""
    try:
        while True:
            tasks.put(pipe.recv())
    except (EOFError, OSError):
        pass
    finally:
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(GRACE_S)
        os._exit(1)


def _outcome(job: Callable[[T], R], task: T) -> memoryview:
    """Run a task; returns, pickled, whether it succeeded, and its result or its exception."""
    try:
        return ForkingPickler.dumps((True, job(task)))
    except Exception as error:  # noqa: BLE001  # raised again in the run
        portable = _portable(error)
        portable.add_note(f"In a worker process:\n{traceback.format_exc()}")
        return ForkingPickler.dumps((False, portable))


def _portable(error: Exception) -> Exception:
    """The exception; or, where it can't be pickled and unpickled, another one with the same text."""
    try:
        ForkingPickler.loads(ForkingPickler.dumps(error))
    except Exception:  # noqa: BLE001  # whatever its class does
        return JemaaError(str(error)) if isinstance(error, JemaaError) else RuntimeError(repr(error))
    return error


def _leave(number: int, frame: FrameType | None) -> None:
    """End the programs that play here, each of which has a session of its own and would go on, and then this process.

    Where a program is just being started or ended, this is tried again after `RETRY_S`. Nothing is raised: an exception
    might be lost, for instance in a callback of the compiler.
    """
    if _is_about_a_program(frame):
        threading.Timer(RETRY_S, os.kill, (os.getpid(), number)).start()
        return
    end_programs()
    os._exit(1)


def _is_about_a_program(frame: FrameType | None) -> bool:
    """Whether `frame` or a caller of it is starting or ending a program, which might be left running if interrupted."""
    whole = {Talk.__init__.__code__, Talk.end.__code__}
    while frame and frame.f_code not in whole:
        frame = frame.f_back
    return frame is not None
