"""A real server whose clients send too much, or too slowly: they are cut off, and others play on."""

import asyncio
import contextlib
import socket
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from jemaa.server.http.connection_limit import BESIDE
from jemaa.server.http.protocols import REQUEST_S, TOO_MUCH
from tests.server.running import Browser, Server, serving

EMPTY, PING = b"\x81\x82\0\0\0\0{}", b"\x89\x80\0\0\0\0"
"""Frames of a client: a text that is no command, and a ping."""
LONG = b"\x81\xfe\x1f\x40\0\0\0\0" + b"x" * 8_000
CUT = 1006
"""What a client sees where the connection ended while it was still sending: the close frame may be lost then."""
PATIENCE = 3 * REQUEST_S
"""Seconds after which a test gives up."""


def half_sent(server: Server, text: bytes) -> bytes:
    """What the server answers to a request that does not go on, before it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(text)
        answer = b""
        while part := line.recv(4096):
            answer += part
        return answer


def test_half_sent_requests_end_and_whole_ones_do_not(tmp_path: Path) -> None:
    async def run(server: Server) -> list[bytes]:
        head = f"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n".encode()
        texts = [b"", b"G", head, head + b"Content-Length: 1000\r\n\r\n{"]
        return await asyncio.gather(*(asyncio.to_thread(half_sent, server, text) for text in texts))
    with serving(tmp_path) as server:
        nothing, letter, headers, body = asyncio.run(run(server))
        assert [answer.partition(b"\r\n")[0] for answer in (nothing, letter, headers)] == [
            b"HTTP/1.1 408 Request Timeout"] * 3
        assert body == b""
        assert Browser(server).ask("GET", "/healthz")[0] == 200


def held(server: Server, source: str, opened: contextlib.ExitStack, count: int) -> list[socket.socket]:
    """So many connections from an address, on which nothing has been sent."""
    return [opened.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0)))
            for _ in range(count)]


def asked(line: socket.socket) -> bytes:
    """The first line of what is answered to a whole request."""
    with contextlib.suppress(OSError):
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    return line.recv(4096).partition(b"\r\n")[0]


@pytest.mark.skipif(sys.platform == "darwin", reason="macOS has only one loopback address")
def test_one_address_has_so_many_connections_and_others_are_served(tmp_path: Path) -> None:
    with serving(tmp_path, None, "--sockets", "1") as server, contextlib.ExitStack() as opened:
        served = held(server, "127.0.0.2", opened, 1 + BESIDE)
        [refused] = held(server, "127.0.0.2", opened, 1)
        assert asked(refused) == b"HTTP/1.1 503 Service Unavailable"
        assert refused.recv(4096) == b""  # and it was left open until then
        assert asked(held(server, "127.0.0.3", opened, 1)[0]) == b"HTTP/1.1 200 OK"
        assert asked(served[-1]) == b"HTTP/1.1 408 Request Timeout"  # the 10 s of all of them have passed, too
        assert served[-1].recv(4096) == b""
        assert asked(held(server, "127.0.0.2", opened, 1)[0]) == b"HTTP/1.1 200 OK"


@pytest.mark.parametrize(("frame", "times"), [
    (EMPTY, 20_000), (PING, 20_000), (EMPTY, 1_000), (LONG, 100),
], ids=["messages", "pings", "refused messages", "bytes"])
def test_a_socket_that_floods_is_closed_and_comes_back(frame: bytes, times: int, tmp_path: Path) -> None:
    async def run(browser: Browser, key: str) -> None:
        async with asyncio.timeout(PATIENCE), browser.socket(key) as line:
            line.transport.write(frame * times)
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await line.recv()
            assert line.close_code in (TOO_MUCH, CUT)
        async with browser.socket(key) as again:
            assert "update" in str(await again.recv())
    with serving(tmp_path, None, "--rate", "20") as server:
        browser = Browser(server)
        asyncio.run(run(browser, browser.open("marrakech", [None, "random"])["invite"]))


def test_one_address_has_so_many_sockets(tmp_path: Path) -> None:
    async def run(browser: Browser, key: str) -> None:
        async with browser.socket(key) as first, browser.socket(key) as second:
            await first.recv()
            await second.recv()
            async with browser.socket(key) as third:
                assert "too-many-requests" in str(await third.recv())
                await third.wait_closed()
                assert third.close_code == TOO_MUCH
        async with browser.socket(key) as later:
            assert "update" in str(await later.recv())
    with serving(tmp_path, None, "--sockets", "2") as server:
        browser = Browser(server)
        asyncio.run(run(browser, browser.open("marrakech", [None, "random"])["invite"]))
