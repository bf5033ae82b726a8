"""One game reviewed in a process of its own, at the lowest priority: tables and bots never wait for it.

It ends with its review. What goes to and fro is msgpack.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection

import msgspec

from jemaa.core.record import Record, read
from jemaa.games import game_type
from jemaa.table.wire_review import Told

DEADLINE = 900.0
"""Seconds without any news, after which the process is ended: others come first, but not for ever."""
PATIENCE = 0.25
"""Seconds between two pieces of news."""
LOWEST = 19

Tell = Callable[[int, int], None]
"""Called with how many steps are done, of how many."""


class Job(msgspec.Struct, frozen=True):
    """What the process gets."""

    lines: list[bytes]
    """Of the record."""
    seconds: float


class News(msgspec.Struct, frozen=True):
    """What it says: how far it is, and at last the review."""

    done: int
    of: int
    told: Told | None = None


async def reviewed(record: Record, seconds: float, tell: Tell) -> Told:
    """The review of a record, as deep as so many seconds allow.

    Raises `EOFError`, `OSError` or `TimeoutError` where the process fails. Cancelled, it ends the process.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    try:
        ours.send_bytes(msgspec.msgpack.encode(Job(list(record.lines()), seconds)))
        while (news := await _next(ours)).told is None:
            tell(news.done, news.of)
        return news.told
    finally:
        process.kill()
        ours.close()
        await asyncio.to_thread(process.join)


async def _next(pipe: Connection) -> News:
    """What the process says next, without a thread that waits for it."""
    loop, ready = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(pipe.fileno(), ready.set)
    try:
        await asyncio.wait_for(ready.wait(), DEADLINE)
    finally:
        loop.remove_reader(pipe.fileno())
    return msgspec.msgpack.decode(await asyncio.to_thread(pipe.recv_bytes), type=News)


# --- in the process of its own ------------------------------------------------------------------------------------

def work(pipe: Connection) -> None:
    """Review one game, saying how far it is; end when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal; the server sees to it
    os.nice(LOWEST)
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        answer(pipe, msgspec.msgpack.decode(pipe.recv_bytes(), type=Job))


def answer(pipe: Connection, job: Job) -> None:
    """Do a job; what it takes is loaded here, so that the server doesn't have to."""
    from jemaa.review import Settings, review, steps  # noqa: PLC0415  # in the child only: the server never searches
    from jemaa.review.depth import depth  # noqa: PLC0415  # as above
    from jemaa.server.explained import told  # noqa: PLC0415  # as above

    record = read(job.lines, game_type, unfinished=True)
    steady = Steps(pipe, steps(record))
    steady.say()
    settings = Settings(simulations=depth(record, job.seconds))
    found = told(review(record, settings, step=steady))
    pipe.send_bytes(msgspec.msgpack.encode(News(steady.of, steady.of, found)))


class Steps:
    """Counts the steps of a review, and says so now and then."""

    def __init__(self, pipe: Connection, of: int) -> None:
        self._pipe, self._done, self.of = pipe, 0, of
        self._said = 0.0

    def __call__(self) -> None:
        """One more step."""
        self._done += 1
        if time.monotonic() - self._said >= PATIENCE:
            self.say()

    def say(self) -> None:
        """How far it is."""
        self._said = time.monotonic()
        self._pipe.send_bytes(msgspec.msgpack.encode(News(self._done, self.of)))
