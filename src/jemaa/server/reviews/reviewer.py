"""Reviews one game in a process with a low priority, so that tables and bots never wait for it.

The process ends with its review. Messages are msgpack.
"""

import asyncio
import contextlib
import ctypes
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from jemaa.core.record import Record, read
from jemaa.games import game_type
from jemaa.server.child import Child, Pipe
from jemaa.table.wire.messages import ReviewFailure
from jemaa.table.wire.review import ReviewSummary

if TYPE_CHECKING:
    from jemaa.review import Review

DEADLINE = 900.0
"""Seconds without any news, after which the process is ended: others come first, but not for ever."""
PATIENCE = 0.25
"""The shortest time between two pieces of news, in seconds."""
LOW, LOWEST = 5, 19
"""By how much the priority of a process is lowered: for a first review, which is short, and for a deep one."""
WINDOWS_PRIORITY = {LOW: 0x4000, LOWEST: 0x40}
"""The same on Windows: BELOW_NORMAL_PRIORITY_CLASS and IDLE_PRIORITY_CLASS."""
FIRST = 16
"""Simulations of each search of the first review, which people should have within two seconds."""
LONGEST = 15
"""A review is deepened for so many times the time that it is given, until it is sure enough (`review.totals.SURE`)."""

Tell = Callable[[int, int], None]
"""Called with how many steps are done, of how many."""


class Job(msgspec.Struct, frozen=True):
    """The message that the process gets: the record and the time."""

    lines: list[bytes]
    """The lines of the record."""
    seconds: float | None
    """The time for all searches together, which sets their depth (`review.depth.depth`): no limit. None: `FIRST`."""


class News(msgspec.Struct, frozen=True, tag=True):
    """A message about the progress of a review: how many steps are done, of how many."""

    done: int
    of: int


class Made(msgspec.Struct, frozen=True, tag=True):
    """The last message of a process: the review."""

    summary: ReviewSummary


class Broken(msgspec.Struct, frozen=True, tag=True):
    """The last message of a process in which an exception was raised: its type, and the traceback without its text."""

    reason: str
    where: str


Reply = News | Made | Broken


class Unreviewed(Exception):
    """Raised where no review was made.

    Holds the category that people are told, and for the log the error's type and traceback.
    """

    def __init__(self, failure: ReviewFailure, reason: str, where: str = "") -> None:
        super().__init__(f"{failure}: {reason}")
        self.failure: ReviewFailure = failure
        self.reason, self.where = reason, where


async def reviewed(record: Record, seconds: float | None, tell: Tell) -> ReviewSummary:
    """The review of a record, whose searches are as deep as so many seconds allow on this machine.

    Where its judgements disagree too much (`review.totals.SURE`), it is deepened, as long as `LONGEST` allows. Without
    `seconds` it is a first, quick one.

    A long game, or a busy machine, may take longer. Raises `Unreviewed` where the process fails, or
    is silent for `DEADLINE` seconds. Cancelled, it ends the process.
    """
    try:
        child = await Child.start(work)
    except OSError as error:
        raise Unreviewed("error", type(error).__name__) from error
    try:
        return await _talk(child, Job(list(record.lines()), seconds), tell)
    except TimeoutError as error:
        raise Unreviewed("late", type(error).__name__) from error
    except (EOFError, OSError) as error:
        raise Unreviewed("ended", type(error).__name__) from error
    finally:
        await child.end()


async def _talk(child: Child, job: Job, tell: Tell) -> ReviewSummary:
    await asyncio.wait_for(child.send(msgspec.msgpack.encode(job)), DEADLINE)
    while True:
        phrase = await asyncio.wait_for(child.receive(), DEADLINE)
        match msgspec.msgpack.decode(phrase, type=Reply):
            case News(done, of):
                tell(done, of)
            case Made(summary):
                return summary
            case Broken(reason, where):
                raise Unreviewed("error", reason, where)


# --- in the process of its own ------------------------------------------------------------------------------------

def work(pipe: Pipe) -> None:
    """Review one game in the child process and report the progress; end when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal; the server sees to it
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        try:
            job = msgspec.msgpack.decode(pipe.receive(), type=Job)
            step_back(LOW if job.seconds is None else LOWEST)
            answer(pipe, job)
        except (EOFError, BrokenPipeError, ConnectionResetError):
            raise
        except Exception as error:  # noqa: BLE001  # whatever is wrong, the server logs it and people are told
            where = "".join(traceback.format_tb(error.__traceback__))
            pipe.send(msgspec.msgpack.encode(Broken(type(error).__name__, where)))


def step_back(lowered: int, before: int = 0) -> None:
    """Lower the priority of this process by `LOW` or `LOWEST` in all; it has been lowered by `before` already."""
    if sys.platform == "win32":
        kernel = ctypes.WinDLL("kernel32")
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass(ctypes.c_void_p(kernel.GetCurrentProcess()), WINDOWS_PRIORITY[lowered])
    else:
        os.nice(lowered - before)


def answer(pipe: Pipe, job: Job) -> None:
    """Review the record of a job, and send the progress and in the end `Made`.

    The libraries for it are loaded here, so that the server doesn't have to load them.
    """
    from jemaa.review import Settings, review, steps  # noqa: PLC0415  # in the child only: the server never searches
    from jemaa.service.review_summary import summarize  # noqa: PLC0415  # as above

    record = read(job.lines, game_type, unfinished=True)
    Steps(pipe, steps(record)).say()
    made = review(record, Settings(FIRST)) if job.seconds is None else deep(pipe, record, job.seconds)
    pipe.send(msgspec.msgpack.encode(Made(summarize(made))))


def deep(pipe: Pipe, record: Record, seconds: float) -> "Review":
    """Review a record as deep as the time allows, and deeper where its judgements disagree, until it is sure enough."""
    from jemaa.review import Reviewing, Settings  # noqa: PLC0415  # as above
    from jemaa.review.depth import depth  # noqa: PLC0415  # as above

    reviewing, began = Reviewing(record, Settings(depth(record, seconds))), time.monotonic()
    reviewing.search(step=Steps(pipe, reviewing.steps))
    while not reviewing.sure and time.monotonic() - began < LONGEST * seconds:
        if not reviewing.deepen(step=Steps(pipe, reviewing.steps)):
            break
    return reviewing.report()


class Steps:
    """Counts the steps of a review, of which there are `of`, and reports them now and then."""

    def __init__(self, pipe: Pipe, of: int) -> None:
        self._pipe, self._done, self.of = pipe, 0, of
        self._last_report = 0.0

    def __call__(self) -> None:
        """Count one more step; report it if the last report is `PATIENCE` seconds old."""
        self._done += 1
        if time.monotonic() - self._last_report >= PATIENCE:
            self.say()

    def say(self) -> None:
        """Send the number of steps so far."""
        self._last_report = time.monotonic()
        self._pipe.send(msgspec.msgpack.encode(News(self._done, self.of)))
