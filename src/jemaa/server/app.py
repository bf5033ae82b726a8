"""The application: every part, wired. `create(settings)` is what uvicorn runs."""

import asyncio
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from litestar import Litestar, Response, Router
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import ASGIApp, Scope

import jemaa
from jemaa import bots
from jemaa.server.cluster.cluster import Cluster
from jemaa.server.cluster.membership import Membership, new_name
from jemaa.server.cluster.peers import Peers, address_of, listening
from jemaa.server.gc_tuning import tune_gc
from jemaa.server.http.access import DEPENDENCIES
from jemaa.server.http.analysis_routes import ANALYSIS_ROUTES
from jemaa.server.http.asgi import AnyRequest
from jemaa.server.http.code_routes import CODE_ROUTES
from jemaa.server.http.direct_sockets import DirectSockets
from jemaa.server.http.fairness_routes import FAIRNESS_ROUTES
from jemaa.server.http.health import HEALTH, Readiness
from jemaa.server.http.lesson_routes import LESSON_ROUTES
from jemaa.server.http.limits import Limits
from jemaa.server.http.my_tables_routes import MY_TABLES_ROUTES
from jemaa.server.http.offline_files import offered, offline_routes
from jemaa.server.http.page import page_routes
from jemaa.server.http.players import Players
from jemaa.server.http.preview_routes import PREVIEW_ROUTES, describe
from jemaa.server.http.puzzle_routes import PUZZLE_ROUTES
from jemaa.server.http.relay import Relay
from jemaa.server.http.relayed import MISDIRECTED, Answering
from jemaa.server.http.review_routes import REVIEW_ROUTES
from jemaa.server.http.route_groups import READING
from jemaa.server.http.security import Guard
from jemaa.server.http.socket_admission import SocketAdmission
from jemaa.server.http.sockets import refused, table_socket
from jemaa.server.http.table_routes import STATUS, TABLE_ROUTES
from jemaa.server.http.turn_routes import TURN_ROUTES
from jemaa.server.live.host import Host
from jemaa.server.live.ownership import Moved, Ownership, Sole
from jemaa.server.live.scheduler import RETRY
from jemaa.server.live.warmup import in_background, warm
from jemaa.server.live.workers import Workers
from jemaa.server.logs import failed
from jemaa.server.previews.pictures import Pictures
from jemaa.server.reviews.analyser import Analyser
from jemaa.server.reviews.reviews import Reviews
from jemaa.server.settings import Settings
from jemaa.server.store.database import FAILURES, connect
from jemaa.server.store.leases import Leases, Process
from jemaa.server.store.store import Store
from jemaa.server.store.store_failures import store_failure
from jemaa.server.turns.messages import Keys
from jemaa.server.turns.notifier import Notifier
from jemaa.service.replaying import TOO_DEEP
from jemaa.table.errors import Refusal
from jemaa.table.opening import House
from jemaa.table.wire.messages import Refused

LONGEST_BODY = 64 * 1024
PAGE_FIRST = 0.2
"""Seconds after the start during which only requests are answered, so that the page comes quickly; bots are started
and rules loaded after that."""
LOOK = 1.0
"""Seconds between two looks for tables at which something happens by itself, and for those that nobody needs in memory.
"""


def create(settings: Settings) -> ASGIApp:
    """The application with these settings; every request passes the guard (`http/security.py`) first.

    Where there may be several processes, each request is led to the one that owns its table.
    """
    return guarded(routes(settings), settings)


def guarded(app: Litestar, settings: Settings) -> ASGIApp:
    """The middleware of a process around its routes."""
    admitted: ASGIApp = SocketAdmission(DirectSockets(app))
    led = Relay(admitted, lambda: app.state.cluster) if settings.shared else admitted
    return Guard(Players(led, settings.secure), settings)


def routes(settings: Settings) -> Litestar:
    """The application with all routes, and the tasks that run beside them.

    Without the middleware that `create` adds: nothing checks hosts and origins, and nobody is known by a cookie.
    """
    return Litestar(
        [*TABLE_ROUTES, *MY_TABLES_ROUTES, *CODE_ROUTES, *REVIEW_ROUTES, *TURN_ROUTES, *FAIRNESS_ROUTES,
         *PREVIEW_ROUTES, *LESSON_ROUTES, *ANALYSIS_ROUTES, *PUZZLE_ROUTES, table_socket, *HEALTH,
         *offline_routes(offered() if settings.offline else None), *page_routes(settings.page, describe)],
        dependencies=DEPENDENCIES,
        lifespan=[partial(running, settings)],
        exception_handlers={Refusal: _refusal, HTTPException: _http, RecursionError: _too_deep, Moved: _misdirected,
                            UnicodeDecodeError: _not_unicode,
                            **dict.fromkeys(FAILURES, _store_fails)},
        after_exception=[_log],
        openapi_config=OpenAPIConfig("Jemaa", jemaa.__version__, openapi_router=Router(
            "/api/schema", route_handlers=[], guards=READING, include_in_schema=False)),
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
    )


