"""All tables that are alive in this process: commands in, lines stored, watchers woken, bots and clocks kept going.

Memory is a cache of the database. Whoever appends first decides; who comes second loads what was written and decides
anew. Nobody is told anything before it is stored.
"""

import asyncio
import contextlib
import time
from collections.abc import Collection, Coroutine, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec

from jemaa.server.live.bus import ALL, Bus
from jemaa.server.live.live_table import Live, Passing, Watcher
from jemaa.server.live.workers import Workers
from jemaa.server.logs import failed, log
from jemaa.server.metrics import BOT_SECONDS, LINES
from jemaa.server.store.database import FAILURES
from jemaa.server.store.store import Change, Conflict, Store
from jemaa.server.store.subscriptions import Subscriptions
from jemaa.table.errors import Refusal
from jemaa.table.fairness import tallies
from jemaa.table.intents import Asker, chosen, due, intend
from jemaa.table.journal import AnyLine, Opening, Rematched
from jemaa.table.log import page
from jemaa.table.opening import House, first_lines, new_opening, next_opening
from jemaa.table.showing import Viewer, moment
from jemaa.table.table import Table
from jemaa.table.wire import AnyCommand, Done, Log, Look, Looking, Moment, OpenTable, Said, Say

TRIES = 5
"""How often a command is decided anew, where other processes append at the same time."""
IDLE = 600.0
"""Seconds after which a table that nobody watches leaves the memory."""

AGAIN = 5.0
"""Seconds until what goes on by itself is tried again, where the store, or something else, has failed."""
MOST_SHOWN = 64
"""So many moments of a table are kept as JSON: clients name the version they have seen, and may name any."""
KNOWN = 60.0
"""Seconds for which a table in memory is found without the store: so long one that was deleted may still be seen."""

