"""The HTTP routes around tables."""

import asyncio
import hashlib
from collections.abc import AsyncGenerator, Sequence
from functools import partial
from typing import get_args

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody
from litestar.response import Stream

from jemaa import bots
from jemaa.core.record import Record
from jemaa.server import clock
from jemaa.server.http.access import Own, Seen, Who
from jemaa.server.http.asgi import AnyRequest
from jemaa.server.http.offline_files import offered
from jemaa.server.http.players import digest, new_token
from jemaa.server.http.route_groups import ACTING, CREATING, READING
from jemaa.server.http.sockets import encode, execute
from jemaa.server.live import audience
from jemaa.server.live.host import Host
from jemaa.server.live.live_table import LiveTable, Watcher
from jemaa.server.store.store_failures import StoreFailure
from jemaa.service.offered import game_infos
from jemaa.service.replaying import replayed
from jemaa.table.errors import Refusal
from jemaa.table.signatures import sign
from jemaa.table.views import Viewer, export_of, may_see, proof, replay, summary
from jemaa.table.wire.commands import AnyCommand
from jemaa.table.wire.lobby import BotsIn, LeftOut, Lobby, PublicTable
from jemaa.table.wire.messages import Done, Refused
from jemaa.table.wire.opening import MadeToken, MakeToken, OpenedTable, OpenTable
from jemaa.table.wire.replay import Export, Replay
from jemaa.table.wire.updates import Log, TableUpdate

MOST_PUBLIC = 50
LONGEST_RECORD = 4 << 20
ALIVE = 15.0
"""Seconds without an update after which a stream sends an empty line, to say that it lives."""
STATUS = {"no-such-table": 404, "table-damaged": 410, "no-such-code": 404, "no-such-puzzle": 404,
          "too-many-requests": 429, "not-seated": 403, "only-watching": 403, "not-watchable": 403,
          "not-your-seat": 403, "forbidden": 403, "stale": 409, **dict.fromkeys(get_args(StoreFailure), 503)}
"""HTTP's number for each refusal; for all others 400."""


@get("/api/lobby", guards=READING)
async def lobby(who: Who, request: AnyRequest) -> Lobby:
    """The games, options and bots of this server, and the public tables.

    Of these, the newest ones whose games are not over: at most `MOST_PUBLIC`, the newest first.
    """
    left_out = LeftOut(bots.LEFT_OUT, bots.REMEDY) if bots.LEFT_OUT else None
    public = tuple(await _public(who.host))
    offline = request.app.state.settings.offline and offered() is not None
    bots_in: BotsIn = request.app.state.settings.bots_in if offline else "server"
    return Lobby(game_infos(), tuple(bots.KINDS), bots.GENTLE, left_out, public, offline=offline, bots_in=bots_in)


async def _public(host: Host) -> list[PublicTable]:
    tables = [(await host.glimpse(number))[0] for number in await host.store.public(MOST_PUBLIC)]
    summaries = [summary(table, Viewer(None, invited=False)) for table in tables if table]
    return [PublicTable(each.watch, each.game, each.status, tuple(seat.name for seat in each.seats),
                        tuple(seat.kind for seat in each.seats), each.opened)
            for each in summaries]


@post("/api/tables", guards=CREATING)
async def open_table(who: Who, data: JSONBody[OpenTable]) -> OpenedTable:
    """Open a table; answers with its capabilities."""
    opening = await who.host.open(data)
    return OpenedTable(opening.invite, opening.watch)


@get("/api/tables/{key:str}", responses={200: ResponseSpec(TableUpdate)}, guards=READING)
async def see_table(seen: Seen, version: FromQuery[int | None] = None) -> Response[bytes]:
    """The newest view of a table for the one who asks, with what happened since `version`.

    Nothing that happened is added without a version, or for one that is older than the log that a table keeps.
    """
    return Response(audience.unseen(seen.live, Watcher(seen.viewer, version)), media_type=MediaType.JSON)


@post("/api/tables/{key:str}/commands", status_code=200, guards=ACTING)
async def command_table(who: Who, seen: Seen, data: JSONBody[AnyCommand]) -> Response[Done | Refused]:
    """Carry out one command, for clients without a socket. Its id makes it safe to send again.

    But a `Say` or `Look` is passed on each time that it is sent.
    """
    answer = await execute(who, seen, data)
    status = 200 if isinstance(answer, Done) else STATUS.get(answer.code, 400)
    return Response(answer, status_code=status)


