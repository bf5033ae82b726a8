"""A server in this process, at rest: HTTP, store and tables, but no bots, and nothing compiled."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from jemaa.server import app
from jemaa.server.settings import Settings


@contextmanager
def inside(folder: Path, *, commands_a_second: int = 20, **more: Any) -> Iterator[TestClient[Any]]:
    """A client of such a server, with more settings."""
    settings = Settings(f"sqlite:///{folder}/tables.sqlite", workers=0, commands_a_second=commands_a_second, **more)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "PAGE_FIRST", 3600.0)
        with TestClient(app.create(settings), "http://127.0.0.1", raise_server_exceptions=False) as client:
            client.cookies.clear()
            yield client
