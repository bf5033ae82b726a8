"""A socket to a table: commands in, messages out. A slow reader gets fewer and newer updates; no queue grows."""

import asyncio
import contextlib
from dataclasses import dataclass
from typing import cast
from urllib.parse import parse_qs

import msgspec
from litestar import asgi
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.types import Receive, Scope, Send

from jemaa.server.http.access import Access, SeenTable, access
from jemaa.server.http.asgi import Connection
from jemaa.server.http.limits import Limits
from jemaa.server.http.protocols import TOO_MUCH
from jemaa.server.http.relayed import MOVED
from jemaa.server.live import audience
from jemaa.server.live.live_table import LiveTable, Watcher
from jemaa.server.live.ownership import Moved
from jemaa.server.logs import failed
from jemaa.server.metrics import COMMAND_SECONDS, COMMANDS, SOCKETS
from jemaa.server.store.database import FAILURES
from jemaa.server.store.store_failures import store_failure
from jemaa.table.errors import Refusal
from jemaa.table.views import may_see
from jemaa.table.wire.commands import AnyCommand, Leave, Resign
from jemaa.table.wire.messages import Done, Refused
from jemaa.table.wire.updates import TableUpdate

LONGEST = 8 * 1024
"""Bytes of one command; uvicorn closes a socket that sends more."""
LONGEST_VERSION = 10
"""A version in the query of a socket has fewer digits than this; any other is ignored."""
NO_TABLE = 4404
"""The close code where there is no such table, or where the bearer token is unknown: not worth another try."""

TRY_AGAIN = 1013
"""The close code where the database fails: the client connects again a little later."""

MOST_REFUSED = 100
"""Messages beyond the limit of requests after which a socket is closed: its client does not listen."""

decode = msgspec.json.Decoder(AnyCommand).decode
encode = msgspec.json.Encoder().encode


@asgi("/api/tables/{key:str}/socket", copy_scope=False)
async def table_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Let a client watch a table, and play if it has a seat; `?version=N` is the version that the client has."""
    if scope["type"] != ScopeType.WEBSOCKET:
        raise NotFoundException
    await serve_socket(scope, receive, send)


async def serve_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve a socket of the route `table_socket`.

    This is plain ASGI: thousands of sockets come and go, and most of a framework's work for each of them isn't needed
    here (`direct_sockets`).
    """
    socket = Socket(receive, send)
    connection: Connection = ASGIConnection(scope)
    await socket.accept()
    limits: Limits = connection.app.state.limits
    address = connection.client.host if connection.client else ""
    try:
        limits.count_socket(address)
    except Refusal as refusal:
        await socket.turn_away(refusal, TOO_MUCH)
        return
    try:
        session = await admitted(connection, socket, limits)
        if session is not None:
            cast("list[object]", scope["headers"]).clear()  # a socket is open for hours, and they are not needed again
            await session.run()
    finally:
        limits.forget_socket(address)


async def admitted(connection: Connection, socket: "Socket", limits: Limits) -> "Session | None":
    """The session of a socket that was accepted and counted; None where it was turned away, and closed."""
    try:
        who = await access(connection)
        if not connection.scope["state"].get("again"):
            limits.opening(who.address)
        seen = await who.find(connection.scope["path_params"]["key"])
    except Refusal as refusal:
        await socket.turn_away(refusal, TOO_MUCH if refusal.code == "too-many-requests" else NO_TABLE)
    except Moved:
        await socket.close(MOVED)
    except FAILURES as error:
        await socket.turn_away(_store_fails(error), TRY_AGAIN)
    else:
        return Session(socket, who, seen, Watcher(seen.viewer, _version(connection.scope["query_string"])))
    return None


def _version(query: bytes) -> int | None:
    version = parse_qs(query.decode("latin-1")).get("version", [""])[0]
    return int(version) if version.isascii() and version.isdecimal() and len(version) < LONGEST_VERSION else None


class Gone(Exception):
    """Raised where the client has closed the socket."""


