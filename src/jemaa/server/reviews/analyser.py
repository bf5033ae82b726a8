"""Positions that people look at on the analysis board, searched in a process of its own.

It has the lowest priority from its first answer on, so that tables and bots never wait for it, and searches one
position at a time; it starts with the first one. Messages are msgpack.
"""

import asyncio
import contextlib
import signal
from collections import Counter

import msgspec

from jemaa.server.child import Child, Pipe
from jemaa.server.reviews.reviewer import LOW, LOWEST, step_back
from jemaa.table.errors import Refusal
from jemaa.table.wire.analysis import AskSearch
from jemaa.table.wire.messages import RefusalCode

DEADLINE = 300.0
"""Seconds for one answer, after which the process is ended: the first one may have everything to compile."""
EACH = 2
"""So many of them for people at one address: two at one device, or one whose last answer is still on its way."""
REMEMBERED = 4
"""So many of those who asked find their trees again: each takes two trees, of some tens of megabytes at most."""
WAITING = 8
"""So many searches may wait, or be made, in one process; who asks for one more is asked to come again."""


class Question(msgspec.Struct, frozen=True):
    """What somebody asks."""

    asked: AskSearch
    asker: str
    """The network of their address: the searches of each go on from one question to the next."""


class No(msgspec.Struct, frozen=True, tag=True):
    """An answer of the process that there is no analysis, for a reason that people are told."""

    code: RefusalCode
    clause: str | None
    details: dict[str, str | int]


class Yes(msgspec.Struct, frozen=True, tag=True):
    """An answer of the process: an `Analysis` as JSON."""

    analysis: bytes


class Analyser:
    """Searches positions for people, one after the other. `close` at the end."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()
        self._child: Child | None = None
        self._asking: Counter[str] = Counter()
        """Who waits for how many answers, by the network of their address."""

    async def analyse(self, asked: AskSearch, asker: str) -> bytes:
        """An `Analysis` as JSON; raises `Refusal` where too many searches wait, or where it fails."""
        if self._asking[asker] >= EACH or self._asking.total() >= WAITING:
            raise Refusal("too-many-requests")
        self._asking[asker] += 1
        try:
            async with self._one:
                return await self._answer(msgspec.msgpack.encode(Question(asked, asker)))
        finally:
            self._asking[asker] -= 1
            self._asking += Counter()  # without those who wait for nothing

    async def _answer(self, task: bytes) -> bytes:
        try:
            answer = msgspec.msgpack.decode(await self._ask(task), type=Yes | No)
        except BaseException as error:
            await self.close()  # an answer that comes late must not be taken for that of the next question
            if isinstance(error, (TimeoutError, OSError, EOFError, msgspec.MsgspecError)):
                raise Refusal("no-analysis") from error
            raise
        if isinstance(answer, No):
            raise Refusal(answer.code, answer.clause, **answer.details)
        return answer.analysis

    async def _ask(self, task: bytes) -> bytes:
        if self._child is None:
            self._child = await Child.start(work)
        await asyncio.wait_for(self._child.send(task), DEADLINE)
        return await asyncio.wait_for(self._child.receive(), DEADLINE)

    async def close(self) -> None:
        """End the process; the next question starts another one."""
        child, self._child = self._child, None
        if child:
            await child.end()


# --- in the process of its own ------------------------------------------------------------------------------------

def work(pipe: Pipe) -> None:
    """Search one position after another until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal; the server sees to it
    step_back(LOW)  # until the first answer, which may have rules to compile: beside other work the lowest starves
    analysts = Analysts()
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        answer_next(pipe, analysts)
        step_back(LOWEST, LOW)
        while True:
            answer_next(pipe, analysts)


def answer_next(pipe: Pipe, analysts: "Analysts") -> None:
    """Wait for a question and answer it."""
    question = msgspec.msgpack.decode(pipe.receive(), type=Question)
    pipe.send(msgspec.msgpack.encode(analysts.answer(question)))


class Analysts:
    """The searches of the last few who asked."""

    def __init__(self) -> None:
        from jemaa.service.analysis import Analyst  # noqa: PLC0415  # in the child only: the server never searches

        self._make = Analyst
        self._analysts: dict[str, Analyst] = {}
        """By the networks of those who asked; who asked last comes last."""

    def answer(self, question: Question) -> Yes | No:
        """What a search says, or why it was refused."""
        analyst = self._analysts.pop(question.asker, None) or self._make()
        self._analysts[question.asker] = analyst
        while len(self._analysts) > REMEMBERED:
            del self._analysts[next(iter(self._analysts))]
        try:
            return Yes(msgspec.json.encode(analyst.analysis(question.asked.position, question.asked.round)))
        except Refusal as refusal:
            return No(refusal.code, refusal.clause, refusal.details)
