"""What lists show of finished games is stored with their end, and goes with them."""

from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from jemaa.server.store import finished_games
from jemaa.server.store.changes import Change
from jemaa.server.store.finished_games import Kept
from jemaa.server.store.schema import FINISHED
from jemaa.server.store.store import Store
from jemaa.table.finished import finished_game
from tests.server.store.contract import with_store
from tests.server.store.test_store import begun
from tests.table.house import two


def test_a_capability_finds_what_is_kept_of_a_finished_game(url: str) -> None:
    async def test(store: Store) -> None:
        running, over, older = [await begun(store) for _ in range(3)]
        seating = two()
        seating.play()
        game = finished_game(seating.table)
        await store.append(Change(over.number, [], over=True, finished=game))
        await store.append(Change(older.number, [], over=True))
        keys = [running.invite, over.invite, over.watch, older.watch, "nothing"]
        assert await store.finished(keys) == {
            over.invite: Kept(over.number, True, game), over.watch: Kept(over.number, False, game),
            older.watch: Kept(older.number, False, None)}
        await store.keep_finished(older.number, game)
        assert (await store.finished([older.watch]))[older.watch].game == game
        assert await store.finished([]) == {}
    with_store(url, test)


@pytest.mark.parametrize("damage", [{"format": 0}, {"game": "{"}], ids=["another form", "no JSON"])
def test_what_cannot_be_read_is_made_anew(url: str, damage: dict[str, object]) -> None:
    async def test(store: Store) -> None:
        over = await begun(store)
        seating = two()
        seating.play()
        game = finished_game(seating.table)
        await store.append(Change(over.number, [], over=True, finished=game))
        async with store.engine.begin() as connection:
            await connection.execute(sa.update(FINISHED).values(damage))
        assert (await store.finished([over.invite]))[over.invite].game is None
        newer = msgspec.structs.replace(game, watchable=False)
        await store.append(Change(over.number, [], over=True, finished=newer))
        assert (await store.finished([over.invite]))[over.invite].game == newer
    with_store(url, test)


def test_capabilities_are_found_by_indices_however_many_games_are_over(tmp_path: Path) -> None:
    plans: list[str] = []

    async def test(store: Store) -> None:
        async with store.engine.connect() as connection:
            query = finished_games.query(["one", "other"])
            text = str(query.compile(dialect=connection.dialect, compile_kwargs={"literal_binds": True}))
            plans.extend(row.detail for row in await connection.execute(sa.text(f"EXPLAIN QUERY PLAN {text}")))
    with_store(f"sqlite:///{tmp_path}/games.sqlite", test)
    assert [plan for plan in plans if "SEARCH openings USING INDEX" in plan and plan.endswith("(invite=?)")]
    assert [plan for plan in plans if "SEARCH openings USING INDEX" in plan and plan.endswith("(watch=?)")]
    assert not [plan for plan in plans if "SCAN openings" in plan or "openings_over" in plan]


def test_it_goes_with_its_table(url: str) -> None:
    async def test(store: Store) -> None:
        over = await begun(store)
        seating = two()
        seating.play()
        await store.append(Change(over.number, [], over=True, finished=finished_game(seating.table)))
        await store.delete(over.number)
        await store.keep_finished(over.number, finished_game(seating.table))
        assert await store.finished([over.invite]) == {}
    with_store(url, test)
