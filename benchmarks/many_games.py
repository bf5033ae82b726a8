"""How a server does with many finished games in its database: from its start until it answers, and the home page.

`python -m benchmarks.many_games` fills a new SQLite file with copies of one finished game, starts `jemaa serve` on it
three times, and asks for what the home page asks for. 100,000 games take some minutes, and 3 GB of the disk. Never run
by the tests.
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

from jemaa.server.store.store import Store
from jemaa.table.journal import encode_line, encode_opening
from jemaa.table.opening import new_key
from tests.server.running import Browser, Server
from tests.table.house import two

STARTS = 3
ASKED = 50
"""How often each address is asked for after each start."""
AT_ONCE = 500
"""Games that are written in one transaction."""
REMEMBERED = 30
"""Tables that a browser remembers, and asks for from its home page."""


def fill(path: Path, games: int) -> list[str]:
    """Write so many finished games into a new database; returns the invitations of the last ones."""
    async def create() -> None:
        await (await Store.open(f"sqlite:///{path}")).close()
    asyncio.run(create())
    seating = two()
    seating.play()
    lines = [(each.version, each.at, each.id, encode_line(each.line).decode()) for each in seating.journal]
    openings = [msgspec.structs.replace(seating.opening, number=f"{number:016x}", invite=new_key(), watch=new_key(),
                                        code=None, opened=seating.opening.opened + number) for number in range(games)]
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA synchronous=OFF")
        for begin in range(0, games, AT_ONCE):
            part = openings[begin:begin + AT_ONCE]
            database.executemany(
                "INSERT INTO openings (number, invite, watch, public, over, opened, opening) "
                "VALUES (?, ?, ?, 0, 1, ?, ?)", [(each.number, each.invite, each.watch, each.opened,
                                                  encode_opening(each).decode()) for each in part])
            database.executemany("INSERT INTO journal (number, version, at, command, line) VALUES (?, ?, ?, ?, ?)",
                                 [(each.number, *line) for each in part for line in lines])
            database.commit()
    say(f"{games} games with {len(lines)} lines each, {path.stat().st_size / 1e6:.0f} MB")
    return [each.invite for each in openings[-REMEMBERED:]]


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
        ready = time.perf_counter() - began
        say(f"start: first answer after {first:.2f} s, ready after {ready:.2f} s")
        say(f"  my tables, {len(keys)} finished games, the first time: "
            f"{answers(me, 'POST', '/api/my-tables', {'keys': keys}):.1f} ms")
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
    games: int = parser.parse_args().games
    with tempfile.TemporaryDirectory() as name:
        keys = fill(Path(name) / "tables.sqlite", games)
        for _ in range(STARTS):
            measured(Path(name), keys)


if __name__ == "__main__":
    main()
