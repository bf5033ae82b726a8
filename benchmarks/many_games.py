"""How a server does with many finished games in its database: from its start until it answers, and the home page.

`python -m benchmarks.many_games` fills a new SQLite file with copies of one finished game and of running ones, starts
`jemaa serve` on it three times, and asks for what the home page asks for. 100,000 games take some minutes, and 3 GB of
the disk. Never run by the tests.
"""

import argparse
import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec

from benchmarks.soak_figures import Usage
from jemaa.server.store.store import Store
from jemaa.table.commands import next_alarm
from jemaa.table.finished import FORMAT, finished_game
from jemaa.table.finished import encode as encode_finished
from jemaa.table.journal import encode_line, encode_opening
from jemaa.table.opening import new_key
from tests.server.running import Browser, Server
from tests.table.house import Seating, two

STARTS = 3
ASKED = 50
"""How often each address is asked for after each start."""
AT_ONCE = 500
"""Games that are written in one transaction."""
REMEMBERED = 30
"""Tables that a browser remembers, and asks for from its home page."""


def fill(path: Path, games: int, running: int, *, older: bool) -> list[str]:
    """Write so many finished games and running ones into a new database; returns the invitations of the last finished.

    `older`: without what versions before the form 0008 did not store.
    """
    async def create() -> None:
        await (await Store.open(f"sqlite:///{path}")).close()
    asyncio.run(create())
    over, playing, waiting = two(), two(), Seating(seats=(None, "greedy"))
    over.play()
    playing.play(60)
    waiting.sit("ann", "A")
    while not waiting.table.bot_to_choose:
        waiting.play(1)
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA synchronous=OFF")
        invites = write(database, over, range(games), older=older)
        write(database, playing, range(games, games + running * 49 // 50), older=older)
        write(database, waiting, range(games + running * 49 // 50, games + running), older=older)
    say(f"{games} finished games with {len(over.journal)} lines each, {running} running ones of which a bot is to "
        f"choose in {running // 50}; {path.stat().st_size / 1e6:.0f} MB")
    return invites[-REMEMBERED:]


def write(database: sqlite3.Connection, seating: Seating, numbers: range, *, older: bool) -> list[str]:
    """Copies of a game, under these numbers; returns their invitations."""
    lines = [(each.version, each.at, each.id, encode_line(each.line).decode()) for each in seating.journal]
    over, alarm = seating.table.over, next_alarm(seating.table, seating.now)
    openings = [msgspec.structs.replace(seating.opening, number=f"{number:016x}", invite=new_key(), watch=new_key(),
                                        code=None, opened=seating.opening.opened + number) for number in numbers]
    for begin in range(0, len(openings), AT_ONCE):
        part = openings[begin:begin + AT_ONCE]
        database.executemany(
            "INSERT INTO openings (number, invite, watch, public, over, opened, opening) VALUES (?, ?, ?, 0, ?, ?, ?)",
            [(each.number, each.invite, each.watch, over, each.opened, encode_opening(each).decode()) for each in part])
        database.executemany("INSERT INTO journal (number, version, at, command, line) VALUES (?, ?, ?, ?, ?)",
                             [(each.number, *line) for each in part for line in lines])
        if over and not older:
            kept = encode_finished(finished_game(seating.table)).decode()
            database.executemany("INSERT INTO finished (number, format, game) VALUES (?, ?, ?)",
                                 [(each.number, FORMAT, kept) for each in part])
        elif not older:
            database.executemany("INSERT INTO alarms (number, at) VALUES (?, ?)",
                                 [(each.number, alarm) for each in part])
        database.commit()
    return [each.invite for each in openings]


def say(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


def milliseconds(do: Callable[[], object]) -> float:
    began = time.perf_counter()
    do()
    return 1000 * (time.perf_counter() - began)


def answers(me: Browser, method: str, path: str, body: object = None) -> float:
    """Milliseconds until an answer with status 200 or 201."""
    def ask() -> None:
        status, answer, _ = me.ask(method, path, body)
        assert status in (200, 201), answer
    return milliseconds(ask)


def measured(folder: Path, keys: list[str]) -> None:
    """One start of a server, and what the home page asks for."""
    server = Server(folder)
    began = time.perf_counter()
    server.start()
    try:
        me = Browser(server)
        answers(me, "GET", "/api/lobby")
        first = time.perf_counter() - began
        while me.ask("GET", "/readyz")[0] != 200:
            time.sleep(0.02)
        ready, used = time.perf_counter() - began, Usage(server.pid).cpu
        say(f"start: first answer after {first:.2f} s, ready after {ready:.2f} s, {used:.2f} s of CPU")
        asked = answers(me, "POST", "/api/my-tables", {"keys": keys})
        say(f"  my tables, {len(keys)} finished games, the first time: {asked:.1f} ms, "
            f"{1000 * (Usage(server.pid).cpu - used):.0f} ms of CPU with all that goes on beside it")
        loaded = me.ask("GET", "/metrics")[1].partition("\njemaa_tables ")[2].partition("\n")[0]
        say(f"  tables in memory: {float(loaded):.0f}")
        for name, method, path, body in (("page", "GET", "/", None), ("lobby", "GET", "/api/lobby", None),
                                         ("my tables", "POST", "/api/my-tables", {"keys": keys}),
                                         ("fairness", "GET", "/api/fairness", None)):
            took = sorted(answers(me, method, path, body) for _ in range(ASKED))
            say(f"  {name}: median {statistics.median(took):.1f} ms, largest of {ASKED} {took[-1]:.1f} ms")
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--running", type=int, default=1_000)
    parser.add_argument("--older", action="store_true", help="a database of a version before the form 0008")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        keys = fill(Path(name) / "tables.sqlite", given.games, given.running, older=given.older)
        for _ in range(STARTS):
            measured(Path(name), keys)


if __name__ == "__main__":
    main()
