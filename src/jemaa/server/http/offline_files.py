"""Serves what the page needs to play without a server: the files of the distribution jemaa-offline, and its worker."""

import asyncio
import gzip
from functools import lru_cache
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

import jemaa
from jemaa.server.http.asgi import AnyRequest, accepts_gzip
from jemaa.server.http.page import ALWAYS_ASK, FOREVER
from jemaa.server.logs import log

DISTRIBUTION = "jemaa-offline"
OFFLINE_FILES = "/offline/{name:path}"
"""The route of these files."""
ENDING = ".gz"
KINDS = {".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}
"""The media types of files, by their endings; those of all others are `application/octet-stream`."""
CHECKOUT = Path(__file__).resolve().parents[4] / "offline" / "src" / "jemaa_offline" / "files"
MANIFEST = "manifest.json"


@lru_cache
def offered() -> Path | None:
    """The folder of the files: the installed distribution's, or those that `make offline` has built in this checkout.

    None where there are none, and where the distribution is of another version: the page's worker and its files know
    each other well.
    """
    return next((each for each in (*installed(), CHECKOUT) if (each / f"{MANIFEST}{ENDING}").is_file()), None)


def installed() -> list[Path]:
    """The folder of the installed distribution's files, if it is of this version."""
    try:
        there = version(DISTRIBUTION)
    except PackageNotFoundError:
        return []
    if there != jemaa.__version__:
        log.warning("offline_files_of_another_version", there=there, wanted=jemaa.__version__,
                    remedy="pip install 'jemaa[offline]'")
        return []
    return [Path(str(files("jemaa_offline"))) / "files"]


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
        if accepts_gzip(request):
            headers["Content-Encoding"] = "gzip"
        else:
            content = await asyncio.to_thread(gzip.decompress, content)
        kind = KINDS.get(Path(asked).suffix, "application/octet-stream")
        return Response(content, media_type=kind, headers=headers)

    return [offline_file]
