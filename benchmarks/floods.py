"""Other people's moves while somebody floods the server, over loopback: `make floods`. Never run by the tests.

Ten tables with four sockets each play fifteen moves a second in all, under the limits that `jemaa serve` has by itself.
Meanwhile a process with another address does what nobody should. The server has one core, load and flood another.
Each flood meets a server and tables of its own.
"""

import argparse
import asyncio
import gc
import multiprocessing
import os
import random
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

import uvloop

from benchmarks.soak import affordable, occupied, play, serving
from benchmarks.soak_figures import Meter, Usage, spread
from jemaa.core.choice import Choice
from jemaa.core.game import Game, draw_outcome
from jemaa.core.record import Record, Seat
from jemaa.games import game_type

TABLES, RATE = 10, 15
SOURCE = "127.0.0.2"
"""The address of who floods; on macOS it must be made first, by ifconfig lo0 alias 127.0.0.2."""
EMPTY, PING = b"\x81\x82\0\0\0\0{}", b"\x89\x80\0\0\0\0"
"""Frames of a client: a text that is no command, and a ping."""
RANDOM = random.Random()  # noqa: S311  # a load, no secret
Place = tuple[str, int, str]
"""Host and port of the server, and the key of a table."""
Flood = Callable[[Place], Coroutine[object, object, None]]


async def connection(place: Place) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(place[0], place[1], local_addr=(SOURCE, 0))


async def again(do: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again, whatever becomes of it."""
    while True:
        with suppress(OSError, EOFError, asyncio.IncompleteReadError):
            await do()
        await asyncio.sleep(0.01)


async def all_day(do: Callable[[], Awaitable[None]], times: int) -> None:
    """Do something so many times at once, again and again."""
    await asyncio.gather(*(again(do) for _ in range(times)))


async def post(place: Place, path: str, body: bytes) -> None:
    reader, writer = await connection(place)
    head = f"POST {path} HTTP/1.1\r\nHost: {place[0]}:{place[1]}\r\nContent-Length: {len(body)}\r\n"
    writer.write(f"{head}Connection: close\r\n\r\n".encode() + body)
    await reader.read()
    writer.close()


async def get(place: Place, path: str) -> None:
    reader, writer = await connection(place)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {place[0]}:{place[1]}\r\nConnection: close\r\n\r\n".encode())
    await reader.read()
    writer.close()


async def socket(place: Place) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket to the table."""
    reader, writer = await connection(place)
    writer.write((f"GET /api/tables/{place[2]}/socket HTTP/1.1\r\nHost: {place[0]}:{place[1]}\r\nUpgrade: websocket\r\n"
                  "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                  "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n").encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


# --- floods -------------------------------------------------------------------------------------------------------

async def nothing(_place: Place) -> None:
    """No flood, to compare with."""


async def records(place: Place) -> None:
    """Four connections that ask for replays of long games, each another one, without a cookie."""
    async def one() -> None:
        await post(place, "/api/replay", b"".join(a_record(RANDOM.randrange(1 << 30)).lines()))
    await all_day(one, 4)


async def replays(place: Place) -> None:
    """Four connections that ask for the replay, the export and the log of one table, without a cookie."""
    async def one() -> None:
        for what in ("replay", "export", f"log?before={RANDOM.randrange(1, 200)}"):
            await get(place, f"/api/tables/{place[2]}/{what}")
    await all_day(one, 4)


async def messages(place: Place) -> None:
    """A socket that sends texts which are no commands, as fast as it can, and comes back when it is cut off."""
    async def one() -> None:
        reader, writer = await socket(place)
        while await reader.read(1 << 16):
            writer.write(EMPTY * 500)
            await writer.drain()
        writer.close()
    await all_day(one, 1)


async def pings(place: Place) -> None:
    """A socket that sends pings as fast as it can and reads nothing."""
    async def one() -> None:
        _, writer = await socket(place)
        for _ in range(1000):
            writer.write(PING * 500)
            await writer.drain()
        writer.close()
    await all_day(one, 1)


async def halves(place: Place) -> None:
    """1,500 requests of which only a half is sent."""
    async def one() -> None:
        reader, writer = await connection(place)
        writer.write(b"GET / HTTP/1.1\r\nHost: ")
        await reader.read()
        writer.close()
    await all_day(one, 1500)


async def sockets(place: Place) -> None:
    """As many as 4,000 sockets at one of the tables that play."""
    async def one() -> None:
        reader, _ = await socket(place)
        while await reader.read(1 << 16):
            pass
    await all_day(one, 4000)


FLOODS = (nothing, replays, records, messages, pings, halves, sockets)


def a_record(seed: int) -> Record:
    """A random game of Morocco for five, which nobody has asked for before."""
    draw = random.Random(seed)  # noqa: S311  # a load, no secret
    game = Game(game_type("morocco"), 5)
    state, entries = game.start(), list[Choice]()
    while not state.is_over:
        actions = state.legal_actions
        chosen = draw.choice(actions) if actions else draw_outcome(state, lambda weights: draw.randrange(len(weights)))
        entries.append(chosen)
        state = state.apply(chosen)
    return Record(game, tuple(Seat(letter, letter, "human") for letter in "ABCDE"), tuple(entries))


# --- the measurement ----------------------------------------------------------------------------------------------

@contextmanager
def flooding(flood: Flood, place: Place) -> Iterator[None]:
    """A context in which a process of its own floods the server."""
    process = multiprocessing.get_context("spawn").Process(target=run_flood, args=(flood, place), daemon=True)
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


def run_flood(flood: Flood, place: Place) -> None:
    """Flood, behind the load, with which it shares a core: what a flood costs its own machine is not to be measured."""
    os.nice(19)
    gc.disable()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    affordable(1200)
    uvloop.run(flood(place))


async def measure(address: str, pid: int, seconds: float, flood: Flood) -> None:
    """Print how long other people's moves took during a flood."""
    meter = Meter()
    tables = await occupied([address], TABLES, meter)
    where = urlsplit(address)
    with flooding(flood, (where.hostname or "", where.port or 80, tables[0].key)):
        await play(tables, RATE, 3)  # the flood begins
        meter.clear()
        before, own = Usage(pid), Usage(os.getpid())
        await play(tables, RATE, seconds)
        server, load = Usage(pid).since(before), Usage(os.getpid()).since(own)
    worst = max((took for _, took in meter.answered), default=float("nan")) * 1000
    print(f"{flood.__name__:10s} {len(meter.answered):4d} moves; answer {spread(meter.answered)}, "
          f"worst {worst:.0f} ms; last of four browsers {spread(meter.seen)}; "
          f"server {server.cpu / server.wall:.0%} of its core, load {load.cpu / load.wall:.0%}; {server.memory}",
          flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("floods", nargs="*", help=", ".join(each.__name__ for each in FLOODS) + "; by default all")
    parser.add_argument("--seconds", type=float, default=12, help="of each, at most 60: the games are over then")
    given = parser.parse_args()
    affordable(TABLES)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # the server is ended with us
    for flood in (each for each in FLOODS if not given.floods or each.__name__ in given.floods):
        with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/floods.sqlite") as (address, pid):
            uvloop.run(measure(address, pid, given.seconds, flood))


if __name__ == "__main__":
    main()
