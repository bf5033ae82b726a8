"""Many sockets at once: they come in a few at a time, and only who sits at a table is news to the others."""

import asyncio
from typing import Any

import pytest

from jemaa.server.http.socket_admission import SocketAdmission

SOCKET: Any = {"type": "websocket"}


class Inside:
    """An application whose every socket waits for a word before its first message, and for another to end."""

    def __init__(self) -> None:
        self.entered: list[asyncio.Queue[str]] = []

    async def __call__(self, _scope: Any, _receive: Any, send: Any) -> None:
        told: asyncio.Queue[str] = asyncio.Queue()
        self.entered.append(told)
        await send({"type": "websocket.accept"})
        while (word := await told.get()) != "end":
            if word == "break":
                raise RuntimeError
            await send({"type": "websocket.send", "text": word})


async def _sent(_message: Any) -> None:
    """Where messages go."""


async def _asked() -> Any:
    """Where messages come from."""


async def _turn() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.mark.parametrize("word", ["hello", "end", "break"])
def test_the_next_socket_comes_in_when_one_is_told_something_or_gone(word: str) -> None:
    async def run() -> list[int]:
        inside, found = Inside(), []
        door = SocketAdmission(inside, width=2)
        tasks = [asyncio.create_task(door(SOCKET, _asked, _sent)) for _ in range(5)]
        await _turn()
        for _ in range(3):
            found.append(len(inside.entered))
            inside.entered[len(found) - 1].put_nowait(word)
            await _turn()
        found.append(len(inside.entered))
        for told in inside.entered:
            told.put_nowait("end")
        await asyncio.gather(*tasks, return_exceptions=True)
        return found
    assert asyncio.run(run()) == [2, 3, 4, 5]


def test_requests_do_not_wait_for_admission() -> None:
    async def run() -> bool:
        inside = Inside()
        door = SocketAdmission(inside, width=1)
        scopes: list[Any] = [SOCKET, SOCKET, {"type": "http", "path": "/"}]
        tasks = [asyncio.create_task(door(scope, _asked, _sent)) for scope in scopes]
        await _turn()
        entered = len(inside.entered)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return entered == 2
    assert asyncio.run(run())
