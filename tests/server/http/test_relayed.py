"""What other processes ask for is answered once this one is certain to own its tables."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from litestar.types import Receive, Scope, Send

from jemaa.server.cluster.frames import AnswerHead, Kind, Opened
from jemaa.server.cluster.link import Channel
from jemaa.server.http.relayed import Answering, Distant, encode, scope_of
from tests.server.cluster.test_link import SOON, linked

ASKED = Opened(False, "GET", "/api/tables/key", b"", [], "127.0.0.1", "http", None, False, b"")


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": scope["path"].encode(), "more_body": False})


async def answer(sure: Callable[[], Awaitable[None]]) -> list[tuple[Kind, bytes]]:
    """The messages of an answer to `ASKED`."""
    answering = Answering(application, sure)
    async with linked(answering.accept) as link:
        await link.known
        channel = link.open(encode(ASKED))
        return [await asyncio.wait_for(channel.next(), SOON) for _ in range(3)]


WHOLE = [(Kind.START, encode(AnswerHead(200, []))), (Kind.BODY, b"/api/tables/key"), (Kind.END, b"")]


def test_an_answer_waits_until_the_tables_are_certain_to_be_ours() -> None:
    async def run() -> None:
        certain = asyncio.Event()

        async def sure() -> None:
            await certain.wait()
        answered = asyncio.create_task(answer(sure))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not answered.done()
        certain.set()
        assert await answered == WHOLE
    asyncio.run(run())


@pytest.mark.parametrize("failure", [ConnectionResetError, TimeoutError])
def test_what_is_in_memory_is_shown_while_the_database_fails(failure: type[Exception]) -> None:
    async def sure() -> None:
        raise failure
    assert asyncio.run(answer(sure)) == WHOLE


def test_a_request_is_answered_by_another_process() -> None:
    async def run() -> None:
        got: list[object] = []

        async def sure() -> None:
            pass

        async def receive() -> object:
            await asyncio.Event().wait()
            raise AssertionError

        async def send(message: object) -> None:
            got.append(message)
        answering = Answering(application, sure)
        async with linked(answering.accept) as link:
            await link.known
            channel: Channel = link.open(encode(ASKED))
            await asyncio.wait_for(Distant(channel)(scope_of(ASKED), receive, send), SOON)  # type: ignore[arg-type]
        assert [dict(each).get("status") or dict(each).get("body") for each in got] == [  # type: ignore[call-overload]
            200, b"/api/tables/key", b""]
    asyncio.run(run())
