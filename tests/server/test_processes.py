"""Several server processes on one database; and workers that don't answer."""

import asyncio
import time
from pathlib import Path

import pytest

from jemaa import games
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.server.live import workers
from jemaa.server.live.kept_bots import Task
from jemaa.server.live.workers import Workers
from jemaa.table import wire
from tests.server import children
from tests.server.databases import Cluster, new_database
from tests.server.running import ENTROPY, Browser, Player, serving


def test_two_servers_on_one_database_are_like_one(postgres: Cluster, tmp_path: Path) -> None:
    database = new_database(postgres)
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with serving(tmp_path / "one", database) as first, serving(tmp_path / "two", database) as second:
        ann, ben = Browser(first), Browser(second)
        ben.ask("GET", "/api/lobby")
        table = ann.open("marrakech", [None, None, "random"])

        async def play() -> None:
            async with ann.socket(table["invite"]) as one, ben.socket(table["invite"]) as two:
                here, there = Player(one), Player(two)
                await here.sit("A")
                await there.sit("B")
                await asyncio.gather(play_on(here), play_on(there))
                assert here.update["result"] == there.update["result"]
                assert here.update["version"] == there.update["version"]
        asyncio.run(play())


async def play_on(player: Player) -> None:
    """Like `Player.play`, for whom a notice may come late: then an action is stale, and the newest view comes along."""
    while not player.update["result"]:
        if not player.choices():
            await player.until("update")
            continue
        act = wire.Act(f"act-{time.monotonic_ns():x}", player.update["version"], player.update["actor"],
                       player.choices()[0])
        done = await player.send(act)
        assert done["message"] == "done" or done["code"] == "stale", done
        while done["message"] == "done" and player.update["version"] < done["version"]:
            await player.until("update")
        if done["message"] == "refused":
            player.update = done["update"]


def test_a_command_sent_to_both_is_done_once(postgres: Cluster, tmp_path: Path) -> None:
    database = new_database(postgres)
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with serving(tmp_path / "one", database) as first, serving(tmp_path / "two", database) as second:
        ann = Browser(first)
        table = ann.open("marrakech", [None, None], options={"first_player": "A"})
        again = Browser(second, **ann.headers)
        for seat in "AB":
            ann.command(table["invite"], wire.Sit(f"sit-0000{seat}", seat, "Ann", ENTROPY))
        _, update, _ = again.ask("GET", f"/api/tables/{table['invite']}")
        act = wire.Act("act-00001", update["version"], "A", "left")
        answers = [browser.command(table["invite"], act) for browser in (ann, again, ann, again)]
        assert answers == [answers[0]] * 4
        assert answers[0][0] == 200


def test_a_break_at_one_server_is_a_break_at_the_other(postgres: Cluster, tmp_path: Path) -> None:
    database = new_database(postgres)
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with serving(tmp_path / "one", database) as first, serving(tmp_path / "two", database) as second:
        ann = Browser(first)
        key = ann.open("marrakech", [None, "random"], options={"first_player": "A"})["invite"]
        ann.command(key, wire.Sit("sit-00001", "A", "Ann", ENTROPY))
        again = Browser(second, **ann.headers)

        async def follow() -> None:
            async with ann.socket(key) as one, again.socket(key) as two:
                here, there = Player(one), Player(two)
                left = await here.send(wire.Leave("leave-0001", "A"))
                await seen_by(there, left["version"])
                assert (there.update["version"], there.update["table"]["status"]) == (left["version"], "paused")
                returned = await there.send(wire.Return("return-001", "A"))
                assert returned["version"] == left["version"] + 1
                await seen_by(here, returned["version"])
                assert here.update["table"]["status"] == "playing"
                await play_on(here)
                assert not here.update["result"]["abandoned"]
        asyncio.run(follow())


async def seen_by(player: Player, version: int) -> None:
    """Wait until somebody is shown the table as it is from that version on."""
    while player.update.get("version", 0) < version:
        await player.until("update")


# --- workers ------------------------------------------------------------------------------------------------------

def first_choice() -> State:
    state = games.game("marrakech", 2).start()
    while state.actor == CHANCE:
        state = state.apply(state.chance_outcomes[0][0])
    return state


def test_a_worker_answers_with_a_legal_action() -> None:
    state = first_choice()

    async def ask() -> int:
        pool = Workers(1)
        pool.start()
        try:
            return await pool.choose("greedy", state)
        finally:
            pool.close()
    assert asyncio.run(ask()) in state.legal_actions


def test_what_crashes_or_is_late_is_replaced_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    state = first_choice()

    async def ask() -> list[int]:
        pool = Workers(1, deadline=2.0)
        pool.start()
        try:
            crashed = await pool.choose("no such bot", state)
            well = await pool.choose("random", state)
            monkeypatch.setattr(pool, "_deadline", 0.0)
            monkeypatch.setattr(pool._all[0], "_warm", True)
            late = await pool.choose("greedy", state)
            return [crashed, well, late]
        finally:
            pool.close()
    assert set(asyncio.run(ask())) <= set(state.legal_actions)


def test_a_worker_answers_while_it_compiles_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "work", children.compiling_worker)
    state = first_choice()

    async def ask() -> list[int]:
        pool = Workers(1)
        pool.start()
        try:
            choices = [await pool.choose("greedy", state) for _ in range(2)]
            assert not pool._all[0]._warm
            return choices
        finally:
            pool.close()
    assert set(asyncio.run(ask())) <= set(state.legal_actions)


def test_a_task_holds_the_position_and_the_number_of_its_table_alone() -> None:
    assert set(Task.__struct_fields__) == {"kind", "game", "players", "options", "state", "seed", "table"}
