"""The HTTP routes around tables."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from jemaa import bots
from jemaa.core import options as named
from jemaa.core.errors import JemaaError
from jemaa.core.record import read
from jemaa.games import GAMES, game_type
from jemaa.server import clock
from jemaa.server.http.access import access
from jemaa.server.http.players import digest, new_token
from jemaa.server.http.sockets import carry_out, encode
from jemaa.server.live import audience
from jemaa.server.live.host import Host
from jemaa.server.live.live_table import LiveTable, Watcher
from jemaa.table.errors import Refusal
from jemaa.table.showing import Viewer, export, replay, summary
from jemaa.table.wire import (
    AnyCommand,
    Done,
    Export,
    GameInfo,
    Lobby,
    Log,
    MadeToken,
    MakeToken,
    Moment,
    OnlyWith,
    OpenedTable,
    OpenTable,
    PublicTable,
    Refused,
    Replay,
)

AnyRequest = Request[Any, Any, Any]
MOST_PUBLIC = 50
LONGEST_RECORD = 4 << 20
ALIVE = 15.0
"""Seconds after which a stream says that it lives."""
TOO_DEEP = "nested too deeply"
STATUS = {"no-such-table": 404, "too-many-requests": 429, "not-seated": 403, "only-watching": 403,
          "not-your-seat": 403, "forbidden": 403, "stale": 409}
"""HTTP's number for each refusal; for all others 400."""


@get("/api/lobby")
async def lobby(request: AnyRequest) -> Lobby:
    """What can be opened here, and what can be watched."""
    return Lobby(tuple(map(_info, GAMES)), tuple(bots.KINDS), tuple(await _public((await access(request)).host)))


def _info(name: str) -> GameInfo:
    kind = game_type(name)
    options = kind.options_type
    values = {option: named.offered(options, option) for option in options.__struct_fields__}
    conditions = {option: OnlyWith(found.option, found.value) for option, found in options.only_with.items()}
    return GameInfo(name, kind.fewest_players, kind.most_players, values, conditions)


async def _public(host: Host) -> list[PublicTable]:
    found = [await host.registry.get(number) for number in await host.store.public(MOST_PUBLIC)]
    shown = [summary(live.table, Viewer(None, invited=False)) for live in found if live]
    return [PublicTable(each.watch, each.game, each.status, tuple(seat.name for seat in each.seats), each.opened)
            for each in shown]


@post("/api/tables")
async def open_table(request: AnyRequest, data: JSONBody[OpenTable]) -> OpenedTable:
    """A new table."""
    who = await access(request)
    who.need("play")
    who.limits.table(who.address)
    opening = await who.host.open(data)
    return OpenedTable(opening.invite, opening.watch)


@get("/api/tables/{key:str}", responses={200: ResponseSpec(Moment)})
async def see_table(request: AnyRequest, key: FromPath[str], version: FromQuery[int | None] = None) -> Response[bytes]:
    """The table now, as the one who asks may see it; with what happened since `version`."""
    who = await access(request)
    who.limits.command(who.name)
    live, viewer = await who.find(key)
    return Response(audience.unseen(live, Watcher(viewer, version)), media_type=MediaType.JSON)


@post("/api/tables/{key:str}/commands", status_code=200)
async def command_table(request: AnyRequest, key: FromPath[str],
                        data: JSONBody[AnyCommand]) -> Response[Done | Refused]:
    """One command, for those who have no socket. Its id makes it safe to send again."""
    who = await access(request)
    live, viewer = await who.find(key)
    answer = await carry_out(who, live, Watcher(viewer, None), encode(data))
    status = 200 if isinstance(answer, Done) else STATUS.get(answer.code, 400)
    return Response(answer, status_code=status)


