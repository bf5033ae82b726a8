"""Databases for the tests of store and server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import Cluster, new_database, postgresql


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with postgresql() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each test runs on both."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.sqlite"
    return new_database(request.getfixturevalue("postgres"))
