"""What child processes of tests do: a process that is spawned imports the function that it calls."""

from multiprocessing.connection import Connection
from threading import Event

import msgspec

from jemaa.review.report import Review
from jemaa.server.child import Pipe
from jemaa.server.live import workers
from jemaa.server.reviews import reviewer
from jemaa.service import review_summary
from jemaa.table.wire.review import ReviewSummary

LONG = 200_000
"""Bytes of a review that is longer than those of any game: what a pipe or a socket holds at once is far less."""

PRIVATE = "Amina"
"""What an exception may quote, and nobody may log."""


def echo(pipe: Pipe) -> None:
    """Send back what comes, in upper case, until nobody is there."""
    while True:
        try:
            pipe.send(pipe.receive().upper())
        except EOFError:
            return


def end(pipe: Pipe) -> None:
    """End in the middle of a message."""
    pipe.send(b"whole")
    pipe._file.write((1 << 20).to_bytes(8) + b"not whole")
    pipe._file.flush()


def long_review(pipe: Pipe) -> None:
    """Review a game as the server's process does, and repeat the entries until the review is long."""
    short = review_summary.summarize

    def summarize(review: Review) -> ReviewSummary:
        found = short(review)
        while len(msgspec.msgpack.encode(found)) < LONG:
            found = msgspec.structs.replace(found, entries=found.entries * 2, shares=found.shares * 2)
        return found
    review_summary.summarize = summarize
    reviewer.work(pipe)


def broken_review(pipe: Pipe) -> None:
    """Review a game as the server's process does, and fail."""
    def summarize(review: Review) -> ReviewSummary:
        raise ZeroDivisionError(PRIVATE, review.seed)
    review_summary.summarize = summarize
    reviewer.work(pipe)


def compiling_worker(pipe: Connection) -> None:
    """Answer as a worker of the server's bots does, on a machine where compiling them never ends."""
    def compile_bots() -> None:
        Event().wait()
    workers.compile_bots = compile_bots
    workers.work(pipe)