@dataclass(frozen=True, slots=True)
class Socket:
    """A socket that sends and receives texts by ASGI's messages."""

    _receive: Receive
    _send: Send

    async def accept(self) -> None:
        """Accept the connection."""
        await self._receive()  # that it wants to
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def next(self) -> str:
        """Wait for the next text from the client, "" for other data; raises `Gone` where the client has closed."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Gone
        return message.get("text") or ""

    async def send(self, text: bytes) -> None:
        """Send a text, given in UTF-8; waits until there is room for it.

        Where the client has gone, the server's error is raised: uvicorn's is an `OSError`, a channel's is `Lost`.
        """
        await self._send({"type": "websocket.send", "bytes": None, "text": text.decode()})

    async def close(self, code: int) -> None:
        """Close the socket with a code."""
        await self._send({"type": "websocket.close", "code": code, "reason": ""})

    async def turn_away(self, refusal: Refusal, code: int) -> None:
        """Send a refusal that concerns the whole socket, and close it with a code."""
        await self.send(encode(refused(refusal, None)))
        await self.close(code)


class Session:
    """One open socket to a table: it answers commands, and sends updates."""

    __slots__ = ("_live", "_refused", "_seen", "_socket", "_watcher", "_who")

    def __init__(self, socket: Socket, who: Access, seen: SeenTable, watcher: Watcher) -> None:
        self._socket, self._who, self._seen, self._watcher = socket, who, seen, watcher
        self._live = seen.live
        self._refused = 0
        """Messages beyond the limit of requests."""

    async def run(self) -> None:
        """Answer commands and send updates, in the table's audience, until the client or the table is gone."""
        audience.join(self._live, self._watcher)
        sending = asyncio.create_task(self._tell())
        with SOCKETS.track_inprogress(), contextlib.suppress(Gone):
            try:
                while not sending.done():
                    await self._answer(await self._socket.next())
                    if self._refused > MOST_REFUSED:
                        await self._socket.close(TOO_MUCH)
                        return
                    await asyncio.sleep(0)  # others come between two of many messages that came at once
            finally:
                sending.cancel()
                audience.leave(self._live, self._watcher)
                await asyncio.gather(sending, return_exceptions=True)

    async def _tell(self) -> None:
        """Send each update when there is one and the client has taken the one before, until the table is gone."""
        while True:
            await self._watcher.news.wait()
            self._watcher.news.clear()
            if self._live.moved:
                await self._socket.close(MOVED)
                return
            if self._live.gone:
                await self._socket.turn_away(Refusal("no-such-table"), NO_TABLE)
                return
            if not may_see(self._live.table, self._watcher.viewer):
                await self._socket.turn_away(Refusal("not-watchable"), NO_TABLE)
                return
            if self._watcher.stale:
                await self._send(audience.unseen(self._live, self._watcher))
            for message in self._watcher.take_messages():
                await self._send(encode(message))

    async def _answer(self, data: str | bytes) -> None:
        try:
            with COMMAND_SECONDS.time():
                answer = await carry_out(self._who, self._seen, data)
        except Moved:
            return  # `_tell` says so; the command is sent again where the table is
        self._refused += isinstance(answer, Refused) and answer.code == "too-many-requests"
        if not self._live.left:  # then `_tell` says so
            await self._send(encode(answer))

    async def _send(self, message: bytes) -> None:
        await self._socket.send(message)


async def carry_out(who: Access, seen: SeenTable, data: str | bytes) -> Done | Refused:
    """Decode a command from a socket, count it, and execute it; a refusal is returned, not raised, unlike `Moved`.

    Data that are no command count as one. The sender needs the scope `play`.
    """
    command = None
    try:
        try:
            command = decode(data)
        finally:
            who.limits.command(who.name, who.address)  # what is no command counts, too
        who.require("play")
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        COMMANDS.labels("malformed").inc()
        return Refused(None, "malformed", args={"reason": str(error)})
    except Refusal as refusal:
        COMMANDS.labels(refusal.code).inc()
        return refused(refusal, command.id if command else None)
    return await execute(who, seen, command)


async def execute(who: Access, seen: SeenTable, command: AnyCommand) -> Done | Refused:
    """Execute a command; a refusal or a failure of the database is returned as `Refused`, not raised, unlike `Moved`.

    The caller has counted the command and checked the sender's scopes. A person who leaves or resigns, and plays in no
    seat any more, loses the notices of this table.
    """
    try:
        done = await who.host.commands.execute(seen.live, seen.viewer, command)
        if isinstance(command, Leave | Resign):
            await _let_go(who, seen.live)
    except FAILURES as error:
        refusal = _store_fails(error)
        COMMANDS.labels(refusal.code).inc()
        return refused(refusal, command.id)
    except Refusal as refusal:
        COMMANDS.labels(refusal.code).inc()
        shows = refusal.code in {"stale", "illegal"}
        return refused(refusal, command.id, audience.newest(seen.live, seen.viewer) if shows else None)
    COMMANDS.labels("done").inc()
    return done


def _store_fails(error: Exception) -> Refusal:
    """The refusal for a failure of the database, which is logged."""
    refusal = Refusal(store_failure(error))
    failed("store_failed", error, code=refusal.code)
    return refusal


async def _let_go(who: Access, live: LiveTable) -> None:
    """End the notices of a person who has left or resigned, if they have no seat any more, or bots play in all.

    Where the game is over by it, they stay, as everybody's do: this person, too, is told of another game.
    """
    if not live.table.over and all(live.table.sitters[seat].bot for seat in live.table.seats_of(who.player)):
        await who.host.subscriptions.drop(live.table.opening.number, who.player or "")


def refused(refusal: Refusal, command: str | None, update: TableUpdate | None = None) -> Refused:
    """A refusal as a message; `command` is the id of the command that was refused, None for another request."""
    return Refused(command, refusal.code, refusal.clause, refusal.details, update)
