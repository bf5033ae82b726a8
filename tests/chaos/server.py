"""A simulated server: its own classes and routes, started and ended as `app.py` does, in a process of its own."""

import asyncio
import contextlib
from functools import cache
from random import Random
from typing import Any, cast

import msgspec
from litestar import Litestar
from litestar.types import ASGIApp

from jemaa.core.game import State
from jemaa.server.app import guarded, keep_tables, routes, sharing
from jemaa.server.cluster.membership import new_name
from jemaa.server.http.limits import Limits
from jemaa.server.live.host import Host
from jemaa.server.live.ownership import Ownership, Sole
from jemaa.server.live.workers import Workers
from jemaa.server.settings import Settings
from jemaa.server.store.leases import Process as Peer
from jemaa.table.opening import House
from tests.chaos.database import Database, SimulatedLeases, SimulatedStore
from tests.chaos.loop import PROCESS, Process, VirtualLoop
from tests.chaos.network import Address, Network, Stream

HOUSE = House(("random",), "random")
PORT = 8322
STARTS = 0.05, 0.3
"""Seconds that a process takes to start, at least, and on top of that at most."""
MOST_UNREAD = 8
"""Messages to a client that are on their way or not read; then the server waits."""


class Bots(Workers):
    """A bot that takes a moment for a random choice."""

    def __init__(self, random: Random) -> None:
        super().__init__(0)
        self._random = random

    async def choose(self, _kind: str, state: State, _table: str = "") -> int:
        await asyncio.sleep(0.01 + 0.3 * self._random.random() ** 3)
        return int(self._random.choice(state.legal_actions))


class Unlimited(Limits):
    """Limits that let everything pass: how often somebody may ask is not what is tested here."""

    def __init__(self) -> None:
        """Without counters."""

    def command(self, who: str, address: str) -> None:
        """Allow it."""

    def table(self, who: str, address: str) -> None:
        """Allow it."""

    def count_socket(self, address: str) -> None:
        """Allow it."""

    def forget_socket(self, address: str) -> None:
        """Forget it."""

    def opening(self, address: str) -> None:
        """Allow it."""


class Bound:
    """A socket that listens."""

    def __init__(self, address: Address) -> None:
        self._address = address

    def getsockname(self) -> Address:
        return self._address


def settings(shared: bool) -> Settings:
    """Those of a server with others, or alone."""
    return Settings("postgresql://simulated/jemaa" if shared else "sqlite:///simulated", workers=0, stand_in="random")


@cache
def application(slot: int, shared: bool) -> Litestar:
    """The routes of a server; the same in all histories, as they keep nothing but `state`."""
    return routes(settings(shared))


