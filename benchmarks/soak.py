"""Load on a server over loopback: `make soak ARGS="--tables 1000 --rate 200"`. Never run by the tests.

Every table has four sockets: one person in all seats of a game of Marrakech, and three who watch. The server has one
core, this load another; where other programs take a part of these, wall times say little, and the server's CPU
time an action says what it could do. Printed are acknowledged actions a second, the time from an action to its answer
and to the last of the four browsers, what the server's process took of its core, its memory, and how it all goes on
while every socket is cut and comes again.

With `--servers N`, so many processes on one PostgreSQL share the tables, and each socket is at any of them. Their CPU
time is the sum. Nobody is bound to a core then; `--unbound` does the same for one server, to compare with.
`--postgresql` starts a PostgreSQL of the tests for it, whose commits wait for the disk as they do by default.
"""

import argparse
import asyncio
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
import uvloop

from benchmarks.soak_figures import Meter, Usage, report, report_storm
from benchmarks.soak_table import SOCKETS, TOKEN, Table
from tests.server.databases import new_database, postgresql

Servers = list[tuple[str, int]]
"""The address and the process of each server."""
IN_FLIGHT = 64
"""Actions that wait for their answers at once, where as many as go are asked for."""
WARM = 60.0
"""Seconds that the workers of bots have at most for warming up, before anything is measured."""
UNLIMITED = ("--rate", "1000000", "--tables", "1000000", "--sockets", "1000000")
SPARE_FILES = 200
"""Open files beside the sockets."""


async def run(servers: Servers, given: argparse.Namespace) -> None:
    """The whole load."""
    meter = Meter()
    addresses, pids = zip(*servers, strict=True)
    tables = await occupied(addresses, given.tables, meter)
    print(f"{len(tables)} tables, {len(tables) * SOCKETS} sockets; at rest {Usage(*pids).memory}")
    for rate in given.rate:
        await measured(f"{rate:.0f} a second" if rate else "as many as go", tables, rate, given, pids)
    meter.clear()
    await storm(tables, given, pids, meter)


async def occupied(addresses: Sequence[str], count: int, meter: Meter) -> list[Table]:
    """So many tables, opened at the servers in turn, whose games have begun, with all of their sockets."""
    shares = [len(range(place, count, len(addresses))) for place in range(len(addresses))]
    keys = [key for address, share in zip(addresses, shares, strict=True) for key in open_tables(address, share)]
    tables = [Table(addresses, key, meter) for key in keys]
    await in_groups(tables, Table.join)
    await until(lambda: all(table.here for table in tables), 30)
    await in_groups(tables, Table.sit)
    await until(lambda: all(table.ready for table in tables), 30)
    return tables


async def measured(what: str, tables: list[Table], rate: float, given: argparse.Namespace,
                   pids: tuple[int, ...]) -> None:
    """One part of the load, and its figures."""
    meter = tables[0].meter
    await play(tables, rate, 2)  # warm
    meter.clear()
    before, own = Usage(*pids), Usage(os.getpid())
    await play(tables, rate, given.seconds)
    report(what, meter, Usage(*pids).since(before), Usage(os.getpid()).since(own))


async def storm(tables: list[Table], given: argparse.Namespace, pids: tuple[int, ...], meter: Meter) -> None:
    """Every socket is cut and comes again, all at once, while the games go on."""
    rate = max(given.rate) or 200
    playing = asyncio.create_task(play(tables, rate, given.storm))
    before, began = Usage(*pids), time.perf_counter()
    for table in tables:
        table.cut()
    await asyncio.gather(*(table.join() for table in tables))
    await until(lambda: all(table.ready for table in tables), given.storm)
    back, took = time.perf_counter() - began, Usage(*pids).since(before)
    await playing
    report_storm(meter, began, back, len(tables) * SOCKETS, took)


async def play(tables: list[Table], rate: float, seconds: float) -> None:
    """Actions in turn over all tables, so many a second (0: as many as go)."""
    began, made, turn = time.perf_counter(), 0, 0
    while (passed := time.perf_counter() - began) < seconds:
        due = int(passed * rate) - made if rate else IN_FLIGHT - sum(table.busy for table in tables)
        for _ in range(len(tables)):
            if due <= 0:
                break
            acted = tables[turn % len(tables)].act()
            turn, made, due = turn + 1, made + acted, due - acted
        made = max(made, int(passed * rate) - len(tables))  # what no table could take in time isn't caught up with
        await asyncio.sleep(0.001)
    await until(lambda: not any(table.busy for table in tables), 5)