T = TypeVar("T")
encode = msgspec.json.Encoder().encode


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Host:
    """The tables of one process, over one store."""

    def __init__(self, store: Store, bus: Bus, workers: Workers, house: House) -> None:
        self.store, self.bus, self.house = store, bus, house
        self.subscriptions = Subscriptions(store.engine)
        self._workers = workers
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._known: dict[str, tuple[Live, bool, float]] = {}
        """Capability -> what it opened, whether it is the invitation, and when the store said so."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.stirred = asyncio.Event()
        """Some table has news."""
        bus.listen(self._heard)

    @property
    def live(self) -> Collection[Live]:
        """The tables in memory."""
        return self._live.values()

    # --- tables ---------------------------------------------------------------------------------------------------

    async def open(self, wanted: OpenTable) -> Opening:
        """A new table; raises `Refusal`."""
        opening = new_opening(wanted, self.house, now())
        table = Table(opening)
        lines = table.numbered(first_lines(opening), None, now())
        await self.store.append(Change(opening.number, lines, opening))
        for written in lines:
            table.take(written)
        self._live[opening.number] = Live(table, touched=time.monotonic())
        log.info("table_opened", number=opening.number, game=opening.game)
        return opening

    async def find(self, key: str) -> tuple[Live, bool]:
        """The table that a capability opens, and whether it is the invitation; raises `Refusal`."""
        if key in self._known and self._known[key][2] > time.monotonic() - KNOWN:
            return self._known[key][:2]
        found = await self.store.find(key)
        live = await self.get(found[0]) if found else None
        if found is None or live is None:
            self._known.pop(key, None)
            raise Refusal("no-such-table")
        self._known[key] = live, found[1], time.monotonic()
        return live, found[1]

    async def get(self, number: str) -> Live | None:
        """A table by its number, from memory or else from the store."""
        if number in self._live:
            self._live[number].touched = time.monotonic()
            return self._live[number]
        if number not in self._loading:
            self._loading[number] = asyncio.create_task(self._load(number))
        return await self._loading[number]

    async def _load(self, number: str) -> Live | None:
        try:
            found = await self.store.load(number)
            if found is None:
                return None
            live = self._live[number] = Live(Table(*found), touched=time.monotonic())
            self._go_on(live)
            return live
        finally:
            del self._loading[number]

    async def fresh(self, number: str, version: int) -> Live | None:
        """A table that has come to this version at least, wherever that was written; None if it is gone."""
        live = await self.get(number)
        if live and live.table.version < version:
            with contextlib.suppress(Refusal):
                await self._refresh(live)
        return None if live and live.gone else live

    async def resume(self) -> bool:
        """After a start: bots and clocks of all unfinished games go on. False where the store failed: ask again."""
        try:
            for number in await self.store.unfinished():
                live = await self.get(number)
                if live and live.table.over:  # it ended, and the server did before this was noted
                    await self.store.append(_end(live.table))
        except FAILURES as error:
            failed("games_not_resumed", error)
            return False
        return True

    async def delete(self, live: Live) -> None:
        """Forget a table, everywhere."""
        await self.store.delete(live.table.opening.number)
        self._forget(live)
        self.bus.tell(live.table.opening.number, live.table.version + 1)

    def _forget(self, live: Live) -> None:
        """The table is in the store no more: a bot that thinks will not be heard, and who watches has to go."""
        live.gone = True
        self._let_go(live)
        self._go_on(live)
        self._wake(live)

    # --- commands -------------------------------------------------------------------------------------------------

    async def carry_out(self, live: Live, viewer: Viewer, command: AnyCommand) -> Done:
        """Do what somebody wants, once, however often it is asked; raises `Refusal`."""
        return await asyncio.shield(self._track(self._carry_out(live, viewer, command)))

    async def _carry_out(self, live: Live, viewer: Viewer, command: AnyCommand) -> Done:
        async with live.lock:
            try:
                version = None if isinstance(command, Say | Look) else live.table.answered(command.id)
                if version is None:
                    version = await self._decide(live, viewer, command)
                    await self._settle(live)
            finally:
                self._go_on(live)
        if isinstance(command, Say):
            self._say(live, Said(command.seat, command.phrase))
        if isinstance(command, Look):
            self._look(live, Looking(command.seat, command.at))
        rematch = live.table.rematch
        return Done(command.id, version, rematch.invite if rematch else None)

    async def _decide(self, live: Live, viewer: Viewer, command: AnyCommand) -> int:
        if live.gone:
            raise Refusal("no-such-table")
        asker = Asker(viewer.player, viewer.invited, present=live.present, bots=self.house.bots)
        for _ in range(TRIES):
            try:
                lines = intend(live.table, asker, command)
                await self._write(live, lines, command.id)
            except Conflict:
                await self._catch_up(live)
                if (answered := live.table.answered(command.id)) is not None:
                    return answered
            else:
                return live.table.answered(command.id) or live.table.version
        raise Refusal("stale", version=live.table.version)

    async def _write(self, live: Live, lines: list[AnyLine], command: str | None) -> None:
        """Store lines, then let them take effect, then say so; raises `Conflict`."""
        if not lines:
            return
        table, moment_ = live.table, now()
        written = table.numbered(lines, command, moment_)
        number = table.opening.number
        await self.store.append(Change(number, written), *_rematches(table, lines, moment_))
        for each in written:
            table.take(each)
        LINES.inc(len(lines))
        try:
            if table.over:
                await self.store.append(_end(table))
                log.info("game_over", number=number, version=table.version)
        finally:
            self._wake(live)
            self.stirred.set()
            self.bus.tell(number, table.version)

    async def _catch_up(self, live: Live) -> None:
        """Take what other processes have appended; raises `Refusal` where the table was deleted."""
        found = await self.store.load(live.table.opening.number, live.table.version)
        if found is None:
            self._forget(live)
            raise Refusal("no-such-table")
        for written in found[1]:
            live.table.take(written)
        self._wake(live)

    async def _refresh(self, live: Live) -> None:
        """Catch up, and go on from there."""
        async with live.lock:
            await self._catch_up(live)
            self._go_on(live)

    async def _heard(self, number: str, version: int) -> None:
        """Another process says that a table has news, or any of them may have."""
        for live in list(self._live.values()) if number == ALL else [self._live.get(number)]:
            if live is not None and (number == ALL or version > live.table.version):
                await self._take_news(live)

    async def _take_news(self, live: Live) -> None:
        """Catch up as soon as the store answers."""
        while not live.gone:
            try:
                await self._refresh(live)
            except Refusal:
                return
            except FAILURES as error:
                failed("news_not_loaded", error, number=live.table.opening.number)
                await asyncio.sleep(AGAIN)
            else:
                return

    # --- what goes on by itself -----------------------------------------------------------------------------------

    def _go_on(self, live: Live) -> None:
        """Begin the game, let bots choose, set the alarm for the clock: whatever is next."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if live.gone:
            return
        if live.bots is None and (live.table.bot_to_choose or due(live.table, now())):
            live.bots = self._track(self._play(live))
        elif (ends := live.table.clocks.runs_out_at()) is not None:
            self._go_on_after(live, max(0.0, (ends - now()) / 1_000))

    def _go_on_after(self, live: Live, seconds: float) -> None:
        live.alarm = asyncio.get_running_loop().call_later(seconds, self._ring, live)

    def _ring(self, live: Live) -> None:
        live.alarm = None
        self._go_on(live)

    async def _play(self, live: Live) -> None:
        """Do what is due, and what bots choose, until a person is to choose. Where that fails, try again later."""
        go_on = partial(self._go_on, live)
        try:
            while not live.gone and await self._step(live):
                pass
        except Refusal:
            pass  # the table is gone
        except Exception as error:  # noqa: BLE001  # whatever is wrong: people wait for this game to go on
            failed("game_waits", error, number=live.table.opening.number)
            go_on = partial(self._go_on_after, live, AGAIN)
        finally:
            live.bots = None
        go_on()

    async def _step(self, live: Live) -> bool:
        async with live.lock:
            await self._settle(live)
        kind, version, state = live.table.bot_to_choose, live.table.version, live.table.state
        if kind is None:
            return False
        with BOT_SECONDS.time():
            choice = await self._workers.choose(kind, state)
        async with live.lock:
            if live.table.version == version and not live.gone:
                await self._append(live, chosen(live.table, choice, person=False))
        return True

    async def _settle(self, live: Live) -> None:
        """Do what is due."""
        while lines := due(live.table, now()):
            await self._append(live, lines)

    async def _append(self, live: Live, lines: list[AnyLine]) -> None:
        try:
            await self._write(live, lines, None)
        except Conflict:
            await self._catch_up(live)

    # --- watchers -------------------------------------------------------------------------------------------------

    def join(self, live: Live, watcher: Watcher) -> None:
        """Somebody watches from now on; the others see who sits here and has come."""
        comes = self._is_seen(live, watcher)
        live.watchers.add(watcher)
        if live.looking:
            watcher.pass_on(live.looking)
        if live.table.clocks.used:
            live.shown.clear()  # a newcomer's clocks begin with this moment
        self._wake(live, live.watchers if comes else {watcher})

    def leave(self, live: Live, watcher: Watcher) -> None:
        """Somebody has gone."""
        live.watchers.discard(watcher)
        live.touched = time.monotonic()
        goes = self._is_seen(live, watcher)
        if live.looking and not live.present & {live.table.sitters[live.looking.seat].player}:
            self._look(live, Looking(live.looking.seat, None))
        if goes:
            self._wake(live)

    @staticmethod
    def _is_seen(live: Live, watcher: Watcher) -> bool:
        """Whether the others see somebody come or go who watches here: one with a seat, and no other browser here."""
        player = watcher.viewer.player
        return player not in live.present and bool(live.table.seats_of(player))

    def moment(self, live: Live, watcher: Watcher) -> bytes:
        """What a watcher has not seen yet, as JSON; it counts as seen. Watchers without a seat share the bytes."""
        table, viewer = live.table, watcher.viewer
        player = viewer.player if table.seats_of(viewer.player) else None
        key = (player, viewer.invited, watcher.seen)
        watcher.seen, watcher.stale = table.version, False
        if key not in live.shown:
            if len(live.shown) == MOST_SHOWN:
                live.shown.clear()
            live.shown[key] = encode(moment(table, Viewer(player, viewer.invited), key[2], now(), live.present))
        return live.shown[key]

    @staticmethod
    def whole(live: Live, viewer: Viewer) -> Moment:
        """The newest view alone."""
        return moment(live.table, viewer, None, now(), live.present)

    @staticmethod
    def _wake(live: Live, watchers: Collection[Watcher] | None = None) -> None:
        """There is a new moment for all; or for some watchers only, who haven't seen the newest one."""
        if watchers is None or watchers is live.watchers:
            live.shown.clear()
        for watcher in live.watchers if watchers is None else watchers:
            watcher.stale = True
            watcher.news.set()

    @staticmethod
    def _say(live: Live, said: Said) -> None:
        for watcher in live.watchers:
            watcher.said.append(said)
            watcher.news.set()

    def _look(self, live: Live, looking: Looking) -> None:
        """The last one to look leads; only the leader ends that."""
        leads = live.looking and live.looking.seat == looking.seat
        if looking.at is None and not leads:
            return
        live.looking = None if looking.at is None else looking
        self.pass_on(live.table.opening.number, looking)

    def pass_on(self, number: str, message: Passing) -> None:
        """Tell everybody at a table what is not kept."""
        live = self._live.get(number)
        for watcher in live.watchers if live else ():
            watcher.pass_on(message)

    async def log(self, live: Live, before: int) -> Log:
        """What happened before a version: a page of it, from the store."""
        found = await self.store.load(live.table.opening.number)
        if found is None:
            raise Refusal("no-such-table")
        return await asyncio.to_thread(page, *found, before)

    # --- housekeeping ---------------------------------------------------------------------------------------------

    def sweep(self) -> None:
        """Let go of tables that nobody needs in memory."""
        limit = time.monotonic() - IDLE
        for live in list(self._live.values()):
            if live.idle and live.touched < limit:
                self._let_go(live)

    def _let_go(self, live: Live) -> None:
        if self._live.get(live.table.opening.number) is live:
            del self._live[live.table.opening.number]
        self._known = {key: known for key, known in self._known.items() if known[0] is not live}

    async def close(self) -> None:
        """Stop everything that goes on by itself."""
        for live in self._live.values():
            if live.alarm:
                live.alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _track(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """A task that is not forgotten, and is ended with the host."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _end(table: Table) -> Change:
    """The game is over: it is not looked for any more, and its dice count among those of all games."""
    return Change(table.opening.number, [], over=True, tallies=tallies(table.record))


def _rematches(table: Table, lines: Sequence[AnyLine], at: int) -> list[Change]:
    """The tables that begin with these lines."""
    openings = [next_opening(table, line, at) for line in lines if isinstance(line, Rematched)]
    return [Change(opening.number, Table(opening).numbered(first_lines(opening), None, at), opening)
            for opening in openings]
