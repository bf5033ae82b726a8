"""Databases for the tests of store and server."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.server.databases import Cluster, drop, new_database, postgresql
from tests.server.store.contract import SIMULATED


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with postgresql() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql", SIMULATED])
def any_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each test runs on both, and on the simulated database."""
    return SIMULATED if request.param == SIMULATED else _url(request, tmp_path)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each test runs on both."""
    return _url(request, tmp_path)


def _url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.sqlite"
    server = request.getfixturevalue("postgres")
    url = new_database(server)
    request.addfinalizer(partial(drop, server, url))
    return url