@get("/api/tables/{key:str}/export")
async def export_table(request: AnyRequest, key: FromPath[str]) -> Response[Export]:
    """The game as a file that `jemaa verify` reads."""
    live, _ = await (await access(request)).find(key)
    name = f'attachment; filename="{live.table.opening.game}-{live.table.opening.number}.json"'
    return Response(export(live.table), headers={"Content-Disposition": name})


@delete("/api/tables/{key:str}")
async def delete_table(request: AnyRequest, key: FromPath[str]) -> None:
    """Forget a game; for those who played it, when it is over, or nobody else sits at it."""
    who = await access(request)
    who.need("play")
    live = await who.own(key)
    others = {sitter.player for sitter in live.table.sitters.values() if sitter.player} - {who.player}
    if others and not live.table.over:
        raise Refusal("not-over")
    await who.host.delete(live)


@get("/api/tables/{key:str}/replay")
async def replay_table(request: AnyRequest, key: FromPath[str]) -> Replay:
    """The game so far, entry by entry, as a spectator sees it."""
    who = await access(request)
    who.limits.command(who.name)
    live, _ = await who.find(key)
    return replay(live.table.record)


@get("/api/tables/{key:str}/log")
async def log_table(request: AnyRequest, key: FromPath[str], before: FromQuery[int]) -> Log:
    """What happened before a version, a page of it: for who comes when the table has forgotten its beginning."""
    who = await access(request)
    who.limits.command(who.name)
    live, _ = await who.find(key)
    return await who.host.log(live, before)


@post("/api/replay", status_code=200, request_max_body_size=LONGEST_RECORD)
async def replay_record(request: AnyRequest) -> Replay:
    """A record, or an export, to look through."""
    who = await access(request)
    who.limits.command(who.name)
    try:
        return replay(read(_lines(await request.body()), game_type, unfinished=True))
    except JemaaError as error:
        raise Refusal("bad-record", reason=str(error)) from None
    except RecursionError:
        raise Refusal("bad-record", reason=TOO_DEEP) from None


def _lines(data: bytes) -> list[bytes]:
    with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError):  # it is no export, then: a record
        data = msgspec.json.decode(data, type=Export).record.encode()
    return data.splitlines(keepends=True)


@post("/api/tokens")
async def make_token(request: AnyRequest, data: JSONBody[MakeToken]) -> MadeToken:
    """A bearer token for a bot that acts, or watches, in one's name. It is told once."""
    who = await access(request)
    who.need("play")
    who.limits.table(who.address)
    token = new_token()
    await who.host.store.add_token(digest(token), who.player or "", data.scopes, clock.now())
    return MadeToken(token)


@delete("/api/tokens")
async def drop_tokens(request: AnyRequest) -> None:
    """Make all of one's tokens void."""
    who = await access(request)
    who.need("play")
    await who.host.store.drop_tokens(who.player or "")


@get("/api/tables/{key:str}/stream")
async def stream_table(request: AnyRequest, key: FromPath[str], version: FromQuery[int | None] = None) -> Stream:
    """Moments as lines of JSON, the first at once, then one after each change; an empty line now and then.

    It ends where the table is deleted.
    """
    who = await access(request)
    who.limits.command(who.name)
    live, viewer = await who.find(key)
    return Stream(moments(live, Watcher(viewer, version)), media_type="application/x-ndjson")


async def moments(live: LiveTable, watcher: Watcher) -> AsyncGenerator[bytes, None]:
    """The lines of a stream, until the reader goes."""
    audience.join(live, watcher)
    try:
        while True:
            try:
                await asyncio.wait_for(watcher.news.wait(), ALIVE)
            except TimeoutError:
                yield b"\n"
                continue
            watcher.news.clear()
            if live.gone:
                return
            if watcher.stale:
                yield audience.unseen(live, watcher) + b"\n"
    finally:
        audience.leave(live, watcher)


ROUTES = [lobby, open_table, see_table, command_table, export_table, delete_table, replay_table, log_table,
          replay_record, make_token, drop_tokens, stream_table]
