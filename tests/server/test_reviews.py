"""The review of a finished game over a real server: made once, kept, told to everybody; and looking together."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jemaa.table import wire
from tests.server.running import Browser, Player, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("reviews")) as found:
        yield found


def browser(server: Server) -> Browser:
    found = Browser(server)
    assert found.ask("GET", "/api/lobby")[0] == 200
    return found


def command(kind: Any, *more: Any) -> Any:
    return kind(f"command-{os.urandom(6).hex()}", *more)


async def until(player: Player, wanted: str, **fields: Any) -> dict[str, Any]:
    while True:
        message = await player.until(wanted)
        if all(message[name] == value for name, value in fields.items()):
            return message


def given_up(me: Browser) -> dict[str, str]:
    """A game against a bot that is over after one choice."""
    table = me.open("marrakech", [None, "random"])

    async def play() -> None:
        async with me.socket(table["invite"]) as socket:
            player = Player(socket)
            await player.sit("A")
            await player.play(1)
            await player.send(command(wire.Resign, "A"))
    asyncio.run(play())
    return table


def test_a_review_is_made_once_told_and_kept(server: Server) -> None:
    me, other = browser(server), browser(server)
    table = given_up(me)
    path = f"/api/tables/{table['invite']}/review"
    watching = f"/api/tables/{table['watch']}/review"
    assert me.ask("GET", path)[1]["status"] == "none"

    async def ask() -> None:
        async with other.socket(table["watch"]) as socket:
            watcher = Player(socket)
            await watcher.until("moment")
            status, state, _ = me.ask("POST", path)
            assert (status, state["status"]) in [(200, "waiting"), (200, "working")]
            assert me.ask("POST", path)[1]["status"] in {"waiting", "working", "ready"}
            await until(watcher, "reviewing", status="ready")
    asyncio.run(ask())
    _, state, _ = other.ask("GET", watching)
    assert state["status"] == "ready"
    review = state["review"]
    _, film, _ = other.ask("GET", f"/api/tables/{table['watch']}/replay")
    assert [(each["by"], each["choice"]) for each in review["entries"]] == [
        (frame["by"], frame["choice"]) for frame in film["frames"]]
    assert len(review["shares"]) == len(film["frames"]) + 1
    for seat in review["seats"]:
        total = seat["start"] + seat["luck"] - seat["lost"] + seat["given"] + seat["error"]
        assert total == pytest.approx(seat["result"], abs=0.001)
    assert me.ask("POST", path)[1] == state


def test_a_review_is_there_after_a_restart_and_goes_with_its_table(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        me = browser(server)
        table = given_up(me)
        path = f"/api/tables/{table['invite']}/review"

        async def ask() -> None:
            async with me.socket(table["invite"]) as socket:
                me.ask("POST", path)
                await until(Player(socket), "reviewing", status="ready")
        asyncio.run(ask())
        made = me.ask("GET", path)[1]
        server.kill()
        server.start()
        assert me.ask("GET", path)[1] == made
        assert me.ask("DELETE", f"/api/tables/{table['invite']}")[0] == 204
        assert me.ask("GET", path)[0] == 404


def test_a_game_that_goes_on_has_no_review(server: Server) -> None:
    me = browser(server)
    table = me.open("marrakech", [None, None])
    status, answer, _ = me.ask("POST", f"/api/tables/{table['watch']}/review")
    assert (status, answer["code"]) == (400, "not-over")


def test_all_see_where_the_leader_looks_and_that_he_left(server: Server) -> None:
    me, other = browser(server), browser(server)
    table = given_up(me)

    async def look() -> None:
        async with other.socket(table["watch"]) as theirs:
            watcher = Player(theirs)
            async with me.socket(table["invite"]) as mine:
                leader = Player(mine)
                await watcher.until("moment")
                version = watcher.moment["version"]
                assert (await leader.send(command(wire.Look, "A", 2)))["version"] == version
                assert (await watcher.until("looking")) == {"message": "looking", "seat": "A", "at": 2}
                async with other.socket(table["watch"]) as late:
                    assert (await Player(late).until("looking"))["at"] == 2
                refused = await watcher.send(command(wire.Look, "A", 3))
                assert refused["code"] == "only-watching"
            assert (await watcher.until("looking"))["at"] is None
            assert watcher.moment["version"] == version
    asyncio.run(look())


def test_nobody_looks_back_while_the_game_goes_on(server: Server) -> None:
    me = browser(server)
    table = me.open("marrakech", [None, "random"])

    async def look() -> None:
        async with me.socket(table["invite"]) as socket:
            player = Player(socket)
            await player.sit("A")
            assert (await player.send(command(wire.Look, "A", 0)))["code"] == "not-over"
            assert (await player.send(command(wire.Look, "B", 0)))["code"] == "not-your-seat"
    asyncio.run(look())


def test_the_log_is_told_page_by_page_from_the_beginning(server: Server) -> None:
    me = browser(server)
    table = me.open("marrakech", [None, None])

    async def come_and_go() -> int:
        async with me.socket(table["invite"]) as socket:
            player = Player(socket)
            for _ in range(150):
                await player.sit("A")
                answer = await player.send(command(wire.Leave, "A"))
            return int(answer["version"])
    version = asyncio.run(come_and_go())
    assert version == 300
    path = f"/api/tables/{table['watch']}/log?before="
    told: list[dict[str, Any]] = []
    while not told or told[0]["version"] > 1:
        status, page, _ = me.ask("GET", f"{path}{told[0]['version'] if told else version + 1}")
        assert status == 200
        assert 0 < len(page["happened"]) <= 256
        told = [*page["happened"], *told]
    assert [each["version"] for each in told] == list(range(1, version + 1))
    assert me.ask("GET", f"{path}1")[1]["happened"] == []
