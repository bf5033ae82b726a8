"""The server as people meet it: real processes, real sockets."""

import asyncio
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from jemaa.core.record import read
from jemaa.games import GAMES, game_type
from jemaa.table import wire
from jemaa.table.proof import read_export, verify
from tests.server.running import ENTROPY, Browser, Player, Server, serving

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


def browser(server: Server) -> Browser:
    found = Browser(server)
    assert found.ask("GET", "/api/lobby")[0] == 200
    return found


def test_the_lobby_says_what_can_be_played(server: Server) -> None:
    _, answer, _ = browser(server).ask("GET", "/api/lobby")
    assert [game["name"] for game in answer["games"]] == list(GAMES)
    assert answer["games"][0]["options"]["elimination"] == [True, False]
    assert answer["games"][0]["options"]["must_turn"] == [True, False]
    assert answer["games"][0]["only_with"] == {"must_turn": {"option": "turn_order", "value": "roll_first"}}
    assert answer["games"][0]["clauses"]["cover_own_rug"] == "MK-5.3"
    assert all(game["clauses"].keys() == game["options"].keys() for game in answer["games"])
    assert {"random", "greedy"} <= set(answer["bots"])
    assert answer["left_out"] is None


def test_the_lobby_says_which_bots_need_compiled_rules_where_there_are_none(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JEMAA_ENGINE", "interpreted")
    with serving(tmp_path) as found:
        me = browser(found)
        _, answer, _ = me.ask("GET", "/api/lobby")
        assert answer["left_out"] == {"kinds": ["level5", "max", "flat"], "remedy": "unset JEMAA_ENGINE"}
        assert not set(answer["left_out"]["kinds"]) & set(answer["bots"])
        status, refused, _ = me.ask("POST", "/api/tables", {"game": "marrakech", "seats": [None, "level5"]})
        assert (status, refused["code"]) == (400, "no-such-bot")


@every_game
def test_a_person_plays_a_whole_game_against_two_bots(server: Server, game: str) -> None:
    me = browser(server)
    table = me.open(game, [None, "random", "greedy"])

    async def play() -> None:
        async with me.socket(table["invite"]) as socket:
            player = Player(socket)
            await player.until("update")
            assert player.update["table"]["status"] == "waiting"
            await player.sit("A")
            await player.play()
            assert player.update["proof"]["entropies"] == {"A": ENTROPY}
    asyncio.run(play())
    _, export, _ = me.ask("GET", f"/api/tables/{table['invite']}/export")
    _, keys, _ = me.ask("GET", "/api/signing-keys")
    _, update, _ = me.ask("GET", f"/api/tables/{table['invite']}")
    assert verify(read_export(json.dumps(export).encode()), game_type, keys["keys"][0]).unchecked is None
    assert update["table"]["signer"] == keys["keys"][0]
    record = read([line.encode() for line in export["record"].splitlines(keepends=True)], game_type)
    assert record.last.is_over
    status, replay, _ = me.ask("POST", "/api/replay", json.dumps(export).encode(), **{"Content-Type": "text/plain"})
    assert status == 200
    assert len(replay["frames"]) == record.version


def test_two_browsers_at_one_table_see_the_same_versions(server: Server) -> None:
    ann, ben, cem = browser(server), browser(server), browser(server)
    table = ann.open("marrakech", [None, None], public=True)

    async def play() -> None:
        async with (ann.socket(table["invite"]) as one, ben.socket(table["invite"]) as two,
                    cem.socket(table["watch"], 0) as three):
            first, second, watcher = Player(one), Player(two), Player(three)
            await first.sit("A")
            await second.sit("B")
            await asyncio.gather(first.play(), second.play())
            while not watcher.update.get("result"):
                await watcher.until("update")
                assert watcher.update["legal"] == []
            assert first.update["version"] == second.update["version"] == watcher.update["version"]
    asyncio.run(play())


def test_a_reconnecting_client_misses_nothing(server: Server) -> None:
    me = browser(server)
    table = me.open("marrakech", [None, "random"])

    async def play() -> None:
        async with me.socket(table["invite"]) as socket:
            player = Player(socket)
            await player.sit("A")
            await player.play(3)
            seen = player.update["version"]
            await player.play(5)
        async with me.socket(table["invite"], seen) as socket:
            again = Player(socket)
            await again.until("update")
            assert again.update["since"] == seen
            versions = [each["version"] for each in again.update["happened"]]
            assert versions == list(range(seen + 1, again.update["version"] + 1))
    asyncio.run(play())


def test_a_retry_is_answered_like_the_first_and_a_stale_one_with_the_view(server: Server) -> None:
    me = browser(server)
    table = me.open("marrakech", [None, "random"], options={"first_player": "A"})
    key = table["invite"]
    me.command(key, wire.Sit("sit-00001", "A", "Ann", ENTROPY))
    _, update, _ = me.ask("GET", f"/api/tables/{key}")
    act = wire.Act("act-00001", update["version"], "A", "left")
    first = me.command(key, act)
    assert first[0] == 200
    assert me.command(key, act) == first
    status, stale = me.command(key, wire.Act("act-00002", update["version"], "A", "left"))
    assert (status, stale["code"], stale["update"]["version"] > update["version"]) == (409, "stale", True)


def test_what_makes_no_sense_is_malformed_and_hurts_nobody(server: Server) -> None:
    me = browser(server)
    table = me.open("marrakech", [None, "random"])

    async def play() -> None:
        async with me.socket(table["invite"]) as socket:
            player = Player(socket)
            for text in ("", "{", "[]", '{"command":"act"}', '{"command":"fly","id":"12345678"}', "\x00" * 99,
                         '{"command":"sit","id":"12345678","seat":"Z","name":"x","entropy":"y"}',
                         '{"command":"leave","id":"12345678","seat":"A","more":1}'):
                await socket.send(text)
                assert (await player.until("refused"))["code"] == "malformed"
            await player.sit("A")
    asyncio.run(play())
    for body in (b"{", b"[]", b'{"game":"marrakech"}', b'{"game":"marrakech","seats":[null,null],"x":1}'):
        status, answer, _ = me.ask("POST", "/api/tables", body)
        assert (status, answer["code"]) == (400, "malformed")


def test_no_such_table(server: Server) -> None:
    me = browser(server)
    status, answer, _ = me.ask("GET", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA")
    assert (status, answer["code"]) == (404, "no-such-table")

    async def look() -> None:
        async with me.socket("AAAAAAAAAAAAAAAAAAAAAA") as socket:
            assert (await Player(socket).read())["code"] == "no-such-table"
            await socket.wait_closed()
            assert socket.close_code == 4404
    asyncio.run(look())


def test_a_rematch_is_a_new_table_for_the_same_people(server: Server) -> None:
    me = browser(server)
    table = me.open("marrakech", [None, "random"])

    async def play() -> None:
        async with me.socket(table["invite"]) as socket:
            player = Player(socket)
            await player.sit("A")
            await player.send(wire.Resign("resign-01", "A"))
            await player.send(wire.Rematch("rematch-1", "A"))
            answer = await player.send(wire.Rematch("rematch-2", "A", ENTROPY))
            assert answer["rematch"]
        async with me.socket(answer["rematch"]) as socket:
            again = Player(socket)
            while again.update.get("table", {}).get("status") != "playing":
                await again.until("update")
            seats = again.update["table"]["seats"]
            assert [(seat["kind"], seat["mine"]) for seat in seats] == [("random", False), ("human", True)]
    asyncio.run(play())


def test_phrases_are_passed_on_by_those_who_sit_only(server: Server) -> None:
    ann, ben = browser(server), browser(server)
    table = ann.open("marrakech", [None, None])

    async def play() -> None:
        async with ann.socket(table["invite"]) as one, ben.socket(table["watch"]) as two:
            first, watcher = Player(one), Player(two)
            await watcher.until("update")
            await first.sit("A")
            await first.send(wire.Say("say-00001", "A", "hello"))
            assert (await watcher.until("phrase")) == {"message": "phrase", "seat": "A", "phrase": "hello"}
            answer = await watcher.send(wire.Say("say-00002", "A", "hello"))
            assert answer["code"] == "only-watching"
    asyncio.run(play())


@pytest.mark.parametrize("open_seats", [2, 3], ids=["playing", "waiting"])
def test_a_bot_takes_the_seat_of_who_is_away_when_somebody_else_there_asks(server: Server, open_seats: int) -> None:
    ann, ben = browser(server), browser(server)
    key = ann.open("marrakech", [None] * open_seats)["invite"]

    async def play() -> None:
        async with ben.socket(key) as two:
            stays = Player(two)
            async with ann.socket(key) as one:
                await Player(one).sit("A")
                await stays.sit("B")
                refused = await stays.send(wire.Fill("fill-0001", "A", "greedy"))
                assert refused["code"] == "present"
            while not stays.update or stays.update["table"]["seats"][0]["present"]:
                await stays.until("update")
            assert (await stays.send(wire.Fill("fill-0002", "A", "greedy")))["message"] == "done"
            seat = stays.update["table"]["seats"][0]
            while "greedy" not in (seat["kind"], seat["stand_in"]):
                await stays.until("update")
                seat = stays.update["table"]["seats"][0]
            assert seat["kind"] == ("human" if open_seats == 2 else "greedy")
    asyncio.run(play())


def test_only_who_played_may_delete_and_then_it_is_gone(server: Server) -> None:
    me, other = browser(server), browser(server)
    table = me.open("marrakech", [None, "random"])
    me.command(table["invite"], wire.Sit("sit-00001", "A", "Ann", ENTROPY))
    path = f"/api/tables/{table['invite']}"
    assert other.ask("DELETE", path)[0] == 403

    async def watch() -> None:
        async with other.socket(table["watch"]) as socket:
            watcher = Player(socket)
            await watcher.until("update")
            assert (await asyncio.to_thread(me.ask, "DELETE", path))[0] == 204
            assert (await watcher.until("refused"))["code"] == "no-such-table"
            await socket.wait_closed()
            assert socket.close_code == 4404
    asyncio.run(watch())
    assert me.ask("GET", path)[0] == 404


# --- kill -9 ------------------------------------------------------------------------------------------------------

def test_after_a_kill_every_acknowledged_action_is_there_and_none_twice(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    me = browser(server)
    tables = [me.open("marrakech", [None, "random", "greedy"]) for _ in range(6)]
    acknowledged: dict[str, list[str]] = {table["invite"]: [] for table in tables}

    enough = asyncio.Event()

    async def keep_playing(key: str) -> None:
        async with me.socket(key) as socket:
            player = Player(socket)
            await player.sit("A")
            while not player.update["result"]:
                if not player.choices():
                    await player.until("update")
                    continue
                choice, version = player.choices()[0], player.update["version"]
                answer = await player.send(wire.Act(f"act-{os.urandom(6).hex()}", version, "A", choice))
                acknowledged[key].append(choice)
                if sum(map(len, acknowledged.values())) == 40:
                    enough.set()
                while player.update["version"] < answer["version"]:
                    await player.until("update")

    async def until_killed() -> None:
        playing = [asyncio.create_task(keep_playing(key)) for key in acknowledged]
        await enough.wait()
        server.kill()
        await asyncio.gather(*playing, return_exceptions=True)
    asyncio.run(until_killed())
    server.start()
    for key, choices in acknowledged.items():
        _, replay, _ = me.ask("GET", f"/api/tables/{key}/replay")
        made = [frame["choice"] for frame in replay["frames"] if frame["by"] == "A"]
        assert made[:len(choices)] == choices
        assert len(made) <= len(choices) + 1  # one that was stored, but not yet acknowledged

    async def finish(key: str) -> None:
        async with me.socket(key) as socket:
            player = Player(socket)
            await player.until("update")
            await player.play()
            assert not player.update["result"]["abandoned"]

    async def finish_all() -> None:
        await asyncio.gather(*map(finish, acknowledged))
    asyncio.run(finish_all())
    assert server.stop() in (0, -15)  # uvicorn passes the signal on when all is done


def test_twenty_games_go_on_by_themselves_after_a_kill(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    me = browser(server)
    keys = [me.open("marrakech", [None, "random", "random", "random"], options={"first_player": "B"})["invite"]
            for _ in range(20)]
    for key in keys:
        me.command(key, wire.Sit("sit-00001", "A", "Ann", ENTROPY))
    asyncio.run(reached(me, keys[0], lambda update: update["actor"] == "A"))  # the others are in the middle by then
    before = {key: choices(me, key) for key in keys}
    server.kill()
    assert before[keys[0]]
    server.start()
    for key in keys:
        asyncio.run(reached(me, key, lambda update: update["actor"] == "A"))
        now = choices(me, key)
        assert now[:len(before[key])] == before[key]
        assert {"B", "C", "D"} <= {by for _, by in now}
    assert server.stop() in (0, -15)


def choices(me: Browser, key: str) -> list[tuple[str, str]]:
    _, replay, _ = me.ask("GET", f"/api/tables/{key}/replay")
    return [(frame["choice"], frame["by"]) for frame in replay["frames"]]


async def reached(me: Browser, key: str, true: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first update of which something is true."""
    async with me.socket(key) as socket:
        watcher = Player(socket)
        await watcher.until("update")
        while not true(watcher.update):
            await watcher.until("update")
        return watcher.update


# --- pauses -------------------------------------------------------------------------------------------------------

def paused(update: dict[str, Any]) -> bool:
    return bool(update["table"]["status"] == "paused")


def alone(me: Browser, **more: Any) -> str:
    """Ann, who begins, and two bots; the invitation."""
    key = me.open("marrakech", [None, "random", "greedy"], options={"first_player": "A"}, **more)["invite"]
    me.command(key, wire.Sit("sit-00001", "A", "Ann", ENTROPY))
    return key


def back(me: Browser, key: str, version: int) -> int:
    """Ann comes back, and nothing has happened since that version; when, in milliseconds since 1970."""
    status, done = me.command(key, wire.Return(f"return-{version:04}", "A"))
    assert (status, done["version"]) == (200, version + 1)
    _, log, _ = me.ask("GET", f"/api/tables/{key}/log?before={version + 2}")
    assert [each["what"] for each in log["happened"]][-2:] == ["stood-in", "returned"]
    return int(log["happened"][-1]["at"])


def test_a_break_against_bots_waits_also_for_the_next_start(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    me = browser(server)
    key = alone(me)
    _, done = me.command(key, wire.Leave("leave-0001", "A"))
    version = done["version"]
    for end in (server.kill, server.stop):
        other = me.open("marrakech", [None, "random"], options={"first_player": "B"})["invite"]
        me.command(other, wire.Sit("sit-00001", "A", "Ann", ENTROPY))
        asyncio.run(reached(me, other, lambda update: update["actor"] == "A"))  # the same bots have played here
        _, update, _ = me.ask("GET", f"/api/tables/{key}")
        assert (update["version"], update["actor"], update["result"]) == (version, "A", None)
        assert paused(update)
        end()
        server.start()
    back(me, key, version)
    _, update, _ = me.ask("GET", f"/api/tables/{key}")
    assert (update["table"]["status"], update["actor"]) == ("playing", "A")
    assert update["legal"]

    async def play() -> None:
        async with me.socket(key) as socket:
            player = Player(socket)
            await player.until("update")
            await player.play()
            assert not player.update["result"]["abandoned"]
    asyncio.run(play())
    server.stop()


@pytest.mark.parametrize("kind", ["move", "game"])
def test_a_missed_clock_against_bots_waits_too(server: Server, kind: str) -> None:
    me = browser(server)
    key = alone(me, clock={"kind": kind, "amount": 1})
    returned = 0
    for _ in range(3):
        update = asyncio.run(reached(me, key, paused))
        assert update["clocks"]["running"] is None
        assert update["table"]["seats"][0]["stand_in"] == "greedy"
        _, log, _ = me.ask("GET", f"/api/tables/{key}/log?before={update['version']}")
        assert log["happened"][-1]["what"] == "ran-out"
        assert log["happened"][-1]["at"] - returned >= 1_000  # Ann's clock was full again
        returned = back(me, key, update["version"])


def test_a_bot_stands_in_for_who_runs_out_of_time_as_long_as_another_person_plays(server: Server) -> None:
    me, ben = browser(server), browser(server)
    clock = {"kind": "move", "amount": 1}
    key = me.open("marrakech", [None, None], options={"first_player": "A"}, clock=clock)["invite"]
    me.command(key, wire.Sit("sit-00001", "A", "Ann", ENTROPY))
    ben.command(key, wire.Sit("sit-00002", "B", "Ben", ENTROPY))
    update = asyncio.run(reached(me, key, paused))
    assert [seat["stand_in"] for seat in update["table"]["seats"]] == ["greedy", "greedy"]
    assert {by for _, by in choices(me, key)} == {"A", "chance"}  # the bot played Ann's turn, and not Ben's
