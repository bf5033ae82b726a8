"""Bots in processes of their own: they get a position and a deadline, and nothing else of the server.

A worker that doesn't answer in time is ended and started anew; the choice is then made at random, so that a game
goes on. No pickles: what goes to and fro is msgpack.
"""

import asyncio
import contextlib
import multiprocessing
import secrets
import signal
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec

from jemaa import bots
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.games import GAMES, game

DEADLINE = 10.0
"""Seconds for one choice. The kinds of bots plan for far less; a machine that is overloaded may need more."""
READY = 300.0
"""Seconds for an answer of a worker that is not warm yet: it compiles rules and bots, the first time on a machine."""
WORD = 1 << 32
SLOWEST = "max"
"""The bot that thinks for longest; its code is that of others."""


class Task(msgspec.Struct, frozen=True):
    """A choice that a bot has to make; the state as bytes of a row."""

    kind: str
    game: str
    players: int
    options: dict[str, Any]
    state: bytes
    seed: int


class Answer(msgspec.Struct, frozen=True):
    """What a worker says."""

    choice: int
    warm: bool
    """Everything is compiled: from now on it answers at once."""


class Workers:
    """So many worker processes. `start` when there is time for it, choices wait for that; `close` in the end."""

    def __init__(self, count: int, deadline: float = DEADLINE) -> None:
        self._count, self._deadline = count, deadline
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._all: list[Worker] = []

    def start(self) -> None:
        """Start all of them."""
        self._all = [Worker() for _ in range(self._count)]
        for worker in self._all:
            self._free.put_nowait(worker)

    async def choose(self, kind: str, state: State) -> int:
        """The number of an action that a bot of this kind chooses for the actor."""
        worker = await self._free.get()
        try:
            return await worker.choose(_task(kind, state), self._deadline)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError):
            await asyncio.to_thread(worker.restart)
            return int(secrets.choice(state.legal_actions))
        finally:
            self._free.put_nowait(worker)

    def close(self) -> None:
        """End all workers."""
        for worker in self._all:
            worker.end()


class Worker:
    """One process, and the pipe to it."""

    def __init__(self) -> None:
        self._warm = False
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process: BaseProcess = context.Process(target=work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._warm = False

    async def choose(self, task: Task, deadline: float) -> int:
        """What the process answers; raises `TimeoutError` if it doesn't in time, `EOFError` if it died."""
        self._pipe.send_bytes(msgspec.msgpack.encode(task))
        data = await asyncio.to_thread(self._receive, deadline if self._warm else READY)
        found = msgspec.msgpack.decode(data, type=Answer)
        self._warm = found.warm
        return found.choice

    def _receive(self, seconds: float) -> bytes:
        if not self._pipe.poll(seconds):
            raise TimeoutError
        return self._pipe.recv_bytes()

    def restart(self) -> None:
        """End the process, whatever it does, and start a new one."""
        self.end()
        self._start()

    def end(self) -> None:
        """End the process, whatever it does."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _task(kind: str, state: State) -> Task:
    of = state.game
    return Task(kind, of.name, of.players, msgspec.to_builtins(of.options), bytes(state), secrets.randbelow(WORD))


# --- in the worker's process --------------------------------------------------------------------------------------

def work(pipe: Connection) -> None:
    """Answer one task after another, until the server is gone; compile the bots while nobody asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal; the server sees to it
    chores = list(first_tasks())
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            if chores and not pipe.poll():
                answer(chores.pop(0))
            else:
                task = msgspec.msgpack.decode(pipe.recv_bytes(), type=Task)
                pipe.send_bytes(msgspec.msgpack.encode(Answer(answer(task), warm=not chores)))


def answer(task: Task) -> int:
    """The number of the action that a bot chooses."""
    state = State(game(task.game, task.players, **task.options), task.state)
    return int(bots.make(task.kind, Stream(task.seed)).choose(state))


def first_tasks() -> Iterator[Task]:
    """A choice of each bot in each game: what is compiled for these is compiled for all."""
    for kind in bots.KINDS:
        for name in GAMES:
            state = game(name, 2).start()
            while state.actor == CHANCE:
                state = state.apply(state.chance_outcomes[0][0])
            if kind != SLOWEST:
                yield _task(kind, state)
