"""Several processes on one PostgreSQL are like one: what crosses them, and what happens when one stalls or ends."""

import asyncio
import contextlib
import itertools
import os
import signal
import socket
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest
from websockets.exceptions import WebSocketException

from jemaa.table import wire
from tests.server.databases import Cluster, new_database
from tests.server.running import ENTROPY, Browser, Player, Server

numbers = itertools.count()
SOON = 60
"""Seconds that nothing here takes, on a slow machine."""


def command() -> str:
    return f"command-{next(numbers):05}"


class Pair:
    """Two servers on one database, each with the port at which the other reaches it."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database, self.servers = database, dict[int, Server]()
        for name in ("one", "two"):
            (folder / name).mkdir()
            with socket.create_server(("127.0.0.1", 0)) as free:
                port: int = free.getsockname()[1]
            self.servers[port] = Server(folder / name, database, "--internal", f"127.0.0.1:{port}")
        self.first, self.second = self.servers.values()

    def start(self) -> None:
        """Start those that do not run, at the same time."""
        with ThreadPoolExecutor() as pool:
            list(pool.map(Server.start, [server for server in self.servers.values() if not server.running]))

    def stop(self) -> None:
        """Stop those that run."""
        for server in self.servers.values():
            if server.running:
                server.stop()

    async def ask(self, query: str, *given: str) -> Any:
        """A value from the database itself."""
        connection = await asyncpg.connect(self.database)
        try:
            return await connection.fetchval(query, *given)
        finally:
            await connection.close()

    async def owner(self, number: str) -> Server:
        """The server that owns a table."""
        address = await self.ask("SELECT address FROM leases JOIN processes ON id = process WHERE number = $1", number)
        return self.servers[int(address.rpartition(":")[2])]

    async def version(self, number: str) -> int:
        """What is stored of a table."""
        version: int = await self.ask("SELECT max(version) FROM journal WHERE number = $1", number)
        return version

    def other(self, server: Server) -> Server:
        return self.second if server is self.first else self.first


@pytest.fixture(scope="module")
def servers(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """One pair for all tests, as each start takes a while."""
    found = Pair(new_database(postgres), tmp_path_factory.mktemp("servers"))
    yield found
    found.stop()


@pytest.fixture
def pair(servers: Pair) -> Pair:
    """Both are running."""
    servers.start()
    return servers


async def until(player: Player, true: Any) -> None:
    """Read until something is true of the newest update."""
    async with asyncio.timeout(SOON):
        while not (player.update and true(player.update)):
            await player.read()


def present(update: dict[str, Any]) -> list[bool]:
    return [seat["present"] for seat in update["table"]["seats"]]


def act(player: Player) -> wire.Act:
    return wire.Act(command(), player.update["version"], player.update["actor"], player.choices()[0])


def test_who_is_there_what_they_say_and_where_they_look_crosses_processes(pair: Pair) -> None:
    ann, ben, eve = Browser(pair.first), Browser(pair.second), Browser(pair.second)
    ben.ask("GET", "/api/lobby")
    table = ann.open("marrakech", [None, None], options={"first_player": "A"})
    key = table["invite"]

    async def run() -> None:
        async with ann.socket(key) as one:
            here = Player(one)
            await here.sit("A")
            async with ben.socket(key) as two:
                there = Player(two)
                await there.sit("B", "Ben")
                await until(here, lambda update: present(update) == [True, True])
                await there.send(wire.Say(command(), "B", "hello"))
                assert (await here.until("phrase"))["phrase"] == "hello"
                async with eve.socket(table["watch"]):
                    while (await here.until("onlookers"))["count"] != 1:
                        pass
                await there.send(wire.Resign(command(), "B"))
                await there.send(wire.Look(command(), "B", 0))
                assert await here.until("looking") == {"message": "looking", "seat": "B", "at": 0}
            await until(here, lambda update: present(update) == [True, False])
    asyncio.run(run())


def test_every_request_is_answered_by_the_owner_whichever_process_gets_it(pair: Pair) -> None:
    ann, again = Browser(pair.first), Browser(pair.second)
    begins = {"first_player": "A"}  # so that no bot acts meanwhile
    table = ann.open("marrakech", [None, "random"], public=True, options=begins)
    again.headers = ann.headers
    key = table["invite"]
    again.command(key, wire.Sit(command(), "A", "Ann", ENTROPY))
    path = f"/api/tables/{key}"
    for more in ("", "/export", "/replay", "/log?before=3", "/review", "/picture.svg"):
        status, one, headers = ann.ask("GET", path + more)
        assert (status, one if more else None) == (200, again.ask("GET", path + more)[1] if more else None), more
        assert headers["content-type"] == again.ask("GET", path + more)[2]["content-type"]
    listed = [browser.ask("GET", "/api/lobby")[1]["tables"][0]["watch"] for browser in (ann, again)]
    assert listed == [table["watch"]] * 2
    mine = [browser.ask("POST", "/api/my-tables", {"keys": [key]})[1]["tables"][0] for browser in (ann, again)]
    assert mine[0]["status"] == mine[1]["status"]
    assert again.ask("GET", "/api/tables/" + "x" * 22)[0] == 404
    assert again.ask("POST", path + "/commands", b"{" + b" " * 70_000)[0] == 413
    assert again.ask("DELETE", path)[0] == 204
    assert [browser.ask("GET", path)[0] for browser in (ann, again)] == [404, 404]


def test_a_stalled_owner_writes_nothing_and_catches_up(pair: Pair) -> None:
    ann = Browser(pair.first)
    key = ann.open("marrakech", [None, None], options={"first_player": "A"})["invite"]

    async def run() -> None:
        async with ann.socket(key) as one:
            first = Player(one)
            for seat in "AB":
                await first.sit(seat)
            await until(first, lambda update: update["legal"])
            number = first.update["table"]["number"]
            owner = await pair.owner(number)
            here, there = (Browser(server, **ann.headers) for server in (owner, pair.other(owner)))
            async with here.socket(key) as stalled, there.socket(key) as lively:
                at_owner, at_other = Player(stalled), Player(lively)
                for player in (at_owner, at_other):
                    await until(player, lambda update: update["legal"])
                os.kill(owner.pid, signal.SIGSTOP)
                late = act(at_owner)
                await stalled.send(wire_text(late))
                done = await asyncio.wait_for(at_other.send(act(at_other)), SOON)
                assert done["message"] == "done"
                os.kill(owner.pid, signal.SIGCONT)
                while (answer := await at_owner.read()).get("id") != late.id:
                    pass
                assert (answer["message"], answer["code"]) == ("refused", "stale")
                await until(at_owner, lambda update: update["version"] >= done["version"])
                stored = await pair.version(number)
                assert here.ask("GET", f"/api/tables/{key}")[1]["version"] == stored
                assert await pair.owner(number) is not owner
                assert "jemaa_tables_lost_total 0" not in here.ask("GET", "/metrics")[1]
    asyncio.run(run())


def wire_text(wanted: wire.AnyCommand) -> str:
    return msgspec.json.encode(wanted).decode()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_when_the_owner_ends_the_others_sockets_stay_and_the_game_goes_on(pair: Pair, how: signal.Signals) -> None:
    ann = Browser(pair.first)
    key = ann.open("marrakech", [None, "random"], options={"first_player": "A"},
                   clock={"kind": "move", "amount": 300})["invite"]
    ann.command(key, wire.Sit(command(), "A", "Ann", ENTROPY))

    async def run() -> None:
        number = ann.ask("GET", f"/api/tables/{key}")[1]["table"]["number"]
        owner = await pair.owner(number)
        there = Browser(pair.other(owner), **ann.headers)
        async with there.socket(key) as only:
            player = Player(only)
            await until(player, lambda update: update["legal"])
            before = player.update["version"]
            if how is signal.SIGKILL:
                owner.kill()
            else:
                await asyncio.to_thread(owner.stop)
            async with asyncio.timeout(SOON):
                await player.play(8)
            assert player.update["version"] > before
            assert await pair.owner(number) is there.server
            stored = await pair.version(number)
            assert there.ask("GET", f"/api/tables/{key}")[1]["version"] >= stored
    asyncio.run(run())


def test_a_rolling_restart_behind_a_proxy_without_rules_ends_no_game(pair: Pair) -> None:
    ann = Browser(pair.first)
    key = ann.open("marrakech", [None, "random"], options={"first_player": "A"},
                   clock={"kind": "move", "amount": 300})["invite"]
    ann.command(key, wire.Sit(command(), "A", "Ann", ENTROPY))

    async def play(port: int) -> dict[str, Any]:
        """Play to the end; come again whenever the connection ends."""
        ann.server = Server(pair.first.folder, pair.database)
        ann.server.port = port
        update: dict[str, Any] = {}
        while not update.get("result"):
            with contextlib.suppress(OSError, WebSocketException):
                async with ann.socket(key, update.get("version")) as line:
                    player = Player(line)
                    await player.until("update")
                    while not (update := player.update)["result"]:
                        await one_step(player)
            await asyncio.sleep(0.01)
        return update

    async def run() -> None:
        async with spread([server.port for server in pair.servers.values()]) as port, asyncio.timeout(4 * SOON):
            playing = asyncio.create_task(play(port))
            for server in pair.servers.values():
                await asyncio.to_thread(server.stop)
                await asyncio.to_thread(server.start)
            update = await playing
            assert not update["result"]["abandoned"]
            assert not any(seat["stand_in"] for seat in update["table"]["seats"])
    asyncio.run(run())


async def one_step(player: Player) -> None:
    """Act, and wait for what comes of it, or wait for one's turn."""
    if not player.choices():
        await player.until("update")
        return
    answer = await player.send(act(player))
    if answer["message"] == "refused":
        assert answer["code"] == "stale", answer
        player.update = answer["update"]
    while player.update["version"] < answer.get("version", 0):
        await player.until("update")


