"""The tables of one browser: what a server answers, without one."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest

from jemaa.service import local_tables
from jemaa.service.in_browser import InBrowser
from jemaa.service.local_table import PREFIX
from jemaa.table.wire import OpenTable
from jemaa.table.wire.opening import OpenHere
from jemaa.table.wire.review import ReviewState

ENTROPY = "ab" * 16
Messages = list[dict[str, Any]]


class Database:
    """The browser's database, as JavaScript has it."""

    def __init__(self) -> None:
        self.openings: dict[str, tuple[str, str]] = {}
        self.lines: dict[tuple[str, int], str] = {}

    async def append(self, number: str, key: str, opening: str, first: int, lines: list[str]) -> bool:
        places = [(number, first + place) for place in range(len(lines))]
        if any(place in self.lines for place in places):
            return False
        self.openings[key] = number, opening
        self.lines.update(zip(places, lines, strict=True))
        return True

    async def find(self, number: str) -> str | None:
        return next((key for key, (of, _) in self.openings.items() if of == number), None)

    async def load(self, key: str) -> str | None:
        if key not in self.openings:
            return None
        number, opening = self.openings[key]
        mine = [text for (of, _), text in sorted(self.lines.items()) if of == number]
        return f'{{"opening":{opening},"lines":[{",".join(mine)}]}}'


