"""Serves the page: its files, kept in memory and compressed once, and its document for all addresses."""

import gzip
import mimetypes
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from types import MappingProxyType

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from jemaa.server.http.asgi import AnyRequest, accepts_gzip
from jemaa.server.http.security import FRAMED, RUNS_WASM

MISSING = b"The page is not built here. Build it by `make page`, then start the server again.\n"
FOREVER = "public, max-age=31536000, immutable"
"""The header `Cache-Control` for files whose names change with their content; for all others, `ALWAYS_ASK`."""
ALWAYS_ASK = "no-cache"
PACKED = {".html", ".js", ".css", ".svg", ".json", ".ftl", ".webmanifest", ".map", ".txt"}
DOCUMENT = "index.html"
TABLE = "/t/{key:str}"
"""The address of a table, whose document also says what a preview of the link shows."""
SCREENS = ["/", "/watch", "/offline", "/verify", "/verify/{key:str}", "/fairness", "/analyse", "/analyse/{key:str}",
           "/puzzles", "/puzzles/{game:str}", "/puzzles/{game:str}/{name:str}", "/rules/{game:str}"]
"""Addresses that the document finds its way by (web/src/lib/route.svelte.ts)."""
EMBED = "/embed/{key:str}"
"""The address of a table's board alone, which other sites may show in a frame."""
CUT_OFF = "/t"
"""A table's address that has lost its key."""
WORKERS = frozenset({"offline.js", "engine.js"})
"""The scripts of the workers that run WebAssembly: Python, and the engine of the analysis board."""
FILES = "/{name:path}"
"""The route of the page's files."""
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


@dataclass(frozen=True)
class File:
    """A file of the page, ready to be sent."""

    content: bytes
    packs: bool
    """Whether it is compressed for those who take that."""
    kind: str
    """The media type."""
    cache: str
    """The header `Cache-Control`."""

    @cached_property
    def packed(self) -> bytes:
        """The content by gzip, made when it is first asked for: to make all of them would delay the server's start."""
        return gzip.compress(self.content, mtime=0)


def read_page(folder: Path) -> dict[str, File]:
    """All files of a folder and those inside it, by their path in it, read now; {} if it has no `DOCUMENT`."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()] if (folder / DOCUMENT).exists() else []
    return {path.relative_to(folder).as_posix(): _file(path, folder) for path in files}


def _file(path: Path, folder: Path) -> File:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    cache = FOREVER if path.parent == folder / "assets" else ALWAYS_ASK
    return File(path.read_bytes(), path.suffix in PACKED, kind, cache)


Describe = Callable[[AnyRequest, str], Awaitable[str]]
"""(request, key of a table) -> tags for the head of the document, as escaped HTML; "" for none."""


async def no_tags(_request: AnyRequest, _key: str) -> str:
    """No tags, whatever the table."""
    return ""


def page_routes(folder: Path, describe: Describe = no_tags) -> list[ControllerRouterHandler]:
    """The routes that serve the page in a folder, which is read now and not again.

    `describe` gives the tags of a table's document. Where the page isn't built, documents are answered by status 503.
    """
    files = read_page(folder)

    @get(SCREENS, include_in_schema=False, sync_to_thread=False)
    def document(request: AnyRequest) -> Response[bytes]:
        """The page's document, which shows the screen that belongs to the address."""
        return _document(request, files)

    @get(TABLE, include_in_schema=False)
    async def table_document(request: AnyRequest, key: FromPath[str]) -> Response[bytes]:
        """The page's document, with what a preview of a link to this table shows."""
        return _document(request, files, await describe(request, key) if files else "")

    @get(EMBED, include_in_schema=False, sync_to_thread=False)
    def embed_document(request: AnyRequest, key: FromPath[str]) -> Response[bytes]:  # noqa: ARG001  # the page reads it
        """The page's document with a policy that lets other sites frame it; it shows the board and nothing else."""
        return _document(request, files, more={"Content-Security-Policy": FRAMED})

    @get(CUT_OFF, include_in_schema=False, sync_to_thread=False)
    def cut_off(request: AnyRequest) -> Response[bytes]:
        """The page's document with status 404: a table's address that has lost its key."""
        return nothing(request)

    def nothing(request: AnyRequest) -> Response[bytes]:
        if files and "text/html" in request.headers.get("accept", ""):
            return _send(request, files[DOCUMENT], status=404)
        raise NotFoundException

    @get(FILES, include_in_schema=False, sync_to_thread=False)
    def file(request: AnyRequest, name: FromPath[Path]) -> Response[bytes]:
        """A file of the page; where there is none, the document with status 404 for those who ask for HTML.

        Raises `NotFoundException` for all others.
        """
        asked = name.as_posix().lstrip("/")
        file = files.get(asked)
        more = {"Content-Security-Policy": RUNS_WASM} if asked in WORKERS else {}
        return nothing(request) if file is None else _send(request, file, more)

    return [document, table_document, embed_document, cut_off, file]


def _document(request: AnyRequest, files: Mapping[str, File], tags: str = "",
              more: Mapping[str, str] = MappingProxyType({})) -> Response[bytes]:
    """The page's document with these tags in its head and these headers; status 503 where the page isn't built."""
    if not files:
        return Response(MISSING, status_code=503, media_type=MediaType.TEXT)
    return _send(request, _with_tags(files[DOCUMENT], tags), more)


def _with_tags(document: File, tags: str) -> File:
    """The document with these tags at the end of its head; it is packed again for each request."""
    if not tags:
        return document
    content = document.content.replace(b"</head>", f"{tags}</head>".encode(), 1)
    return replace(document, content=content)


def _send(
    request: AnyRequest, file: File, more: Mapping[str, str] = MappingProxyType({}), status: int = 200
) -> Response[bytes]:
    headers = {"Cache-Control": file.cache, "Vary": "Accept-Encoding", **more}
    content = file.content
    if file.packs and accepts_gzip(request):
        content, headers["Content-Encoding"] = file.packed, "gzip"
    return Response(content, media_type=file.kind, headers=headers, status_code=status)
