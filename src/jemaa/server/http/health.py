"""Routes for operators: whether the process runs, whether the database takes what is written, and counters."""

import asyncio

from litestar import MediaType, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from jemaa.server import clock
from jemaa.server.http.asgi import AnyRequest
from jemaa.server.logs import failed
from jemaa.server.metrics import REGISTRY, TABLES
from jemaa.server.store.database import FAILURES
from jemaa.server.store.store import Store
from jemaa.server.store.store_failures import StoreFailure, store_failure

PROBE_AGE = 1.0
"""Seconds for which the answer of a probe is given again, so that asking often writes no more often."""


@get("/healthz", include_in_schema=False, sync_to_thread=False)
def healthz() -> str:
    """Whether the process answers: always "ok"."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def readyz(request: AnyRequest) -> Response[str]:
    """Whether the database takes what is written: status 200, or 503 with a word for what is wrong."""
    readiness: Readiness = request.app.state.readiness
    failure = await readiness.ask()
    if failure is not None:
        return Response(failure, status_code=503, media_type=MediaType.TEXT)
    return Response("ok", media_type=MediaType.TEXT)


class Readiness:
    """Probes the store when asked, one probe at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._failure: StoreFailure | None = None
        self._until = 0.0

    async def ask(self) -> StoreFailure | None:
        """What is wrong with the store, by a probe not older than `PROBE_AGE`; None if nothing."""
        async with self._lock:
            if clock.monotonic() >= self._until:
                self._failure = await self._probe()
                self._until = clock.monotonic() + PROBE_AGE
            return self._failure

    async def _probe(self) -> StoreFailure | None:
        try:
            await self._store.probe(clock.now())
        except FAILURES as error:
            failed("not_ready", error, code=store_failure(error))
            return store_failure(error)
        return None


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    """Counters in the format of Prometheus."""
    TABLES.set(len(request.app.state.host.registry.tables))
    headers = {"content-type": CONTENT_TYPE_LATEST}  # as `media_type`, Litestar would add the charset again
    return Response(generate_latest(REGISTRY), headers=headers)


HEALTH = [healthz, readyz, metrics]
