"""Bots in processes of their own: they get a position and a deadline, and nothing else of the server.

A worker that doesn't answer in time is ended and started anew; the choice is then made at random, so that a game
goes on. No pickles: what goes to and fro is msgpack.
"""

import asyncio
import contextlib
import multiprocessing
import secrets
import signal
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
"""Seconds until a new worker answers: it compiles the rules, the first time on a machine."""
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


class Workers:
    """So many worker processes. Start before anybody needs a choice; `close` in the end."""

    def __init__(self, count: int, deadline: float = DEADLINE) -> None:
        self._deadline = deadline
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._all = [Worker() for _ in range(count)]
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
        self._ready = False
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process: BaseProcess = context.Process(target=work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False

    async def choose(self, task: Task, deadline: float) -> int:
        """What the process answers; raises `TimeoutError` if it doesn't in time, `EOFError` if it died."""
        if not self._ready:
            await asyncio.to_thread(self._receive, READY)
            self._ready = True
        self._pipe.send_bytes(msgspec.msgpack.encode(task))
        return msgspec.msgpack.decode(await asyncio.to_thread(self._receive, deadline), type=int)

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
    """Answer one task after another, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal; the server sees to it
    warm()
    with contextlib.suppress(EOFError, BrokenPipeError):
        pipe.send_bytes(b"ready")
        while True:
            task = msgspec.msgpack.decode(pipe.recv_bytes(), type=Task)
            pipe.send_bytes(msgspec.msgpack.encode(int(answer(task))))


def answer(task: Task) -> int:
    """What a bot chooses."""
    state = State(game(task.game, task.players, **task.options), task.state)
    return bots.make(task.kind, Stream(task.seed)).choose(state)


def warm() -> None:
    """Load, or compile, the rules and bots of all games, so that the first choice doesn't have to."""
    for name in GAMES:
        state = game(name, 2).start()
        while state.actor == CHANCE:
            state = state.apply(state.chance_outcomes[0][0])
        for kind in bots.KINDS:
            if kind != SLOWEST:
                bots.make(kind, Stream(0)).choose(state)
