"""Notices between server processes: "this table is at this version". The data themselves are in the database.

A lost notice loses nothing: the next append of a process that missed it is refused by the database, and it catches up.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Protocol

from jemaa.core.extra import needed

CHANNEL = "jemaa"
RETRY = 1.0
"""Seconds until a lost connection is sought again."""

Hear = Callable[[str, int], Awaitable[None]]
"""Called with a table's number and the version that it has somewhere; with `ALL` where notices may have been missed."""
ALL = "*"


class Bus(Protocol):
    """Sends notices to other processes and receives theirs."""

    others: bool
    """Whether there may be any."""

    def listen(self, hear: Hear) -> None:
        """Call `hear` for each notice from now on."""
        ...

    def tell(self, number: str, version: int) -> None:
        """Queue a notice to the other processes that table `number` is at `version`; it may be lost."""
        ...

    async def close(self) -> None:
        """Stop sending and receiving; notices that wait to be sent are lost."""
        ...


class Alone:
    """The bus of a single process, which does nothing."""

    others = False

    def listen(self, hear: Hear) -> None:
        """Do nothing, as no notice ever comes."""

    def tell(self, number: str, version: int) -> None:
        """Do nothing, as there is no other process."""

    async def close(self) -> None:
        """Do nothing, as nothing is open."""


class Notices:
    """A bus by PostgreSQL's LISTEN and NOTIFY, over one connection that is opened again when it breaks.

    A process hears its own notices, too. Must be made in a running event loop, where it connects in the background.
    Raises `MissingExtra` where PostgreSQL's driver is not installed.
    """

    others = True

    def __init__(self, url: str) -> None:
        self._url, self._driver = url, needed("asyncpg")
        self._hears: list[Hear] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._outgoing: asyncio.Queue[str] = asyncio.Queue()
        self._sender = asyncio.create_task(self._run())

    def listen(self, hear: Hear) -> None:
        """Call `hear` for each notice from now on."""
        self._hears.append(hear)

    def tell(self, number: str, version: int) -> None:
        """Send a notice soon, without waiting for it."""
        self._outgoing.put_nowait(f"{number} {version}")

    async def close(self) -> None:
        """Close the connection; notices that wait to be sent are lost."""
        self._sender.cancel()
        await asyncio.gather(self._sender, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(OSError, self._driver.PostgresError, self._driver.InterfaceError):
                await self._connected()
            await asyncio.sleep(RETRY)

    async def _connected(self) -> None:
        connection = await self._driver.connect(self._url)
        try:
            await connection.add_listener(CHANNEL, self._hear)
            self._hear(connection, 0, CHANNEL, f"{ALL} 0")
            while True:
                notice = await self._outgoing.get()
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)
        finally:
            connection.terminate()

    def _hear(self, _connection: object, _process: int, _channel: str, notice: object) -> None:
        number, _, version = str(notice).partition(" ")
        for hear in self._hears:
            task = asyncio.ensure_future(hear(number, int(version)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


def bus_for(url: str) -> Bus:
    """The bus for the URL of a database: `Notices` for PostgreSQL, `Alone` for others."""
    return Notices(url) if url.startswith("postgresql://") else Alone()