class Window:
    """A page with its worker."""

    def __init__(self, database: Database) -> None:
        self.heard: dict[int, Messages] = {}
        self.python = InBrowser(database, lambda line, text: self.heard.setdefault(line, []).append(
            msgspec.json.decode(text)))
        self._ids = 0

    async def ask(self, method: str, path: str, body: object = "", **query: object) -> Any:
        text = body if isinstance(body, str) else msgspec.json.encode(body).decode()
        return msgspec.json.decode(await self.python.ask(method, path, urlencode(query, doseq=True), text))

    async def open(self, game: str, *seats: str | None, **more: Any) -> str:
        opened = await self.ask("POST", "tables", OpenHere(game, seats, **more))
        key = str(opened["invite"])
        assert key.startswith(PREFIX)
        return key

    def command(self, command: str, /, **fields: object) -> dict[str, object]:
        self._ids += 1
        return {"command": command, "id": f"command-{id(self)}-{self._ids}", **fields}

    async def carry_out(self, line: int, command: str, /, **fields: object) -> None:
        await self.python.carry_out(line, msgspec.json.encode(self.command(command, **fields)).decode())

    async def sit(self, line: int, key: str, *letters: str) -> None:
        assert await self.python.join(line, key, 0)
        for letter in letters:
            await self.carry_out(line, "sit", seat=letter, name=f"Ada {letter}", entropy=ENTROPY)

    def update(self, line: int) -> dict[str, Any]:
        """The newest view of a table."""
        return next(each for each in reversed(self.heard[line]) if each["message"] == "update")

    async def until(self, line: int, there: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The first view of which this is true; everything else goes on meanwhile."""
        for _ in range(100_000):
            if there(self.update(line)):
                return self.update(line)
            await asyncio.sleep(0)
        raise AssertionError(self.update(line))

    async def play(self, line: int) -> dict[str, Any]:
        """Play a game to its end, whatever is asked."""
        while True:
            update = await self.until(line, lambda seen: seen["legal"] or seen["table"]["status"] == "over")
            if update["table"]["status"] == "over":
                return update
            await self.carry_out(line, "act", seat=update["actor"], version=update["version"],
                                 choice=update["legal"][-1]["choices"][-1])


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def within() -> None:
        await work()
    asyncio.run(within())


@pytest.mark.parametrize("game", ["marrakech", "morocco"])
def test_a_whole_game_against_bots_is_played_kept_and_looked_back_at(
        game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_tables, "REVIEW_SECONDS", 0.01)

    async def work() -> None:
        database = Database()
        window = Window(database)
        key = await window.open(game, None, "level2", "level1")
        await window.sit(1, key, "A")
        end = await window.play(1)
        assert min(end["result"]["ranking"]) == 1
        assert end["proof"]["entropies"] == {"A": ENTROPY}

        later = Window(database)  # another visit
        assert (await later.ask("GET", f"tables/{key}"))["view"] == end["view"]
        film = await later.ask("GET", f"tables/{key}/replay")
        exported = await later.ask("GET", f"tables/{key}/export")
        assert await later.ask("POST", "replay", exported["record"]) | {"names": film["names"]} == film
        assert (await later.ask("GET", f"tables/{key}/log", before=end["version"]))["happened"][-1]["version"] == (
            end["version"] - 1)
        (mine,) = (await later.ask("POST", "my-tables", {"keys": [key, "here.nothing"]}))["tables"]
        assert mine["status"] == "over"

        assert (await later.ask("GET", f"tables/{key}/picture")).startswith("<svg")

        elsewhere = Window(Database())  # a browser that gets the file
        brought = (await elsewhere.ask("POST", "records", exported))["invite"]
        assert brought != key
        assert await elsewhere.ask("GET", f"tables/{brought}/export") == exported
        assert (await elsewhere.ask("GET", f"tables/{brought}"))["proof"] == end["proof"]
        assert (await elsewhere.ask("POST", "records", exported))["invite"] == brought  # it is there already
        assert (await later.ask("POST", "records", exported))["invite"] == key

        await later.python.join(7, key, end["version"])
        assert (await later.ask("GET", f"tables/{key}/review"))["status"] == "none"
        assert (await later.ask("POST", f"tables/{key}/review"))["status"] == "waiting"
        for _ in range(100_000):
            state = msgspec.convert(await later.ask("GET", f"tables/{key}/review"), ReviewState)
            if state.status == "ready":
                break
            await asyncio.sleep(0)
        assert state.review
        assert len(state.review.entries) == len(film["frames"])
        news = [each for each in later.heard[7] if each["message"] == "reviewing"]
        assert [news[0]["status"], news[-1]["status"]] == ["working", "ready"]
    run(work)


def test_several_people_share_one_device_and_take_back_what_they_chose() -> None:
    async def work() -> None:
        window = Window(Database())
        key = await window.open("morocco", None, None)
        await window.sit(1, key, "A", "B")
        update = await window.until(1, lambda seen: seen["legal"])
        seat, choice = update["actor"], update["legal"][0]["choices"][0]
        await window.carry_out(1, "act", seat=seat, version=update["version"], choice=choice)
        after = window.update(1)
        assert after["version"] > update["version"]
        if after["may_undo"]:
            await window.carry_out(1, "undo", seat=seat, version=after["version"])
            assert window.update(1)["view"] == update["view"]
        await window.carry_out(1, "act", seat=seat, version=update["version"], choice=choice)
        refused = window.heard[1][-1]
        assert (refused["message"], refused["code"]) == ("refused", "stale")
        assert refused["update"]["version"] == window.update(1)["version"]
    run(work)


def test_who_plays_again_gets_a_table_that_is_played_here_too() -> None:
    async def work() -> None:
        window = Window(Database())
        key = await window.open("marrakech", None, "level1")
        await window.sit(1, key, "A")
        await window.until(1, lambda seen: seen["table"]["status"] == "playing")
        await window.carry_out(1, "resign", seat="A")
        await window.carry_out(1, "rematch", seat="A")
        await window.carry_out(1, "rematch", seat="A", entropy="cd" * 16)
        following = (await window.until(1, lambda seen: seen["rematch"]))["rematch"]
        assert following.startswith(PREFIX)
        assert {seat["kind"] for seat in (await window.ask("GET", f"tables/{following}"))["table"]["seats"]} == {
            "human", "level1"}
    run(work)


def test_the_slower_one_of_two_windows_takes_over_what_the_other_one_wrote() -> None:
    async def work() -> None:
        database = Database()
        one, other = Window(database), Window(database)
        key = await one.open("marrakech", None, None)
        await other.python.join(1, key, 0)
        await one.sit(1, key, "A")
        await other.carry_out(1, "sit", seat="A", name="Ben", entropy=ENTROPY)
        assert other.heard[1][-1]["code"] == "stale"
        assert other.update(1)["table"]["seats"][0]["name"] == "Ada A"
        await other.carry_out(1, "sit", seat="B", name="Ben", entropy=ENTROPY)
        await other.until(1, lambda seen: seen["table"]["status"] == "playing")
    run(work)


def test_a_clock_runs_out_and_a_bot_stands_in() -> None:
    async def work() -> None:
        window = Window(Database())
        key = await window.open("marrakech", None, None, clock={"kind": "move", "amount": 1})
        await window.sit(1, key, "A", "B")
        update = await window.until(1, lambda seen: seen["legal"])
        table = (await window.python._tables.table(key))
        table.table.clocks._since = 0  # as if it had begun long ago
        table.schedule()
        ended = await window.until(1, lambda seen: any(seat["stand_in"] for seat in seen["table"]["seats"]))
        assert [seat["letter"] for seat in ended["table"]["seats"] if seat["stand_in"]] == [update["actor"]]
    run(work)


def test_nothing_goes_on_while_nobody_watches() -> None:
    async def work() -> None:
        window = Window(Database())
        key = await window.open("marrakech", "level1", None, options={"first_player": "A"})
        await window.sit(1, key, "B")
        window.python.leave(1)
        table = await window.python._tables.table(key)
        version = table.table.version
        for _ in range(100):
            await asyncio.sleep(0)
        assert table.table.version == version
        assert await window.python.join(2, key, version)
        await window.until(2, lambda seen: seen["version"] > version)
    run(work)


def test_what_cannot_be_answered_is_refused() -> None:
    async def work() -> None:
        window = Window(Database())
        assert (await window.ask("GET", "tables/here.nothing"))["code"] == "no-such-table"
        assert not await window.python.join(1, "here.nothing", 0)
        assert window.heard[1][-1]["code"] == "no-such-table"
        assert (await window.ask("POST", "tables", {"game": "chess", "seats": [None, None]}))["code"] == "no-such-game"
        assert (await window.ask("POST", "tables", {"game": "morocco"}))["code"] == "malformed"
        assert (await window.ask("POST", "replay", "no record"))["code"] == "bad-record"
        assert (await window.ask("GET", "fairness"))["code"] == "malformed"
        assert (await window.ask("GET", "lessons/chess/1"))["code"] == "no-such-game"
        key = await window.open("marrakech", None, None)
        assert (await window.ask("POST", f"tables/{key}/review"))["code"] == "not-over"
    run(work)


def test_lobby_and_lessons_are_those_of_a_server() -> None:
    async def work() -> None:
        window = Window(Database())
        lobby = await window.ask("GET", "lobby")
        assert [game["name"] for game in lobby["games"]][:2] == ["marrakech", "morocco"]
        assert "level1" in lobby["bots"]
        assert lobby["tables"] == []
        step = await window.ask("GET", "lessons/marrakech/1")
        wanted = step["accepted"][0]
        assert (await window.ask("GET", "lessons/marrakech/1", choice=[wanted]))["update"]["version"] > (
            step["update"]["version"])
    run(work)


@pytest.mark.parametrize(("seed", "known"), [("market day", True), ("", False)])
def test_the_dice_follow_from_a_seed_of_one_s_own(seed: str, known: bool) -> None:
    asyncio.run(the_dice_follow_from_a_seed_of_one_s_own(seed, known))


async def the_dice_follow_from_a_seed_of_one_s_own(seed: str, known: bool) -> None:
    window = Window(Database())
    key = await window.open("marrakech", None, "random", seed=seed)
    commitment = (await window.ask("GET", f"tables/{key}/export"))["commitment"]
    mine = hashlib.sha256(hashlib.sha256(seed.encode()).digest()).hexdigest()
    assert (commitment == mine) is known


def test_a_server_takes_no_seed() -> None:
    sent = msgspec.json.encode({"game": "marrakech", "seats": [None, None], "seed": "market day"})
    with pytest.raises(msgspec.ValidationError, match="seed"):
        msgspec.json.decode(sent, type=OpenTable)
