"""A real server whose clients send too much, or too slowly: they are cut off, and others play on."""

import asyncio
import contextlib
import socket
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

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