@asynccontextmanager
async def spread(ports: list[int]) -> AsyncIterator[int]:
    """A proxy in front of servers: each connection goes to the next one that takes it."""
    turn = itertools.cycle(ports)

    async def copy(source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                to.write(data)
                await to.drain()
        to.close()

    async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in ports:
            with contextlib.suppress(OSError):
                there, to = await asyncio.open_connection("127.0.0.1", next(turn))
                await asyncio.gather(copy(reader, to), copy(there, writer))
                return
        writer.close()
    server = await asyncio.start_server(forward, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


def test_clocks_go_on_at_another_process_when_the_owner_of_a_table_is_killed(pair: Pair) -> None:
    ann = Browser(pair.first)
    key = ann.open("marrakech", [None, "random"], options={"first_player": "A"},
                   clock={"kind": "move", "amount": 5})["invite"]
    ann.command(key, wire.Sit(command(), "A", "Ann", ENTROPY))

    async def run() -> None:
        number = ann.ask("GET", f"/api/tables/{key}")[1]["table"]["number"]
        before = await pair.version(number)
        (await pair.owner(number)).kill()
        async with asyncio.timeout(SOON):
            while await pair.version(number) == before:  # noqa: ASYNC110  # nobody looks: Ann's clock runs out
                await asyncio.sleep(0.1)
    asyncio.run(run())
