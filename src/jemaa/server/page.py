"""The page: the built files, and the one document that every address of ours shows."""

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

MISSING = b"The page is not built here. Build it by `make page`, then start the server again.\n"


def page_routes(folder: Path) -> list[ControllerRouterHandler]:
    """The routes of the page that lies in a folder."""
    document = folder / "index.html"
    content = document.read_bytes() if document.exists() else None

    @get(["/", "/t/{key:str}", "/watch", "/verify", "/rules/{name:str}"], media_type=MediaType.HTML,
         include_in_schema=False, sync_to_thread=False)
    def page() -> Response[bytes]:
        if content is None:
            return Response(MISSING, status_code=503, media_type=MediaType.TEXT)
        return Response(content, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})

    if content is None:
        return [page]
    return [page, create_static_files_router(path="/assets", directories=[folder / "assets"],
                                             include_in_schema=False)]
