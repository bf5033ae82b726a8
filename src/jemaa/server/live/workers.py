"""Bots in processes of their own, which get a position, the number of its table and a seed, and nothing else.

A worker that doesn't answer in time is ended and started anew; the choice is then made at random, so that a game goes
on. The bots of a table are asked in the same worker where it is free, since it may have kept their search trees
(`kept_bots`). Messages are msgpack, not pickles.
"""

import asyncio
import contextlib
import multiprocessing
import secrets
import signal
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread

import msgspec

from jemaa import bots
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.games import GAMES, game
from jemaa.server.live.kept_bots import KeptBots, Task

DEADLINE = 10.0
"""Seconds for one choice of a worker that is warm, from the moment when it gets the task.

The kinds of bots plan for far less; a machine that is overloaded may need more.
"""
READY = 300.0
"""Seconds for an answer of a worker that is not warm yet: it compiles rules and bots, the first time on a machine."""
WORD = 1 << 32
FIRST = "first"
"""What the first tasks name as their table."""
SLOWEST = "max"
"""The bot that thinks for longest; its code is that of others."""


class Forget(msgspec.Struct, frozen=True, tag=True):
    """A message to a worker that a table needs no bots any more, so that it drops what it kept. Not answered."""

    table: str


class Answer(msgspec.Struct, frozen=True):
    """A worker's answer."""

    choice: int
    warm: bool
    """Everything is compiled: from now on it answers at once."""


class Workers:
    """A number of worker processes. `start` starts them, choices wait for that; `close` ends them."""

    def __init__(self, count: int, deadline: float = DEADLINE) -> None:
        self._count, self._deadline = count, deadline
        self._all: list[Worker] = []
        self._idle: list[Worker] = []
        """The workers without a task, the one that has been idle for longest first."""
        self._room = asyncio.Semaphore(0)
        """Counts `_idle`."""
        self._homes: dict[str, Worker] = {}
        """Table -> the worker that made the last choice there."""

    def start(self) -> None:
        """Start all worker processes."""
        self._all = [Worker() for _ in range(self._count)]
        for worker in self._all:
            self._give_back(worker)

    async def choose(self, kind: str, state: State, table: str = "") -> int:
        """The number of an action that a bot of this kind chooses for the actor.

        `table` is the number of the table, for bots that keep a search tree between their choices; without one, the
        choice stands alone. Waits until a worker is idle, without a limit. Where the worker fails or is late, it is
        started anew, and the action is a legal one at random.
        """
        worker = await self._take(table)
        try:
            return await worker.choose(_task(kind, state, table), self._deadline)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError):
            await asyncio.to_thread(worker.restart)
            return int(secrets.choice(state.legal_actions))
        finally:
            self._give_back(worker)

    def forget(self, table: str) -> None:
        """Let the workers drop what they have kept for a table."""
        if self._homes.pop(table, None):
            for worker in self._all:
                worker.forget(table)

    async def _take(self, table: str) -> "Worker":
        """An idle worker: the one that the table had last, if it is idle, otherwise any."""
        await self._room.acquire()
        home = self._homes.get(table)
        worker = home if home in self._idle else self._idle[0]
        self._idle.remove(worker)
        if table:
            self._homes[table] = worker
        return worker

    def _give_back(self, worker: "Worker") -> None:
        self._idle.append(worker)
        self._room.release()

    def close(self) -> None:
        """Kill all worker processes and wait until they are gone; no choice may be waiting for one."""
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
        """Let the process make a choice; returns the number of the action.

        `deadline` is in seconds; a process that is not warm yet gets `READY` seconds instead. Raises `TimeoutError` if
        the answer doesn't come in time, `EOFError` or `OSError` if the process died. One task at a time.
        """
        self._pipe.send_bytes(msgspec.msgpack.encode(task))
        data = await asyncio.to_thread(self._receive, deadline if self._warm else READY)
        answer = msgspec.msgpack.decode(data, type=Answer)
        self._warm = answer.warm
        return answer.choice

    def forget(self, table: str) -> None:
        """Let the process drop what it has kept for a table, after its present task; a new process has kept nothing."""
        with contextlib.suppress(OSError):
            self._pipe.send_bytes(msgspec.msgpack.encode(Forget(table)))

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


def _task(kind: str, state: State, table: str = "") -> Task:
    of = state.game
    options, seed = msgspec.to_builtins(of.options), secrets.randbelow(WORD)
    return Task(kind, of.name, of.players, options, bytes(state), seed, table)


# --- in the worker's process --------------------------------------------------------------------------------------

def work(pipe: Connection) -> None:
    """Answer one task after another in a worker process until the server is gone.

    A thread compiles the bots meanwhile, so that on a machine that has never run them people wait for no bot but those
    at their own table.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal; the server sees to it
    compiling = Thread(target=compile_bots, name="compile", daemon=True)
    compiling.start()
    kept_bots = KeptBots()
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            choice = carry_out(kept_bots, msgspec.msgpack.decode(pipe.recv_bytes(), type=Task | Forget))
            if choice is not None:
                pipe.send_bytes(msgspec.msgpack.encode(Answer(choice, warm=not compiling.is_alive())))


def compile_bots() -> None:
    """Make the first choices of all games, and keep nothing of them."""
    kept_bots = KeptBots()
    for name in GAMES:
        for order in first_tasks(name):
            carry_out(kept_bots, order)


def carry_out(kept_bots: KeptBots, order: Task | Forget) -> int | None:
    """Carry out an order; returns the number of the action that a bot chooses for a `Task`, None for a `Forget`."""
    if isinstance(order, Forget):
        kept_bots.forget(order.table)
        return None
    return kept_bots.choose(order)


def first_tasks(name: str) -> Iterator[Task | Forget]:
    """Yield orders for a choice of each bot but `SLOWEST` in a game for two; what these compile, all use.

    Each choice is asked for twice, since a bot that keeps a tree compiles more when it goes on with it.
    """
    state = game(name, 2).start()
    while state.actor == CHANCE:
        state = state.apply(state.chance_outcomes[0][0])
    for kind in bots.KINDS:
        if kind != SLOWEST:
            task = _task(kind, state, FIRST)
            yield from (task, task, Forget(FIRST))
