"""A connection between two processes: who may speak, what arrives, and who waits for whom."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from jemaa.server.cluster.frames import HEAD, Kind
from jemaa.server.cluster.link import SILENCE, WINDOW, Accept, Channel, Link, Lost

SECRET, SOON = b"secret", 30


def echo(channel: Channel, data: bytes) -> None:
    """Say what came, three times as long."""
    channel.put(Kind.TEXT, data * 3)


@asynccontextmanager
async def linked(accept: Accept = echo, secret: bytes = SECRET, name: str = "two") -> AsyncIterator[Link]:
    """The calling side of a connection over loopback; `name` is of whom it wants to call."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Link(SECRET, "two", accept), "127.0.0.1", 0)
    _, link = await loop.create_connection(lambda: Link(secret, name), *server.sockets[0].getsockname()[:2])
    try:
        yield link
    finally:
        link.abort()
        server.close()
        await asyncio.wait_for(link.ended, SOON)


def test_channels_share_a_connection() -> None:
    async def run() -> None:
        async with linked() as link:
            await link.known
            channels = {size: link.open(b"x" * size) for size in (0, 1, 70_000)}
            for size, channel in channels.items():
                assert await channel.next() == (Kind.TEXT, b"x" * 3 * size)
    asyncio.run(run())


@pytest.mark.parametrize("given", [{"secret": b"guess"}, {"name": "three"}])
def test_who_does_not_know_the_secret_or_wants_another_process_is_cut_off(given: dict[str, str]) -> None:
    async def run() -> None:
        async with linked(**given) as link:  # type: ignore[arg-type]
            with pytest.raises(Lost):
                await asyncio.wait_for(link.known, SOON)
            with pytest.raises(Lost):
                link.open(b"")
    asyncio.run(run())


@pytest.mark.parametrize("data", [
    HEAD.pack(0, Kind.OPEN, 1), HEAD.pack(48, Kind.PROOF, 0) + bytes(48), HEAD.pack(1 << 30, Kind.PROOF, 0),
], ids=["no proof", "a wrong one", "too much"])
def test_strangers_are_cut_off_before_anything_is_done_for_them(data: bytes) -> None:
    async def run() -> None:
        opened: list[bytes] = []
        async with linked(lambda _, data: opened.append(data)) as link:
            server = link._transport
            assert server
            reader, writer = await asyncio.open_connection(*server.get_extra_info("peername")[:2])
            assert (await reader.readexactly(HEAD.size + 16))[4] == Kind.HELLO
            writer.write(data)
            assert await asyncio.wait_for(reader.read(), SOON) == b""
            writer.close()
        assert opened == []
    asyncio.run(run())


def test_the_system_looks_for_a_host_that_has_vanished() -> None:
    async def run() -> None:
        async with linked() as link:
            await link.known
            assert link._transport
            connection = link._transport.get_extra_info("socket")
            assert connection.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
            if option := getattr(socket, "TCP_USER_TIMEOUT", None):  # Linux
                assert connection.getsockopt(socket.IPPROTO_TCP, option) == SILENCE * 1000
    asyncio.run(run())


def test_a_sender_waits_for_who_does_not_read() -> None:
    async def run() -> None:
        sent: list[int] = []

        async def send(channel: Channel) -> None:
            for number in range(WINDOW * 3):
                await channel.send(Kind.TEXT, str(number).encode())
                sent.append(number)
        tasks: list[asyncio.Task[None]] = []
        accept: Callable[[Channel, bytes], None] = lambda channel, _: tasks.append(  # noqa: E731
            asyncio.get_running_loop().create_task(send(channel)))
        async with linked(accept) as link:
            await link.known
            slow, quick = link.open(b""), link.open(b"")
            assert [(await quick.next())[1] for _ in range(WINDOW * 3)][-1] == str(WINDOW * 3 - 1).encode()
            assert not all(task.done() for task in tasks)
            assert [int((await slow.next())[1]) for _ in range(WINDOW * 3)] == list(range(WINDOW * 3))
            await asyncio.wait_for(asyncio.gather(*tasks), SOON)
    asyncio.run(run())


def test_who_waits_is_told_that_the_connection_has_ended() -> None:
    async def run() -> None:
        async with linked(lambda _channel, _data: None) as link:
            await link.known
            channel = link.open(b"")
            waiting = asyncio.create_task(channel.next())
            await asyncio.sleep(0)
            link.abort()
            with pytest.raises(Lost):
                await asyncio.wait_for(waiting, SOON)
            with pytest.raises(Lost):
                channel.put(Kind.TEXT, b"")
            with pytest.raises(Lost):
                await channel.send(Kind.TEXT, b"")
    asyncio.run(run())