async def until(holds: Callable[[], bool], seconds: float) -> None:
    """Wait until something holds, or so long."""
    for _ in range(int(seconds * 100)):
        if holds():
            return
        await asyncio.sleep(0.01)


async def in_groups(tables: list[Table], do: Callable[[Table], Awaitable[None]]) -> None:
    """Something with every table, some at a time."""
    for start in range(0, len(tables), 25):
        await asyncio.gather(*(do(table) for table in tables[start : start + 25]))


def open_tables(address: str, count: int) -> Iterator[str]:
    """The invitations of so many new tables."""
    body = msgspec.json.encode({"game": "marrakech", "seats": [None, None]})
    headers = {"Cookie": f"jemaa={TOKEN}", "Content-Type": "application/json"}
    for _ in range(count):
        asked = urllib.request.Request(f"{address}api/tables", body, headers)  # noqa: S310  # our own address
        with urllib.request.urlopen(asked) as answer:  # noqa: S310  # as above
            yield msgspec.json.decode(answer.read())["invite"]


# --- the server, on a core of its own -----------------------------------------------------------------------------

@contextmanager
def serving_all(given: argparse.Namespace, database: str) -> Iterator[Servers]:
    """All servers of the load: the addresses and processes."""
    unbound = given.unbound or given.servers > 1
    with ExitStack() as stack:
        yield [stack.enter_context(serving(database, *UNLIMITED, unbound=unbound)) for _ in range(given.servers)]


@contextmanager
def serving(database: str, *limits: str, unbound: bool = False) -> Iterator[tuple[str, int]]:
    """A server on the first core we may use, ourselves on the others, unless `unbound`: its address and process.

    `limits` are options of `jemaa serve`; those of `UNLIMITED` let one client be as many people as it likes.
    """
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        print("There is one core only: the server shares it with its load, and the figures are worse than they are.")
    os.sched_setaffinity(0, cores if unbound else cores[:1])
    words = [sys.executable, "-m", "jemaa", "serve", "--no-open", "--port", "0", "--workers", "1",
             "--database", database, *limits]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, stderr=subprocess.DEVNULL)
    os.sched_setaffinity(0, cores if unbound else cores[1:] or cores)
    try:
        assert server.stdout
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found, "the server didn't start: try `jemaa serve`"
        quiet(server.pid)
        yield found[0], server.pid
    finally:
        os.sched_setaffinity(0, cores)
        server.send_signal(signal.SIGTERM)
        server.wait()


def quiet(pid: int) -> None:
    """Wait until the server and the bots' workers have warmed up: what they compile then isn't the load's doing."""
    end, last = time.perf_counter() + WARM, -1.0
    while time.perf_counter() < end:
        now = sum(Usage(each).cpu for each in [pid, *children(pid)])
        if now - last < 0.02 and now > 1:
            return
        last = now
        time.sleep(0.5)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def affordable(tables: int) -> int:
    """As many tables as we may open sockets for; raises our limit of open files where that is allowed."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = tables * SOCKETS + SPARE_FILES
    given = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (given, most))
    if given < wanted:
        tables = (given - SPARE_FILES) // SOCKETS
        print(f"Only {given} open files are allowed here (ulimit -Hn): {tables} tables")
    return tables


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, nargs="*", default=[200, 0],
                        help="actions a second in all, one part after the other; 0: as many as go")
    parser.add_argument("--seconds", type=float, default=10, help="of each part")
    parser.add_argument("--storm", type=float, default=8, help="seconds in which all sockets come again")
    parser.add_argument("--database", help="postgresql://USER@HOST/NAME, empty; else SQLite in a folder of its own")
    parser.add_argument("--postgresql", action="store_true", help="in a PostgreSQL of its own, in the temporary folder")
    parser.add_argument("--servers", type=int, default=1, help="processes; several need --postgresql, or --database")
    parser.add_argument("--unbound", action="store_true", help="bind nobody to a core")
    given = parser.parse_args()
    given.tables = affordable(given.tables)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # the server is ended with us
    with ExitStack() as stack:
        database = given.database or f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory())}/soak.sqlite"
        if given.postgresql:
            database = new_database(stack.enter_context(postgresql()))
        uvloop.run(run(stack.enter_context(serving_all(given, database)), given))


if __name__ == "__main__":
    main()