@get("/api/tables/{key:str}/export", responses={200: ResponseSpec(Export)}, guards=READING)
async def export_table(who: Who, seen: Seen) -> Response[bytes]:
    """The game as a file that `jemaa verify` reads, signed by the server."""
    table = seen.live.table
    signer = await who.host.signing_keys.of(table.opening.signer)
    name = f'attachment; filename="{table.opening.game}-{table.opening.number}.json"'
    parts = table.opening, table.record, tuple(table.resigned), proof(table)
    key = ("export", table.opening.number, table.version)
    answer = await who.host.long_answers.get(key, who.network, lambda: encode(sign(export_of(*parts), signer)))
    return Response(answer, media_type=MediaType.JSON, headers={"Content-Disposition": name})


@delete("/api/tables/{key:str}", guards=ACTING)
async def delete_table(who: Who, own: Own) -> None:
    """Delete a table; for its players, when the game is over or no other person sits there."""
    others = {sitter.player for sitter in own.table.sitters.values() if sitter.player} - {who.player}
    if others and not own.table.over:
        raise Refusal("not-over")
    await who.host.delete(own)


@get("/api/tables/{key:str}/replay", responses={200: ResponseSpec(Replay)}, guards=READING)
async def replay_table(who: Who, seen: Seen) -> Response[bytes]:
    """The game so far, entry by entry, as a spectator sees it."""
    table = seen.live.table
    replayed = partial(_replay_encoded, table.record, tuple(table.resigned), table.over, table.names)
    answer = await who.host.long_answers.get(("replay", table.opening.number, table.version), who.network, replayed)
    return Response(answer, media_type=MediaType.JSON)


def _replay_encoded(record: Record, resigned: Sequence[str], over: bool, names: tuple[str, ...]) -> bytes:
    return encode(msgspec.structs.replace(replay(record, resigned, over=over), names=names))


@get("/api/tables/{key:str}/log", responses={200: ResponseSpec(Log)}, guards=READING)
async def log_table(who: Who, seen: Seen, before: FromQuery[int]) -> Response[bytes]:
    """One page of what happened before a version, for clients that need more than the last update has."""
    return Response(await who.host.log(seen.live, before, who.network), media_type=MediaType.JSON)


@post("/api/replay", status_code=200, request_max_body_size=LONGEST_RECORD, responses={200: ResponseSpec(Replay)},
      guards=READING)
async def replay_record(request: AnyRequest, who: Who) -> Response[bytes]:
    """The frames of a record, or of an export, that is sent as the body."""
    data = await request.body()
    key = ("record", hashlib.sha256(data).digest())
    answer = await who.host.long_answers.get(key, who.network, lambda: encode(replayed(data)))
    return Response(answer, media_type=MediaType.JSON)


@post("/api/tokens", guards=CREATING)
async def make_token(who: Who, data: JSONBody[MakeToken]) -> MadeToken:
    """Make a bearer token for a bot that acts, or watches, in one's name. It is shown once."""
    token = new_token()
    await who.host.store.add_token(digest(token), who.player or "", data.scopes, clock.now())
    return MadeToken(token)


@delete("/api/tokens", guards=ACTING)
async def drop_tokens(who: Who) -> None:
    """Make all of one's tokens void."""
    await who.host.store.drop_tokens(who.player or "")


@get("/api/tables/{key:str}/stream", guards=READING)
async def stream_table(seen: Seen, version: FromQuery[int | None] = None) -> Stream:
    """Updates of a table as lines of JSON: the first at once, then one after each change, with empty lines between.

    Several changes share a line where the reader is slow. An empty line comes after `ALIVE` seconds without a change.
    The stream ends where the table is deleted, or may not be watched any more.
    """
    return Stream(updates(seen.live, Watcher(seen.viewer, version)), media_type="application/x-ndjson")


async def updates(live: LiveTable, watcher: Watcher) -> AsyncGenerator[bytes, None]:
    """Yield the lines of a stream until the reader or the table is gone: updates as JSON, and empty lines.

    Until then the watcher is in the table's audience.
    """
    audience.join(live, watcher)
    try:
        while True:
            try:
                await asyncio.wait_for(watcher.news.wait(), ALIVE)
            except TimeoutError:
                yield b"\n"
                continue
            watcher.news.clear()
            if live.left or not may_see(live.table, watcher.viewer):
                return
            if watcher.stale:
                yield audience.unseen(live, watcher) + b"\n"
    finally:
        audience.leave(live, watcher)


TABLE_ROUTES = [lobby, open_table, see_table, command_table, export_table, delete_table, replay_table, log_table,
                replay_record, make_token, drop_tokens, stream_table]
