"""One game reviewed in a real process, under uvloop and asyncio: a review that is long, and reviews that fail."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sa
import uvloop

from jemaa.server.reviews import reviewer
from jemaa.server.reviews.reviewer import Unreviewed, reviewed
from jemaa.server.reviews.reviews import Reviews
from jemaa.server.store.store import Store
from jemaa.table.table import Table
from jemaa.table.wire import Reviewing
from tests.played import record
from tests.server import children

SHORT = record("marrakech", 2, seed=3, entries=12)
RUNS = pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])


def table() -> Table:
    """What a review needs of a finished table."""
    found = SimpleNamespace(over=True, entries=SHORT.entries, record=SHORT, opening=SimpleNamespace(number="1"))
    return cast("Table", found)


class Heard:
    """Reviews in this process, and what a table is told of one."""

    def __init__(self, store: Store) -> None:
        self.stages: list[Reviewing] = []
        self.news = asyncio.Event()
        self.reviews = Reviews(store, self._tell, 0)

    def _tell(self, _number: str, stage: Reviewing) -> None:
        self.stages.append(stage)
        self.news.set()

    async def until(self, *statuses: str) -> Reviewing:
        while not self.stages or self.stages[-1].status not in statuses:
            self.news.clear()
            await self.news.wait()
        return self.stages[-1]


@RUNS
def test_a_review_of_more_than_200_kb_arrives(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "work", children.long_review)
    told = run(reviewed(SHORT, 0, lambda _done, _of: None))
    assert len(msgspec.msgpack.encode(told)) > children.LONG
    assert told.entries[:len(SHORT.entries)] == told.entries[-len(SHORT.entries):]


@RUNS
def test_a_review_that_raises_says_what_and_where_without_quoting_it(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "work", children.broken_review)
    with pytest.raises(Unreviewed) as caught:
        run(reviewed(SHORT, 0, lambda _done, _of: None))
    assert (caught.value.failure, caught.value.reason) == ("error", "ZeroDivisionError")
    assert "children.py" in caught.value.where
    assert children.PRIVATE not in caught.value.where


@RUNS
def test_a_review_without_news_is_ended(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "DEADLINE", 0.0)
    with pytest.raises(Unreviewed) as caught:
        run(reviewed(SHORT, 0, lambda _done, _of: None))
    assert caught.value.failure == "late"


def test_a_review_that_could_not_be_made_or_kept_is_told_remembered_and_made_when_asked_again(
        monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def go_wrong_twice_then_well() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite")
        heard = Heard(store)
        with monkeypatch.context() as broken:
            broken.setattr(reviewer, "work", children.end)
            assert (await heard.reviews.ask(table())).status == "waiting"
            await heard.until("failed", "ready")
        # the messages of `children.end` are not those of a reviewer: whatever is wrong, people are told
        assert heard.stages[-1] == Reviewing("failed", failure="error")
        assert (await heard.reviews.state("1")).failure == "error"

        with monkeypatch.context() as full:
            async def keep(*_row: Any) -> None:
                raise sa.exc.OperationalError("INSERT", {}, Exception("database or disk is full"))
            full.setattr(store, "keep_review", keep)
            assert (await heard.reviews.ask(table())).status == "waiting"
            assert (await heard.reviews.state("1")).failure is None
            assert (await heard.until("failed", "ready")).failure == "store"
            assert (await heard.reviews.state("1")).failure == "store"

        assert (await heard.reviews.ask(table())).status == "waiting"
        assert (await heard.until("failed", "ready")).status == "ready"
        assert (await heard.reviews.state("1")).status == "none", "the store has no such table to keep it with"
        await heard.reviews.close()
        await store.close()
    uvloop.run(go_wrong_twice_then_well())


def test_failures_are_remembered_up_to_a_number(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def fail_twice() -> list[str]:
        store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite")
        heard = Heard(store)
        for number in ("1", "2"):
            one = table()
            one.opening.number = number  # type: ignore[misc]  # the table is a stand-in
            await heard.reviews.ask(one)
            heard.stages.clear()
            await heard.until("failed")
        states: list[str] = [(await heard.reviews.state(number)).status for number in ("1", "2")]
        await store.close()
        return states
    monkeypatch.setattr("jemaa.server.reviews.reviews.MOST_FAILED", 1)
    monkeypatch.setattr(reviewer, "work", children.end)
    assert uvloop.run(fail_twice()) == ["none", "failed"]
