"""`jemaa db prune`: games that ended long ago go, all others stay."""

from pathlib import Path

import msgspec
import pytest

from jemaa.server import clock
from jemaa.server.store import retention
from jemaa.server.store.changes import Change
from jemaa.server.store.retention import delete_ended_before, ended_before
from jemaa.server.store.store import Store
from jemaa.table.journal import Written
from jemaa.table.opening import new_key
from jemaa.table.wire import Resign
from tests.cli.test_main import run
from tests.server.store.contract import with_store
from tests.table.house import NOON, Seating, two

DAY = 86_400_000


def game(number: int, *, over: bool, at: int, last: int | None = None) -> Change:
    """A game that was opened at a time, and whose last line was written at another one."""
    seating: Seating = two()
    seating.play(3)
    if over:
        seating.do("ann", Resign("resign-01", "A"))
    opening = msgspec.structs.replace(seating.opening, number=f"{number:016x}", invite=new_key(), watch=new_key(),
                                      code=None, opened=at)
    lines = [Written(each.version, at, each.id, each.line) for each in seating.journal]
    lines[-1] = msgspec.structs.replace(lines[-1], at=last or at)
    return Change(opening.number, lines, opening, over=over)


async def numbers(store: Store) -> list[int]:
    return [number for number in range(1, 9) if await store.load(f"{number:016x}")]


def test_only_what_ended_before_is_deleted(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "BATCH", 2)

    async def test(store: Store) -> None:
        await store.append(game(1, over=True, at=NOON - 9 * DAY))
        await store.append(game(2, over=True, at=NOON - 9 * DAY, last=NOON))
        await store.append(game(3, over=False, at=NOON - 9 * DAY))
        await store.append(game(4, over=True, at=NOON))
        for number in (5, 6, 7):
            await store.append(game(number, over=True, at=NOON - 5 * DAY))
        assert await ended_before(store.engine, NOON - 30 * DAY) == 0
        assert await ended_before(store.engine, NOON - 4 * DAY) == 4
        assert await numbers(store) == [1, 2, 3, 4, 5, 6, 7]
        assert await delete_ended_before(store.engine, NOON - 4 * DAY) == 4
        assert await numbers(store) == [2, 3, 4]
        assert await delete_ended_before(store.engine, NOON - 4 * DAY) == 0
    with_store(url, test)


def test_nothing_is_deleted_before_somebody_says_yes(tmp_path: Path) -> None:
    base = ["--database", f"sqlite:///{tmp_path}/games.sqlite"]

    async def fill(store: Store) -> None:
        await store.append(game(1, over=True, at=clock.now() - 9 * DAY))
        await store.append(game(2, over=True, at=clock.now() - DAY))
    with_store(f"sqlite:///{tmp_path}/games.sqlite", fill)
    told = "1 finished game older than 3 days: "
    for _ in range(2):
        assert run("db", "prune", "--days", "3", *base) == (0, told + "nothing is deleted yet; do so with --yes.\n", "")
    assert run("db", "prune", "--days", "3", "--yes", *base) == (0, told + "deleted.\n", "")
    assert run("db", "prune", "--days", "3", *base)[1].startswith("0 finished games")
    assert run("db", "prune", "--days", "0", *base)[0] == 2
    assert run("db", "prune", *base)[0] == 2