class Server:
    """One of the servers of a history, which starts again whenever it has ended."""

    def __init__(self, loop: VirtualLoop, network: Network, database: Database, slot: int, shared: bool) -> None:
        self._loop, self._network, self._database, self.slot, self._shared = loop, network, database, slot, shared
        self._random = network.random
        self._world = PROCESS.get()
        self._boots = 0
        self.skew = 0.0
        """Seconds by which the host's wall clock is ahead."""
        self.host: Host | None = None
        self.app: ASGIApp | None = None
        """What answers requests; None while the server does not take any."""
        self.lines: list[Line] = []
        self.process = self._new_process()
        self._stopping = asyncio.Event()

    @property
    def running(self) -> bool:
        """Whether the process is there and takes requests."""
        return self.app is not None and self.process.alive

    def _new_process(self) -> Process:
        self._boots += 1
        return Process(f"server-{self.slot}.{self._boots}", monotonic=1e5 * self._random.random(), wall=self.skew)

    # --- from outside ---------------------------------------------------------------------------------------------

    def boot(self) -> None:
        """Start the process."""
        self.process = self._new_process()
        self._stopping = asyncio.Event()
        self._loop.spawn(self.process, self._run())

    def kill(self, *, vanish: bool = False) -> None:
        """End the process at once; with `vanish` its host is gone, and nobody is told."""
        self._loop.kill(self.process)
        self.app = self.host = None
        if vanish:
            return
        self._network.crash(self.process)
        self._network.deliver(self.process, self._database.process, self._database.disconnect, self.process)
        for line in list(self.lines):
            line.lose()

    def stop(self) -> None:
        """End the process as by SIGTERM."""
        for line in list(self.lines):
            line.lose()
        self.app = None
        self._loop.post(self._loop.now, self.process, self._stopping.set)

    # --- within ---------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        await asyncio.sleep(STARTS[0] + STARTS[1] * self._random.random())
        store = SimulatedStore(self._database)
        bots = Bots(self._random)
        try:
            async with self._hosting(store, bots) as host:
                await self._serve(host)
            await store.close()
        except OSError:  # the database is down: whoever watches the server starts it again
            self.app = None
        except Exception as error:  # noqa: BLE001  # no server ends by one
            self._loop.failures.append(error)
        self._loop.call_soon(self.kill, context=self._world.context)

    def _hosting(self, store: SimulatedStore, bots: Bots) -> contextlib.AbstractAsyncContextManager[Host]:
        def make(ownership: Ownership) -> Host:
            return Host(store, ownership, bots, HOUSE)
        if not self._shared:
            return _alone(make(Sole()))
        address = f"{self.process.host}:{PORT}"
        leases = SimulatedLeases(self._database, Peer(new_name(), address))
        return sharing(leases, cast("Any", Bound((self.process.host, PORT))), self._routes, make)

    @property
    def _routes(self) -> Litestar:
        return application(self.slot, self._shared)

    async def _serve(self, host: Host) -> None:
        state = self._routes.state
        state.host, state.limits = host, Unlimited()
        self.host, self.app = host, guarded(self._routes, settings(self._shared))
        keeping = asyncio.create_task(self._keep(host))
        await self._stopping.wait()
        keeping.cancel()

    @staticmethod
    async def _keep(host: Host) -> None:
        await keep_tables(host, await host.resume())


@contextlib.asynccontextmanager
async def _alone(host: Host) -> Any:
    try:
        yield host
    finally:
        await host.close()


def scope_of(kind: str, path: str, query: bytes, player: str, method: str) -> dict[str, Any]:
    """ASGI's scope of a request or a socket, as uvicorn makes it."""
    return {
        **({"method": method} if kind == "http" else {}),
        "type": kind, "asgi": {"version": "3.0", "spec_version": "2.4"}, "http_version": "1.1",
        "scheme": "http", "path": path, "raw_path": path.encode(), "root_path": "", "query_string": query,
        "headers": [(b"host", b"localhost"), (b"cookie", f"jemaa={player}".encode()),
                    (b"content-type", b"application/json")],
        "client": ("127.0.0.1", 1), "server": ("localhost", 80), "subprotocols": [], "extensions": {},
    }


