"""The connections of this process to the others: it listens for them, and calls them when it needs them."""

import asyncio
import contextlib
import socket
from collections.abc import Collection

from jemaa.core.errors import JemaaError
from jemaa.server.cluster.link import Accept, Channel, Link, Lost
from jemaa.server.store.leases import Process

CALLS_S = 1.0
"""Seconds that another process has to take a call."""


def listening(address: str) -> socket.socket:
    """A socket that listens at HOST or HOST:PORT, by default at any free port; raises `JemaaError` where it can't."""
    host, port = parted(address)
    try:
        [(family, _, _, _, place), *_] = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        return socket.create_server(place[:2], family=family)
    except OSError as error:
        raise JemaaError(f"cannot listen for other servers at {address} ({error.strerror}); "
                         "--internal names an address of this machine, as HOST or HOST:PORT") from None


def parted(address: str) -> tuple[str, int]:
    """The host and the port of HOST or HOST:PORT; 0 without a port. Raises `JemaaError` for anything else."""
    host, colon, port = address.rpartition(":")
    if not colon or address.endswith("]"):
        host, port = address, "0"
    if not host or not port.isdecimal() or int(port) > 65535:  # the highest port there is
        raise JemaaError(f"{address!r} is no address for --internal: give HOST or HOST:PORT, such as 10.0.0.1:8322")
    return host.removeprefix("[").removesuffix("]"), int(port)


def address_of(bound: socket.socket) -> str:
    """The address at which a socket listens, as HOST:PORT."""
    host, port = bound.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


class Peers:
    """Links to other processes. `listen` before others call, `close` at the end."""

    def __init__(self, secret: bytes, process: str, accept: Accept) -> None:
        self._secret, self._process, self._accept = secret, process, accept
        self._links: dict[str, Link] = {}
        self._calling: dict[str, asyncio.Task[Link]] = {}
        self._called: list[Link] = []
        self._server: asyncio.Server | None = None

    async def listen(self, bound: socket.socket) -> None:
        """Begin to take the calls of other processes at a bound socket, in the background; `close` ends that."""
        self._server = await asyncio.get_running_loop().create_server(self._take_call, sock=bound)

    def _take_call(self) -> Link:
        self._called = [link for link in self._called if not link.lost]
        link = Link(self._secret, self._process, self._accept)
        self._called.append(link)
        return link

    async def open(self, process: Process, data: bytes) -> Channel:
        """Open a channel to another process; raises `Lost` where it can't be reached."""
        link = self._links.get(process.id)
        if link is None or link.lost:
            if process.id not in self._calling:
                self._calling[process.id] = asyncio.create_task(self._call(process))
            link = await asyncio.shield(self._calling[process.id])
        return link.open(data)

    async def _call(self, process: Process) -> Link:
        try:
            host, port = parted(process.address)
            make = asyncio.get_running_loop().create_connection(lambda: Link(self._secret, process.id), host, port)
            async with asyncio.timeout(CALLS_S):
                _, link = await make
                await link.known
        except OSError:  # and TimeoutError
            raise Lost from None
        finally:
            del self._calling[process.id]
        self._links[process.id] = link
        return link

    def keep(self, alive: Collection[str]) -> None:
        """Cut the links to all processes but those with these names: whoever waits for a cut one is led to another."""
        for name, link in list(self._links.items()):
            if name not in alive:
                del self._links[name]
                link.abort()

    async def close(self) -> None:
        """Stop listening, and end all connections after what was written has been sent; waits `CALLS_S` at most."""
        if self._server:
            self._server.close()
        links = [link for link in [*self._links.values(), *self._called] if not link.lost]
        for link in links:
            link.close()
        if links:
            await asyncio.wait([link.ended for link in links], timeout=CALLS_S)
        for task in list(self._calling.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Lost):
                await task
