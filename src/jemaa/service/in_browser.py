"""What the page's worker calls, where Python runs in the page: texts come in, and texts go out."""

from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from jemaa.service.local_table import LocalTable, Send
from jemaa.service.local_tables import LocalTables, command, encode
from jemaa.table.errors import Refusal
from jemaa.table.journal import Opening, Written
from jemaa.table.wire.messages import AnyMessage, Refused


class Kept(msgspec.Struct, frozen=True):
    """A journal, or its next lines, as the browser keeps it."""

    opening: Opening
    lines: list[Written]


class Store(Protocol):
    """The browser's database, in JavaScript."""

    def append(self, number: str, key: str, opening: str, first: int, lines: list[str]) -> Awaitable[bool]:
        """Store the lines of a table from version `first` on; False where one of them is there already."""

    def load(self, key: str) -> Awaitable[str | None]:
        """The journal of the table with this key, as JSON of a `Kept`."""

    def find(self, number: str) -> Awaitable[str | None]:
        """The key of the table with this number."""


class Journals:
    """The journals in the browser's database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def append(self, opening: Opening, lines: list[Written]) -> bool:
        """Store the next lines of a journal; False, with nothing stored, where another window was first."""
        first = lines[0].version if lines else 1
        return await self._store.append(opening.number, opening.invite, encode(opening).decode(), first,
                                        [encode(line).decode() for line in lines])

    async def load(self, key: str) -> tuple[Opening, list[Written]] | None:
        """The journal of the table with this key; None if there is none."""
        text = await self._store.load(key)
        if text is None:
            return None
        kept = msgspec.json.decode(text, type=Kept)
        return kept.opening, kept.lines

    async def find(self, number: str) -> str | None:
        """The key of the table with this number; None if there is none."""
        return await self._store.find(number)


class InBrowser:
    """Answers the worker. A line is a connection of the page to a table, named by a number."""

    def __init__(self, store: Store, post: Callable[[int, str], object]) -> None:
        """`post` is called with the number of a line and a message for it, as JSON."""
        self._tables, self._post = LocalTables(Journals(store)), post
        self._lines: dict[int, tuple[LocalTable, Send]] = {}

    async def ask(self, method: str, path: str, query: str, body: str) -> str:
        """The answer to a request, as JSON."""
        return (await self._tables.ask(method, path, query, body.encode())).decode()

    async def join(self, line: int, key: str, version: int) -> bool:
        """Connect a line with a table, of which it has seen this version; False if there is no such table."""
        def send(message: AnyMessage) -> None:
            self._post(line, encode(message).decode())
        try:
            table = await self._tables.table(key)
        except Refusal as refusal:
            send(Refused(None, refusal.code))
            return False
        self._lines[line] = table, send
        table.join(send, version)
        return True

    async def carry_out(self, line: int, text: str) -> None:
        """Carry out a command that a line has sent."""
        table, send = self._lines[line]
        send(await table.execute(command(text)))

    def leave(self, line: int) -> None:
        """End a line."""
        table, send = self._lines.pop(line, (None, None))
        if table and send:
            table.leave(send)