class Line:
    """A client's socket to a server: both ends."""

    def __init__(self, network: Network, server: Server, path: str, query: bytes, player: str) -> None:
        self._loop, self.server = network.loop, server
        self._client, self._process = PROCESS.get(), server.process
        self._up = Stream(network, self._client, self._process)
        self._down = Stream(network, self._process, self._client)
        self._sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._room = asyncio.Event()
        self._unread, self.closed = 0, False
        server.lines.append(self)
        self._up.send(self._open, scope_of("websocket", path, query, player, "GET"))

    # --- the client's ---------------------------------------------------------------------------------------------

    def send(self, text: str) -> None:
        """Send a text to the server, which may never get it."""
        self._up.send(self._sent.put_nowait, {"type": "websocket.receive", "text": text, "bytes": None})

    async def read(self) -> str | None:
        """The next text from the server; None once the socket is closed."""
        text = await self._heard.get()
        if text is None:
            self._heard.put_nowait(None)
        else:
            self._up.send(self._has_read)
        return text

    def close(self) -> None:
        """End the socket from the client's side; nothing more is heard."""
        self.closed = True
        self._forget()
        self._up.send(self._sent.put_nowait, {"type": "websocket.disconnect", "code": 1001})

    def lose(self) -> None:
        """The server's side of the socket is gone."""
        self._forget()
        self._down.send(self._close)
        self._up.send(self._sent.put_nowait, {"type": "websocket.disconnect", "code": 1006})

    def _forget(self) -> None:
        if self in self.server.lines:
            self.server.lines.remove(self)

    def _close(self) -> None:
        self.closed = True
        self._heard.put_nowait(None)

    def _hear(self, text: str) -> None:
        if not self.closed:
            self._heard.put_nowait(text)

    # --- the server's ---------------------------------------------------------------------------------------------

    def _open(self, scope: dict[str, Any]) -> None:
        app = self.server.app
        if app is None or self.server.process is not self._process:
            self._down.send(self._close)
            return
        self._sent.put_nowait({"type": "websocket.connect"})
        self._loop.create_task(self._serve(app, scope))

    async def _serve(self, app: ASGIApp, scope: dict[str, Any]) -> None:
        try:
            await app(cast("Any", scope), cast("Any", self._sent.get), cast("Any", self._tell))
        finally:
            self._down.send(self._close)
            self._forget()

    async def _tell(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            while self._unread >= MOST_UNREAD:
                self._room.clear()
                await self._room.wait()
            self._unread += 1
            self._down.send(self._hear, message["text"])
        elif message["type"] == "websocket.close":
            self._down.send(self._close)

    def _has_read(self) -> None:
        self._unread -= 1
        self._room.set()


class Answer(msgspec.Struct):
    """The answer to a request."""

    status: int
    body: bytes


class NoAnswer(Exception):
    """The server has ended, or does not answer in time."""


PATIENCE = 12.0
"""Seconds that a client waits for an answer."""


async def request(network: Network, server: Server, method: str, path: str, player: str, body: bytes = b"") -> Answer:
    """Ask a server; raises `NoAnswer`."""
    exchange = Exchange(network, server, body)
    exchange.begin(scope_of("http", path, b"", player, method))
    try:
        return await asyncio.wait_for(exchange.answered, PATIENCE if server.process.alive else 0.1)
    except TimeoutError:
        raise NoAnswer from None


class Exchange:
    """One request and its answer: both ends."""

    def __init__(self, network: Network, server: Server, body: bytes) -> None:
        self._loop, self._server, self._process, self._body = network.loop, server, server.process, body
        self._up, self._down = (Stream(network, *ends) for ends in (
            (PROCESS.get(), server.process), (server.process, PROCESS.get())))
        self.answered: asyncio.Future[Answer] = network.loop.create_future()
        self._status, self._parts, self._is_read = 0, list[bytes](), False

    def begin(self, scope: dict[str, Any]) -> None:
        """Send the request."""
        self._up.send(self._take, scope)

    def _settle(self, answer: Answer) -> None:
        if not self.answered.done():
            self.answered.set_result(answer)

    # --- the server's ---------------------------------------------------------------------------------------------

    def _take(self, scope: dict[str, Any]) -> None:
        app = self._server.app
        if app is not None and self._server.process is self._process:
            self._loop.create_task(self._serve(app, scope))

    async def _serve(self, app: ASGIApp, scope: dict[str, Any]) -> None:
        await app(cast("Any", scope), cast("Any", self._receive), cast("Any", self._send))

    async def _receive(self) -> dict[str, Any]:
        if self._is_read:
            await asyncio.Event().wait()  # the client waits for the answer
        self._is_read = True
        return {"type": "http.request", "body": self._body, "more_body": False}

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
            return
        self._parts.append(message.get("body", b""))
        if not message.get("more_body"):
            self._down.send(self._settle, Answer(self._status, b"".join(self._parts)))
