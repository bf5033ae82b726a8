"""Every route has a limit, or a line that says why it needs none; and the guards do what they declare."""

import re
from pathlib import Path

import pytest
from litestar import Litestar, get

from jemaa.server.app import routes
from jemaa.server.http.limits import Limits
from jemaa.server.http.route_groups import (
    ACTING,
    CREATING,
    EXEMPT,
    GUESSING,
    READING,
    RateLimit,
    RequireScope,
    declared,
)
from jemaa.server.settings import Settings
from jemaa.table.errors import Refusal
from tests.server.resting import inside


@pytest.fixture(scope="module")
def app() -> Litestar:
    return routes(Settings("sqlite://"))


def without_a_limit(app: Litestar) -> set[str]:
    return {route.path for route in declared(app) if not route.rates}


def test_every_route_has_a_limit_or_a_reason_for_none(app: Litestar) -> None:
    assert without_a_limit(app) - set(EXEMPT) == set(), "give it a group of guards, or a line in EXEMPT"
    assert set(EXEMPT) - without_a_limit(app) == set(), "these lines of EXEMPT exempt nothing"
    assert all(len(reason) > 20 for reason in EXEMPT.values())


def test_a_new_route_without_a_limit_is_found() -> None:
    @get("/api/new", sync_to_thread=False)
    def new() -> None:
        """A route that somebody forgot to limit."""
    assert without_a_limit(Litestar([new], openapi_config=None)) == {"/api/new"}


@pytest.mark.parametrize("in_thread", [False, True])
def test_a_route_is_described_by_its_own_docstring(in_thread: bool) -> None:
    @get("/api/new", sync_to_thread=in_thread)
    def new() -> None:
        """What this route is for.

        And more."""
    assert [route.what for route in declared(Litestar([new], openapi_config=None))] == ["What this route is for."]


def test_no_route_is_counted_twice(app: Litestar) -> None:
    assert [route for route in declared(app) if len(route.rates) > 1] == []


def test_what_changes_something_needs_the_scope_to_play(app: Litestar) -> None:
    changing = {(route.method, route.path) for route in declared(app)
                if route.method not in {"GET", "WS"} and route.scope != "play"}
    reading = {"/api/replay", "/api/analysis/open", "/api/analysis/position", "/api/analysis/search",
               "/api/analysis/set-up", "/api/analysis/plan", "/api/analysis/weights", "/api/analysis/trees"}
    assert changing == {("POST", path) for path in reading}, "which only read what is sent"


def test_the_groups_are_a_scope_and_a_limit() -> None:
    assert (RateLimit("commands"),) == READING
    assert (RequireScope("play"), RateLimit("commands")) == ACTING
    assert (RequireScope("play"), RateLimit("tables")) == CREATING
    assert (RateLimit("codes"),) == GUESSING


@pytest.mark.parametrize(("rate", "method", "least"), [
    ("commands", "command", 4), ("tables", "table", 4), ("codes", "code", 1)])
def test_who_asks_too_often_is_refused_by_each_route_with_that_limit(
        tmp_path: Path, app: Litestar, monkeypatch: pytest.MonkeyPatch, rate: str, method: str,
        least: int) -> None:
    def refuse(*_: object) -> None:
        raise Refusal("too-many-requests")
    monkeypatch.setattr(Limits, method, refuse)
    limited = [route for route in declared(app) if rate in route.rates]
    with inside(tmp_path) as client:
        codes = {(route.method, route.path): client.request(route.method, re.sub(r"{.*?}", "1", route.path)).status_code
                 for route in limited}
    assert len(codes) >= least
    assert set(codes.values()) == {429}, codes


def test_a_token_to_watch_is_refused_by_each_route_that_needs_the_scope_to_play(tmp_path: Path, app: Litestar) -> None:
    with inside(tmp_path) as client:
        token = client.post("/api/tokens", json={"scopes": ["watch"]}).json()["token"]
        bearer = {"Authorization": f"Bearer {token}"}
        codes = {(route.method, route.path): client.request(
            route.method, re.sub(r"{.*?}", "1", route.path), headers=bearer).status_code
            for route in declared(app) if route.scope == "play"}
    assert len(codes) > 5
    assert set(codes.values()) == {403}, codes
