"""Serves what the page needs to play without a server: the files of the distribution jemaa-offline, and its worker."""

import asyncio
import gzip
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from jemaa.server.http.asgi import AnyRequest
from jemaa.server.http.page import ALWAYS_ASK, FOREVER

OFFLINE_FILES = "/offline/{name:path}"
"""The route of these files."""
ENDING = ".gz"
KINDS = {".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}
"""The media types of files, by their endings; those of all others are `application/octet-stream`."""
CHECKOUT = Path(__file__).resolve().parents[4] / "offline" / "src" / "jemaa_offline" / "files"
MANIFEST = "manifest.json"


@lru_cache
def installed() -> Path | None:
    """The folder of the installed distribution's files; None if it is not installed."""
    spec = find_spec("jemaa_offline")
    return Path(spec.origin).parent / "files" if spec and spec.origin else None


def built() -> Path | None:
    """The folder of the files that `make offline` has built in this checkout; None if it has not."""
    return CHECKOUT if CHECKOUT.is_dir() else None


def offline_routes(folder: Path | None) -> list[ControllerRouterHandler]:
    """The route of the files in a folder, each of which is compressed there; it has none without a folder."""
    paths = folder.rglob(f"*{ENDING}") if folder else ()
    names = {path.relative_to(str(folder)).as_posix().removesuffix(ENDING): path for path in paths}

    @get(OFFLINE_FILES, include_in_schema=False)
    async def offline_file(request: AnyRequest, name: FromPath[Path]) -> Response[bytes]:
        """A file of those that playing without a server takes; raises `NotFoundException` for another name."""
        asked = name.as_posix().lstrip("/")
        if asked not in names:
            raise NotFoundException
        content = await asyncio.to_thread(names[asked].read_bytes)
        headers = {"Cache-Control": ALWAYS_ASK if asked == MANIFEST else FOREVER, "Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
        else:
            content = await asyncio.to_thread(gzip.decompress, content)
        kind = KINDS.get(Path(asked).suffix, "application/octet-stream")
        return Response(content, media_type=kind, headers=headers)

    return [offline_file]
