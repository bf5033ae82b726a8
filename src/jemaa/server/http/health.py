"""Routes for operators: whether the process runs, whether the database answers, and counters."""

from litestar import MediaType, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from jemaa.server.http.asgi import AnyRequest
from jemaa.server.metrics import REGISTRY, TABLES


@get("/healthz", include_in_schema=False, sync_to_thread=False)
def healthz() -> str:
    """Whether the process answers."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def readyz(request: AnyRequest) -> Response[str]:
    """Whether the database answers: status 200 or 503."""
    try:
        await request.app.state.host.store.check()
    except Exception:  # noqa: BLE001  # whatever is wrong: not ready
        return Response("the database doesn't answer", status_code=503, media_type=MediaType.TEXT)
    return Response("ok", media_type=MediaType.TEXT)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    """Counters in the format of Prometheus."""
    TABLES.set(len(request.app.state.host.registry.tables))
    headers = {"content-type": CONTENT_TYPE_LATEST}  # as `media_type`, Litestar would add the charset again
    return Response(generate_latest(REGISTRY), headers=headers)


HEALTH = [healthz, readyz, metrics]
