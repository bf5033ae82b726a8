"""All tables of one browser, and what its page asks for besides: the answers of a server, without one."""

import asyncio
import hashlib
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar
from urllib.parse import parse_qs

import msgspec

from jemaa import bots, review
from jemaa.lessons.catalogue import LESSONS
from jemaa.lessons.playing import lesson_update
from jemaa.review.depth import depth
from jemaa.service.analysis import Analyst, analysed_position, opened
from jemaa.service.importing import imported
from jemaa.service.local_table import HOUSE, PREFIX, VIEWER, Journals, LocalTable, now
from jemaa.service.offered import game_infos
from jemaa.service.page_engine import engine_weights, grown, search_plan
from jemaa.service.puzzles import asked_puzzle, puzzle_answer, puzzle_list
from jemaa.service.replaying import replayed
from jemaa.service.review_summary import summarize
from jemaa.service.setting_up import set_up
from jemaa.table.errors import Refusal
from jemaa.table.log import page
from jemaa.table.opening import first_lines, new_opening
from jemaa.table.table import Table
from jemaa.table.views import export, my_table, replay
from jemaa.table.wire.analysis import AnalysedPosition, Analysis, AskPosition, AskSearch, OpenedSource
from jemaa.table.wire.commands import AnyCommand
from jemaa.table.wire.lesson import LessonUpdate
from jemaa.table.wire.lobby import AskMyTables, Lobby, MyTables
from jemaa.table.wire.messages import Refused, Reviewing
from jemaa.table.wire.opening import OpenedTable, OpenHere
from jemaa.table.wire.page_engine import AskTrees, AskWeights, EngineWeights, SearchPlan
from jemaa.table.wire.puzzles import AskedPuzzle, PuzzleAnswer, PuzzleList
from jemaa.table.wire.replay import Export, Replay
from jemaa.table.wire.review import ReviewState
from jemaa.table.wire.setting_up import AskSetUp, SetUp
from jemaa.table.wire.updates import Log, TableUpdate

FIRST = 16
"""Simulations of each search of a first review."""
REVIEW_SECONDS = 20.0
"""The time for the searches of a review, which sets their depth."""
PATIENCE = 0.25
"""The shortest time between two pieces of news of a review, in seconds."""
Sent = TypeVar("Sent")
Answer = Callable[..., Awaitable[Any]]
"""A function that answers a request; it is given the parts of the path, the query and the body."""
encode = msgspec.json.Encoder().encode
"""A message, or an answer, as JSON."""
command = msgspec.json.Decoder(AnyCommand).decode
open_here = msgspec.json.Decoder(OpenHere).decode
ask_my_tables = msgspec.json.Decoder(AskMyTables).decode
ask_position = msgspec.json.Decoder(AskPosition).decode
ask_search = msgspec.json.Decoder(AskSearch).decode
ask_weights = msgspec.json.Decoder(AskWeights).decode
ask_trees = msgspec.json.Decoder(AskTrees).decode
ask_set_up = msgspec.json.Decoder(AskSetUp).decode


