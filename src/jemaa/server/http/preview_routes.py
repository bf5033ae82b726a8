"""The picture of a table, and what a link to it shows before anybody follows it."""

from litestar import Response, get

from jemaa.server.http.access import Seen, access
from jemaa.server.http.asgi import AnyRequest
from jemaa.server.http.route_groups import READING
from jemaa.server.previews.tags import preview_tags
from jemaa.table.errors import Refusal

FRESH = "private, max-age=60"
"""The header `Cache-Control` of a picture.

A preview's link names the table's version, so that no older picture is taken from a cache; the picture itself always
shows the newest position.
"""


@get("/api/tables/{key:str}/picture.png", media_type="image/png", guards=READING)
async def picture_table(request: AnyRequest, seen: Seen) -> Response[bytes]:
    """The position of a table as a picture, as a spectator sees it."""
    png: bytes = await request.app.state.pictures.picture(seen.live)
    return Response(png, media_type="image/png", headers={"Cache-Control": FRESH})


@get("/api/tables/{key:str}/picture.svg", media_type="image/svg+xml", guards=READING)
async def draw_table(seen: Seen) -> Response[str]:
    """The position of a table as a picture in SVG, as a spectator sees it; the page makes one of any size from it."""
    state = seen.live.table.state
    return Response(state.game.type.svg(state.row), media_type="image/svg+xml", headers={"Cache-Control": FRESH})


async def describe(request: AnyRequest, key: str) -> str:
    """The tags of the page of a table; "" where there is no such table, or where somebody asks too often.

    Counts as a command. Links in the tags name the host that the request names.
    """
    try:
        who = await access(request)
        who.limits.command(who.name, who.address)
        seen = await who.glimpse(key)
    except Refusal:
        return ""
    table = seen.table
    scheme = "https" if request.app.state.settings.secure else request.url.scheme
    site = f"{scheme}://{request.headers.get('host', '')}"
    return preview_tags(table, invited=seen.viewer.invited, page=f"{site}/t/{key}",
                        picture=f"{site}/api/tables/{key}/picture.png?version={table.version}")


PREVIEW_ROUTES = [picture_table, draw_table]
