"""The dice of finished games count once each, on SQLite and on PostgreSQL, and the page gets their sums."""

import asyncio
from pathlib import Path

import pytest

from jemaa.server.store.changes import Change
from jemaa.server.store.store import Store
from jemaa.table import wire
from jemaa.table.fairness import rolls, tallies
from jemaa.table.opening import first_lines, new_opening
from jemaa.table.table import Table
from jemaa.table.wire.fairness import DieCounts
from tests.played import record
from tests.server.running import ENTROPY, Browser, serving
from tests.server.store.contract import with_store
from tests.table.house import HOUSE, NOON


async def ended(store: Store, seed: int, times: int = 1) -> None:
    """A game ends, and so many processes say so at once."""
    new = new_opening(wire.OpenTable("marrakech", (None, "random")), HOUSE, NOON)
    await store.append(Change(new.number, Table(new).numbered(first_lines(new), None, NOON), new))
    end = Change(new.number, [], over=True, tallies=tallies(record("marrakech", 2, seed)))
    await asyncio.gather(*(store.append(end) for _ in range(times)))


def test_all_finished_games_add_up_each_once(url: str) -> None:
    found: list[DieCounts] = []

    async def test(store: Store) -> None:
        assert (await store.fairness()).dice == ()
        await ended(store, 1)
        await ended(store, 2, times=3)
        found.extend((await store.fairness()).dice)
    with_store(url, test)
    one, other = (next(die for die in rolls(record("marrakech", 2, seed)) if die.die == "roll") for seed in (1, 2))
    [die] = found
    assert (die.game, die.die, die.games) == ("marrakech", "roll", 2)
    assert die.rolls == len(one.shown) + len(other.shown)
    assert {face.face: face.came for face in die.faces} == {
        face: one.counts[face] + other.counts[face] for face in one.counts}
    longest = [one.longest_run, other.longest_run]
    assert {run.length: run.came for run in die.runs} == {
        length: sum(each >= length for each in longest) for length in (2, 3, 4, 5, 6)}
    assert sum(face.expected for face in die.faces) == pytest.approx(die.rolls)


def test_a_game_that_ends_on_a_server_is_told_by_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        me = Browser(server)
        me.ask("GET", "/api/lobby")
        key = me.open("marrakech", [None, "random"])["invite"]
        me.command(key, wire.Sit("sit-00001", "A", "Ann", ENTROPY))
        for number in range(3):
            _, update, _ = me.ask("GET", f"/api/tables/{key}")
            if update["actor"] == "A" and update["legal"]:
                choice = update["legal"][0]["choices"][0]
                me.command(key, wire.Act(f"act-0000{number}", update["version"], "A", choice))
        me.command(key, wire.Resign("resign-01", "A"))
        _, replay, _ = me.ask("GET", f"/api/tables/{key}/replay")
        made = sum(frame["choice"].startswith("roll ") for frame in replay["frames"])
        status, told, _ = me.ask("GET", "/api/fairness")
    assert status == 200
    assert sum(die["rolls"] for die in told["dice"]) == (made if made > 1 else 0)
