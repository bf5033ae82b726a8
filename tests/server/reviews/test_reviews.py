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
            await watcher.until("update")
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
        total = seat["start"] + seat["luck"] - seat["lost"] + seat["given"]
        assert total == pytest.approx(seat["result"], abs=0.001)
    assert me.ask("POST", path)[1] == state


def finished(me: Browser, game: str, seats: list[str | None]) -> dict[str, str]:
    """A whole game against bots."""
    table = me.open(game, seats)

    async def play() -> None:
        async with me.socket(table["invite"]) as socket:
            player = Player(socket)
            await player.sit("A")
            await player.play()
    asyncio.run(play())
    return table


def test_the_server_of_the_tests_has_the_event_loop_that_users_have(server: Server) -> None:
    """Tests start the command that users start, which takes uvloop. Its name is among the libraries of the process."""
    libraries = Path(f"/proc/{server.pid}/maps")
    if not libraries.exists():
        pytest.skip("only Linux tells which libraries a process has loaded")
    assert Browser(server).ask("GET", "/healthz")[0] == 200  # its loop runs
    assert "/uvloop/loop." in libraries.read_text()


@pytest.mark.parametrize(("game", "bots"), [("marrakech", 1), ("morocco", 1), ("morocco", 4)])
def test_the_review_of_a_whole_game_arrives(server: Server, game: str, bots: int) -> None:
    me = browser(server)
    table = finished(me, game, [None, *["random"] * bots])
    path = f"/api/tables/{table['watch']}/review"

    async def ask() -> None:
        async with me.socket(table["watch"]) as socket:
            assert me.ask("POST", path)[1]["status"] == "waiting"
            player = Player(socket)
            while (said := await player.until("reviewing"))["status"] not in {"ready", "failed"}:
                pass
            assert said["status"] == "ready", said
    asyncio.run(ask())
    review = me.ask("GET", path)[1]["review"]
    _, film, _ = me.ask("GET", f"/api/tables/{table['watch']}/replay")
    assert len(review["entries"]) == len(film["frames"])
    assert "review_failed" not in server.logged


def test_a_review_whose_process_dies_is_told_to_all_and_made_when_somebody_asks_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        me, other = browser(server), browser(server)
        table = given_up(me)
        path, watching = (f"/api/tables/{table[key]}/review" for key in ("invite", "watch"))

        async def ask() -> None:
            async with me.socket(table["invite"]) as mine, other.socket(table["watch"]) as theirs:
                people = [Player(mine), Player(theirs)]
                assert me.ask("POST", path)[1]["status"] == "waiting"
                server.end_review()
                for each in people:
                    assert (await until(each, "reviewing", status="failed"))["failure"] == "ended"
                for who, where in ((me, path), (other, watching)):
                    state = who.ask("GET", where)[1]
                    assert (state["status"], state["failure"]) == ("failed", "ended")
                assert '"failure": "ended"' in server.logged
                again = other.ask("POST", watching)[1]
                assert (again["status"], again["failure"]) == ("waiting", None)
                for each in people:
                    await until(each, "reviewing", status="ready")
        asyncio.run(ask())
        assert me.ask("GET", path)[1]["review"]


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
                await watcher.until("update")
                version = watcher.update["version"]
                assert (await leader.send(command(wire.Look, "A", 2)))["version"] == version
                assert (await watcher.until("looking")) == {"message": "looking", "seat": "A", "at": 2}
                async with other.socket(table["watch"]) as late:
                    assert (await Player(late).until("looking"))["at"] == 2
                refused = await watcher.send(command(wire.Look, "A", 3))
                assert refused["code"] == "only-watching"
            assert (await watcher.until("looking"))["at"] is None
            assert watcher.update["version"] == version
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