@asynccontextmanager
async def running(settings: Settings, app: Litestar) -> AsyncIterator[None]:
    """A context from the server's start to its end, in which the store, the bots and the tables are open.

    It puts them into `app.state`, and starts the background task that sends messages of turns. The processes of the
    bots start a little later (`PAGE_FIRST`).
    """
    workers = Workers(settings.workers)
    store = await Store.open(settings.database)
    house = House(tuple(bots.KINDS), settings.stand_in, bots.GENTLE)
    try:
        async with hosting(settings, app, partial(Host, store, workers=workers, house=house)) as host:
            await host.signing_keys.current()
            reviews = Reviews(store, host.pass_on, settings.review_seconds)
            app.state.host, app.state.limits, app.state.reviews = host, Limits(settings), reviews
            keys = app.state.push_keys = Keys(host.subscriptions, settings.contact)
            app.state.settings, app.state.pictures = settings, Pictures()
            app.state.readiness, analyser = Readiness(store), Analyser()
            app.state.analyser = analyser
            housekeeping = asyncio.create_task(_keep_house(host, workers))
            try:
                async with Notifier(host, keys, private=settings.private_addresses).running():
                    yield
            finally:
                housekeeping.cancel()
                await reviews.close()
                await analyser.close()
    finally:
        await store.close()
        workers.close()


@asynccontextmanager
async def hosting(settings: Settings, app: Litestar, make: Callable[[Ownership], Host]) -> AsyncIterator[Host]:
    """A context in which this process has tables: all, or, as one of several, those that it owns.

    `make` makes the host. At the end, the tables are handed over to other processes, if there are any.
    """
    if not settings.shared:
        host = make(Sole())
        try:
            yield host
        finally:
            await host.close()
        return
    engine = connect(settings.database)  # of its own, so that no other work makes this process late
    bound = listening(settings.internal)
    try:
        async with sharing(Leases(engine, Process(new_name(), address_of(bound))), bound, app, make) as host:
            yield host
    finally:
        await engine.dispose()


@asynccontextmanager
async def sharing(leases: Leases, bound: socket.socket, app: Litestar,
                  make: Callable[[Ownership], Host]) -> AsyncIterator[Host]:
    """A context in which this process is one of several; others reach it at a socket that listens."""
    membership = Membership(leases)
    host = make(membership)
    answering = Answering(SocketAdmission(DirectSockets(app)), membership.sure)
    secret = await host.subscriptions.key("cluster", partial(secrets.token_hex, 32))
    peers = Peers(secret.encode(), membership.process, answering.accept)
    cluster = app.state.cluster = Cluster(host, membership, peers)
    try:
        await cluster.join(bound)
        yield host
    finally:
        await cluster.hand_over()
        await answering.close()
        await host.close()
        await cluster.close()


async def _keep_house(host: Host, workers: Workers) -> None:
    """After `PAGE_FIRST` seconds, start bots, load rules and resume games; then look after tables."""
    await asyncio.sleep(PAGE_FIRST)
    workers.start()
    await in_background(warm)
    resumed = await host.resume()
    tune_gc()
    await keep_tables(host, resumed)


async def keep_tables(host: Host, resumed: bool) -> None:
    """Look after tables, again and again; `resumed` says that `Host.resume` has succeeded.

    Where the store fails, this is tried again every `RETRY` seconds.
    """
    while True:
        resumed = resumed or await host.resume()
        works = await host.wake() and resumed
        host.registry.sweep()
        await asyncio.sleep(LOOK if works else RETRY)


def _refusal(_request: AnyRequest, refusal: Refusal) -> Response[Refused]:
    return Response(refused(refusal, None), status_code=STATUS.get(refusal.code, 400))


def _store_fails(_request: AnyRequest, error: Exception) -> Response[Refused]:
    """The answer where the database doesn't do what it should."""
    refusal = Refusal(store_failure(error))
    return Response(refused(refusal, None), status_code=STATUS[refusal.code])


def _misdirected(_request: AnyRequest, _moved: Moved) -> Response[None]:
    """The answer where this process does not own the table, or not yet; on its status the relay asks who does.

    It then sends the request there. The body says nothing.
    """
    return Response(None, status_code=MISDIRECTED)


def _http(_request: AnyRequest, error: HTTPException) -> Response[Refused]:
    """The answer to a request that Litestar rejects."""
    reason = "; ".join([error.detail, *_reasons(error)])
    return Response(Refused(None, "malformed", args={"reason": reason}), status_code=error.status_code)


def _too_deep(_request: AnyRequest, _error: RecursionError) -> Response[Refused]:
    """The answer to a request whose JSON is nested too deeply."""
    return Response(Refused(None, "malformed", args={"reason": TOO_DEEP}), status_code=400)


def _not_unicode(_request: AnyRequest, error: UnicodeDecodeError) -> Response[Refused]:
    """The answer to a request whose JSON is not UTF-8, such as one with lone surrogates."""
    return Response(Refused(None, "malformed", args={"reason": f"not UTF-8: {error.reason}"}), status_code=400)


async def _log(error: Exception, scope: Scope) -> None:
    """Log an error, unless it is a refusal, JSON that can't be read, an HTTP error below 500, or `Moved`."""
    expected = (isinstance(error, Refusal | RecursionError | UnicodeDecodeError | Moved)
                or (isinstance(error, HTTPException) and error.status_code < HTTP_500_INTERNAL_SERVER_ERROR))
    if not expected:
        failed("request_failed", error, path=scope["path"])


def _reasons(error: HTTPException) -> list[str]:
    """What Litestar says of each wrong part of a request."""
    parts = error.extra if isinstance(error.extra, list) else []
    return [str(part.get("message")) for part in parts if isinstance(part, dict)]