class LocalTables:
    """The tables of one browser. Everything is asked for by the paths of the server's routes, without `/api/`."""

    def __init__(self, journals: Journals) -> None:
        self._journals = journals
        self._tables: dict[str, LocalTable] = {}
        """By their keys, those that were asked for."""
        self._reviews: dict[str, ReviewState] = {}
        """By the numbers of tables."""
        self._jobs: set[asyncio.Task[None]] = set()
        self._analyst = Analyst()
        routes: dict[str, Answer] = {
            "GET lobby": self._lobby, "POST tables": self._open, "POST my-tables": self._my_tables,
            "POST replay": self._replay_record, "POST records": self._import,
            "POST analysis/open": self._analysis_open,
            "POST analysis/position": self._analysis_position, "POST analysis/search": self._analysis_search,
            "POST analysis/plan": self._analysis_plan, "POST analysis/weights": self._analysis_weights,
            "POST analysis/trees": self._analysis_trees, "POST analysis/set-up": self._set_up,
            r"GET lessons/(?P<game>\w+)/(?P<step>\d+)": self._lesson,
            r"GET puzzles/(?P<game>\w+)": self._puzzles, r"GET puzzles/(?P<game>\w+)/(?P<name>\w+)": self._puzzle,
            r"GET puzzles/(?P<game>\w+)/(?P<name>\w+)/answer": self._puzzle_answer,
            "GET tables/(?P<key>[^/]+)": self._see, "POST tables/(?P<key>[^/]+)/commands": self._command,
            "GET tables/(?P<key>[^/]+)/replay": self._replay, "GET tables/(?P<key>[^/]+)/export": self._export,
            "GET tables/(?P<key>[^/]+)/picture": self._picture, "GET tables/(?P<key>[^/]+)/log": self._log,
            "GET tables/(?P<key>[^/]+)/review": self._review, "POST tables/(?P<key>[^/]+)/review": self._ask_review,
        }
        self._routes = [(re.compile(pattern), answer) for pattern, answer in routes.items()]

    async def ask(self, method: str, path: str, query: str, body: bytes) -> bytes:
        """The answer to a request as JSON; a refusal is an answer, too."""
        asked = f"{method} {path}"
        try:
            for pattern, answer in self._routes:
                if match := pattern.fullmatch(asked):
                    return encode(await answer(query=parse_qs(query), body=body, **match.groupdict()))
        except Refusal as refusal:
            return encode(Refused(None, refusal.code, refusal.clause, refusal.details))
        return encode(Refused(None, "malformed", args={"reason": f"nothing is at {path} here"}))

    async def table(self, key: str) -> LocalTable:
        """The table with a key; raises `Refusal` if there is none."""
        if key not in self._tables:
            journal = await self._journals.load(key)
            if journal is None:
                raise Refusal("no-such-table")
            self._tables.setdefault(key, LocalTable(Table(*journal), self._journals))
        return self._tables[key]

    # --- answers --------------------------------------------------------------------------------------------------

    async def _lobby(self, **_: object) -> Lobby:
        return Lobby(game_infos(), tuple(bots.KINDS), bots.GENTLE, None, (), offline=True)

    async def _open(self, body: bytes, **_: object) -> OpenedTable:
        wanted = _read(open_here, body)
        made = new_opening(wanted, HOUSE, now())
        seed = hashlib.sha256(wanted.seed.encode()).hexdigest() if wanted.seed else made.seed
        opening = msgspec.structs.replace(made, invite=PREFIX + made.invite, watch=PREFIX + made.watch, code=None,
                                          seed=seed)
        await self._journals.append(opening, Table(opening).numbered(first_lines(opening), None, now()))
        return OpenedTable(opening.invite, opening.watch)

    async def _my_tables(self, body: bytes, **_: object) -> MyTables:
        tables = []
        for key in _read(ask_my_tables, body).keys:
            try:
                tables.append(my_table((await self.table(key)).table, VIEWER, key, now()))
            except Refusal:
                continue
        return MyTables(tuple(tables))

    async def _replay_record(self, body: bytes, **_: object) -> Replay:
        return replayed(body)

    async def _analysis_open(self, body: bytes, **_: object) -> OpenedSource:
        return opened(_read(bytes.decode, body))

    async def _analysis_position(self, body: bytes, **_: object) -> AnalysedPosition:
        asked = _read(ask_position, body)
        return analysed_position(asked.start, asked.choices)

    async def _analysis_search(self, body: bytes, **_: object) -> Analysis:
        asked = _read(ask_search, body)
        return self._analyst.analysis(asked.position, asked.round)

    async def _analysis_plan(self, body: bytes, **_: object) -> SearchPlan:
        return search_plan(_read(ask_search, body))

    async def _analysis_weights(self, body: bytes, **_: object) -> EngineWeights:
        return engine_weights(_read(ask_weights, body))

    async def _analysis_trees(self, body: bytes, **_: object) -> Analysis:
        return grown(_read(ask_trees, body))

    async def _set_up(self, body: bytes, **_: object) -> SetUp:
        return set_up(_read(ask_set_up, body))

    async def _import(self, body: bytes, **_: object) -> OpenedTable:
        """The table of the game in a file: a new one, unless this game is here already."""
        opening, lines = imported(body, now())
        if not await self._journals.append(opening, lines):
            key = await self._journals.find(opening.number)
            opening = (await self.table(key)).table.opening if key else opening
        return OpenedTable(opening.invite, opening.watch)

    async def _lesson(self, game: str, step: str, query: dict[str, list[str]], **_: object) -> LessonUpdate:
        if game not in LESSONS:
            raise Refusal("no-such-game", game=game)
        return lesson_update(LESSONS[game], int(step), query.get("choice", []))

    async def _puzzles(self, game: str, **_: object) -> PuzzleList:
        return puzzle_list(game)

    async def _puzzle(self, game: str, name: str, **_: object) -> AskedPuzzle:
        return asked_puzzle(game, name)

    async def _puzzle_answer(self, game: str, name: str, query: dict[str, list[str]], **_: object) -> PuzzleAnswer:
        return puzzle_answer(game, name, query["choice"][0] if "choice" in query else None)

    async def _see(self, key: str, **_: object) -> TableUpdate:
        return (await self.table(key)).update()

    async def _command(self, key: str, body: bytes, **_: object) -> object:
        return await (await self.table(key)).execute(_read(command, body))

    async def _replay(self, key: str, **_: object) -> Replay:
        table = (await self.table(key)).table
        film = replay(table.record, tuple(table.resigned), over=table.over)
        return msgspec.structs.replace(film, names=table.names)

    async def _export(self, key: str, **_: object) -> Export:
        return export((await self.table(key)).table)

    async def _picture(self, key: str, **_: object) -> str:
        """The position as a picture in SVG."""
        state = (await self.table(key)).table.state
        return state.game.type.svg(state.row)

    async def _log(self, key: str, query: dict[str, list[str]], **_: object) -> Log:
        journal = await self._journals.load(key)
        if journal is None:
            raise Refusal("no-such-table")
        return page(*journal, int(query["before"][0]))

    # --- reviews --------------------------------------------------------------------------------------------------

    async def _review(self, key: str, **_: object) -> ReviewState:
        return self._reviews.get((await self.table(key)).table.opening.number, ReviewState("none"))

    async def _ask_review(self, key: str, **_: object) -> ReviewState:
        local = await self.table(key)
        number = local.table.opening.number
        if not local.table.over:
            raise Refusal("not-over")
        if not local.table.entries:
            raise Refusal("not-begun")
        if number not in self._reviews:
            self._reviews[number] = ReviewState("waiting")
            job = asyncio.create_task(self._make(local, number))
            self._jobs.add(job)
            job.add_done_callback(self._jobs.discard)
        return self._reviews[number]

    async def _make(self, local: LocalTable, number: str) -> None:
        """Make a first review, and then as deep a one as the time allows."""
        record, began = local.table.record, time.monotonic()
        quick = review.Reviewing(record, review.Settings(FIRST))
        await self._work(quick.searching(), lambda _done: None)
        first = summarize(quick.report())
        made = review.Reviewing(record, review.Settings(depth(record, REVIEW_SECONDS)))

        def tell(done: int) -> None:
            self._reviews[number] = ReviewState("working", done, made.steps, review=first, first=True)
            local.pass_on(Reviewing("working", done, made.steps, first=True))
        tell(0)
        await self._work(made.searching(), tell)
        rounds = -1
        while not made.sure and rounds < made.rounds and time.monotonic() - began < REVIEW_SECONDS:
            rounds = made.rounds
            await self._work(made.deepening(), tell)
        self._reviews[number] = ReviewState("ready", review=summarize(made.report()))
        local.pass_on(Reviewing("ready"))

    async def _work(self, work: Iterator[None], tell: Callable[[int], None]) -> None:
        """Search for a review, piece by piece: between two of them, other things get their turn."""
        reported = time.monotonic()
        for done, _ in enumerate(work, 1):
            if time.monotonic() - reported > PATIENCE:
                reported = time.monotonic()
                tell(done)
            await asyncio.sleep(0)


def _read(decode: Callable[[bytes], Sent], body: bytes) -> Sent:
    """What was sent; raises `Refusal` where it is something else."""
    try:
        return decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", reason=str(error)) from None
