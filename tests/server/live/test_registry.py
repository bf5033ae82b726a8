"""Tables come into memory when they are asked for, and leave it; what was kept for them elsewhere goes, too."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa

from jemaa.core.errors import JemaaError
from jemaa.server.http.table_routes import STATUS
from jemaa.server.live import audience, registry
from jemaa.server.live.host import Host
from jemaa.server.live.live_table import LiveTable, Watcher
from jemaa.server.live.ownership import Sole
from jemaa.server.live.workers import Workers
from jemaa.server.metrics import REGISTRY
from jemaa.server.store.backup import exported
from jemaa.server.store.schema import ALARMS, JOURNAL, OPENINGS
from jemaa.server.store.store import Store
from jemaa.table import wire
from jemaa.table.errors import Refusal
from jemaa.table.opening import House
from jemaa.table.views import Viewer
from tests.server.notified import command
from tests.server.running import ENTROPY

ANN = Viewer("ann", invited=True)


class Forgetting(Workers):
    """Notes the tables that are to be forgotten."""

    def __init__(self) -> None:
        super().__init__(0)
        self.forgot: list[str] = []

    def forget(self, table: str) -> None:
        self.forgot.append(table)


@asynccontextmanager
async def hosting(url: str) -> AsyncIterator[tuple[Host, Forgetting]]:
    """The tables of one process without bots."""
    store, workers = await Store.open(url), Forgetting()
    host = Host(store, Sole(), workers, House(("random",), "random"))
    try:
        yield host, workers
    finally:
        await host.close()
        await store.close()


async def opened(host: Host) -> tuple[LiveTable, str]:
    """A table where nobody sits, and its invitation."""
    opening = await host.open(wire.OpenTable("marrakech", (None, None)))
    live = host.registry.in_memory(opening.number)
    assert live
    return live, opening.invite


def test_a_table_that_nobody_watches_leaves_the_memory(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with hosting(url) as (host, workers):
            live, invite = await opened(host)
            assert await host.registry.find(invite) == (live, True)
            host.registry.sweep()
            assert list(host.registry.tables) == [live]
            monkeypatch.setattr(registry, "IDLE", -1.0)
            host.registry.sweep()
            assert (len(host.registry.tables), workers.forgot) == (0, [live.number])
            again, invited = await host.registry.find(invite)
            assert (again.number, again is live, invited) == (live.number, False, True)
    asyncio.run(run())


def test_a_table_that_somebody_watches_stays(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with hosting(url) as (host, workers):
            live, _ = await opened(host)
            watcher = Watcher(ANN, None)
            audience.join(live, watcher)
            audience.unseen(live, watcher)
            monkeypatch.setattr(registry, "IDLE", -1.0)
            host.registry.sweep()
            assert live.shown == {}
            assert (list(host.registry.tables), workers.forgot) == ([live], [])
            audience.leave(live, watcher)
            host.registry.sweep()
            assert len(host.registry.tables) == 0
    asyncio.run(run())


def test_a_table_that_is_loaded_by_two_at_once_is_one(url: str) -> None:
    async def run() -> None:
        async with hosting(url) as (host, _):
            live, _ = await opened(host)
            host.registry._drop(live)
            one, two = await asyncio.gather(host.registry.get(live.number), host.registry.get(live.number))
            assert one is two
            assert one is not live
            assert await host.registry.get("0" * 16) is None
    asyncio.run(run())


def test_who_goes_away_while_a_table_is_loaded_takes_it_from_nobody_else(url: str) -> None:
    async def run() -> None:
        async with hosting(url) as (host, _):
            live, _ = await opened(host)
            host.registry._drop(live)
            gone, stays = (asyncio.create_task(host.registry.get(live.number)) for _ in range(2))
            await asyncio.sleep(0)
            gone.cancel()
            loaded = await stays
            assert loaded
            assert loaded.number == live.number
    asyncio.run(run())


def test_a_table_that_is_being_loaded_at_the_end_is_not_waited_for(url: str) -> None:
    async def run() -> None:
        async with hosting(url) as (host, _):
            live, _ = await opened(host)
            host.registry._drop(live)
            loading = asyncio.create_task(host.registry.get(live.number))
            await asyncio.sleep(0)
            await host.registry.close()
            with pytest.raises(asyncio.CancelledError):
                await loading
            assert not host.registry.is_loading(live.number)
    asyncio.run(run())


def test_a_capability_is_asked_for_again_after_a_while(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with hosting(url) as (host, _):
            live, invite = await opened(host)
            await host.registry.find(invite)
            await host.store.delete(live.number)
            assert (await host.registry.find(invite))[0] is live
            monkeypatch.setattr(registry, "CAPABILITY_AGE", -1.0)
            with pytest.raises(Refusal, match="no-such-table"):
                await host.registry.find(invite)
    asyncio.run(run())


@pytest.mark.parametrize("how", ["over", "deleted"])
def test_workers_forget_a_table_that_has_ended(url: str, how: str) -> None:
    async def run() -> None:
        async with hosting(url) as (host, workers):
            live, _ = await opened(host)
            for seat in "AB":
                await host.commands.execute(live, ANN, wire.Sit(command(), seat, "Ann", ENTROPY))
            assert workers.forgot == []
            if how == "over":
                await host.commands.execute(live, ANN, wire.Resign(command(), "A"))
                assert live.table.over
            else:
                await host.delete(live)
            assert set(workers.forgot) == {live.number}
    asyncio.run(run())


# --- damaged ------------------------------------------------------------------------------------------------------

HERE = JOURNAL.c.number == sa.bindparam("here")
DAMAGE = {
    "a line is no JSON": sa.update(JOURNAL).where(HERE, JOURNAL.c.version == 2).values(line="{"),
    "a line is unknown": sa.update(JOURNAL).where(HERE, JOURNAL.c.version == 2).values(line='{"line":"danced"}'),
    "a choice is impossible": sa.update(JOURNAL).where(HERE, JOURNAL.c.version == 4).values(
        line='{"line":"chose","by":"A","choice":"fly"}'),
    "a line is missing": sa.delete(JOURNAL).where(HERE, JOURNAL.c.version == 2),
    "the opening is damaged": sa.update(OPENINGS).where(OPENINGS.c.number == sa.bindparam("here")).values(opening="[]"),
}


async def playing(host: Host) -> tuple[LiveTable, str]:
    """A public game of Ann and Ben, and its invitation."""
    opening = await host.open(wire.OpenTable("marrakech", (None, None), {"first_player": "A"}, public=True))
    live = host.registry.in_memory(opening.number)
    assert live
    for seat, player in {"A": "ann", "B": "ben"}.items():
        await host.commands.execute(live, Viewer(player, invited=True), wire.Sit(command(), seat, player, ENTROPY))
    choice = live.table.state.legal_actions[0].text
    await host.commands.execute(live, ANN, wire.Act(command(), live.table.version, "A", choice))
    return live, opening.invite


def counted() -> float | None:
    """How many damaged tables `/metrics` tells."""
    return REGISTRY.get_sample_value("jemaa_damaged_tables")


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_game_is_set_aside_and_all_others_go_on(url: str, damage: sa.Executable) -> None:
    async def run() -> None:
        async with hosting(url) as (host, _):
            tables = [await playing(host) for _ in range(3)]
            (bad, invite), good = tables[1], [tables[0], tables[2]]
            async with host.store.engine.connect() as connection:
                kept = (await connection.execute(sa.select(JOURNAL).where(JOURNAL.c.number == bad.number))).all()
                opening = await connection.scalar(sa.select(OPENINGS.c.opening).where(OPENINGS.c.number == bad.number))
            async with host.store.engine.begin() as connection:
                await connection.execute(damage, {"here": bad.number})
                await connection.execute(sa.delete(ALARMS))  # so that the next start looks at all of them
        async with hosting(url) as (host, _):
            assert await host.resume()
            assert {each.number for each in host.registry.tables} == {live.number for live, _ in good}
            assert [await host.registry.get(number) is None for number in await host.store.public(3)].count(True) == 1
            with pytest.raises(Refusal, match="table-damaged"):
                await host.registry.find(invite)
            assert counted() == 1
            async with host.store.engine.begin() as connection:
                await connection.execute(sa.delete(JOURNAL).where(JOURNAL.c.number == bad.number))
                await connection.execute(sa.insert(JOURNAL), [row._asdict() for row in kept])
                here = OPENINGS.c.number == bad.number
                await connection.execute(sa.update(OPENINGS).where(here).values(opening=opening))
            repaired, _ = await host.registry.find(invite)
            assert repaired.table.version == bad.table.version
            assert counted() == 0
    asyncio.run(run())


def test_who_asks_for_a_damaged_game_gets_an_answer_that_is_no_failure_of_the_server(url: str) -> None:
    async def run() -> None:
        async with hosting(url) as (host, _):
            live, _ = await playing(host)
            async with host.store.engine.begin() as connection:
                await connection.execute(DAMAGE["a line is no JSON"], {"here": live.number})
            with pytest.raises(Refusal) as refused:
                await host.log(live, 100, "192.0.2.7")
            assert STATUS[refused.value.code] == 410
            with pytest.raises(JemaaError, match="is damaged"):
                await exported(host.store, live.number, whole=True)
    asyncio.run(run())
