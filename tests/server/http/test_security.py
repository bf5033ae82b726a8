"""What strangers' pages, wrong hosts and too much of everything get; and what every answer carries."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import InvalidStatus

from jemaa.server.http.limits import Limits
from jemaa.server.http.security import Guard
from jemaa.server.live.registry import Registry
from jemaa.server.logs import redact
from jemaa.server.settings import Settings
from jemaa.table import wire
from jemaa.table.errors import Refusal
from jemaa.table.opening import new_key
from tests.server.resting import inside
from tests.server.running import ENTROPY, Browser, Player, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("guarded")) as found:
        yield found


TABLE = {"game": "marrakech", "seats": [None, "random"]}


def test_every_answer_has_the_headers_and_no_inline_script_may_run(server: Server) -> None:
    for path in ("/", "/api/lobby", "/healthz", "/nothing", "/t/AAAAAAAAAAAAAAAAAAAAAA"):
        _, _, headers = Browser(server).ask("GET", path)
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self';")
        assert "unsafe" not in policy
        assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "no-referrer")
        assert "server" not in headers


def test_the_cookie_is_for_this_server_and_no_script(server: Server) -> None:
    _, _, headers = Browser(server).ask("GET", "/api/lobby")
    parts = [part.strip() for part in headers["set-cookie"].split(";")]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(parts)
    assert len(parts[0].partition("=")[2]) == 32


@pytest.mark.parametrize("headers", [
    {"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"},
    {"Origin": "null"}, {"Host": "evil.example"},
])
def test_other_pages_and_hosts_can_change_nothing(server: Server, headers: dict[str, str]) -> None:
    status, answer, _ = Browser(server).ask("POST", "/api/tables", TABLE, **headers)
    assert (status, answer["code"]) == (403, "forbidden")


def test_whoever_comes_by_an_unknown_name_reads_what_to_do(server: Server) -> None:
    status, answer, _ = Browser(server).ask("GET", "/", None, Host="play.example.org")
    assert (status, "--name" in answer["args"]["reason"]) == (403, True)
    _, answer, _ = Browser(server).ask("POST", "/api/tables", TABLE, Origin="https://play.example.org")
    assert "docs/guide/server.md" in answer["args"]["reason"]


class Let(Exception):
    """The guard has let a request in."""


async def let(*_: object) -> None:
    raise Let


def passes(settings: Settings, host: str, method: str = "GET", **headers: str) -> bool:
    """Whether the guard lets a request in."""
    async def nothing(*_: object) -> Any:
        pass
    pairs = {"host": host, **{name.replace("_", "-"): value for name, value in headers.items()}}
    scope: Any = {"type": "http", "method": method,
                  "headers": [(name.encode(), value.encode()) for name, value in pairs.items()]}
    try:
        asyncio.run(Guard(let, settings)(scope, nothing, nothing))
    except Let:
        return True
    return False


def test_names_are_the_same_in_capitals() -> None:
    settings = Settings("sqlite:///x", ("Laptop.local",), origins=("https://Play.Example.org",))
    assert passes(settings, "laptop.local:8321")
    assert passes(settings, "LAPTOP.local", "POST", origin="http://laptop.local")
    assert passes(settings, "laptop.local", "POST", origin="https://play.example.org")
    assert not passes(settings, "desktop.local")


@pytest.mark.parametrize("host", ["192.168.1.5:8321", "192.168.1.5", "[fe80::1]:8321", "[::1]"])
def test_where_all_of_the_network_may_come_any_address_is_right_and_no_other_name(host: str) -> None:
    everywhere = Settings("sqlite:///x", ("laptop",), any_address=True)
    assert passes(everywhere, host, "POST", origin=f"http://{host}")
    assert not passes(everywhere, "evil.example:8321")
    assert not passes(Settings("sqlite:///x", ("laptop",)), host)


def test_who_comes_without_a_cookie_again_and_again_is_counted_by_address(tmp_path: Path) -> None:
    with inside(tmp_path, commands_a_second=1) as client:
        codes = [client.post("/api/replay", headers={"Cookie": ""}).status_code for _ in range(11)]
        assert codes == [400] * 10 + [429]
        assert client.post("/api/replay", headers={"Cookie": f"jemaa={'x' * 32}"}).status_code == 400


DEEP = "[" * 5_000 + "]" * 5_000


@pytest.mark.parametrize(("path", "body", "code"), [
    ("/api/tables", '{"game":"marrakech","seats":[null,null],"options":{"x":%s}}', "malformed"),
    ("/api/replay", '{"line":"header","options":{"x":%s}}\n', "bad-record"),
])
def test_what_is_nested_without_end_is_refused(tmp_path: Path, path: str, body: str, code: str) -> None:
    with inside(tmp_path) as client:
        answer = client.post(path, content=body % DEEP, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_what_nobody_expected_is_logged_and_no_secret_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = new_key()

    async def broken(*_: object) -> None:
        raise KeyError(secret)
    monkeypatch.setattr(Registry, "find", broken)
    with inside(tmp_path) as client, capture_logs([redact]) as logged:
        assert client.get(f"/api/tables/{secret}").status_code == 500
        assert client.get("/nothing").status_code == 404
    (event,) = [each for each in logged if each["log_level"] == "error"]
    assert (event["event"], event["reason"], event["path"]) == ("request_failed", "KeyError", "/api/tables/…")
    assert "in broken" in event["where"]
    assert secret not in str(event)


def test_our_own_page_can(server: Server) -> None:
    own = {"Origin": f"http://127.0.0.1:{server.port}", "Sec-Fetch-Site": "same-origin"}
    assert Browser(server).ask("POST", "/api/tables", TABLE, **own)[0] == 201


@pytest.mark.parametrize("headers", [{"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}])
def test_other_pages_get_no_socket(server: Server, headers: dict[str, str]) -> None:
    me = Browser(server)
    table = me.open("marrakech", [None, "random"])

    async def look() -> None:
        with pytest.raises(InvalidStatus):
            async with me.socket(table["invite"], None, **headers):
                pass
    asyncio.run(look())


def test_what_is_too_long_is_not_read(server: Server) -> None:
    me = Browser(server)
    assert me.ask("POST", "/api/tables", b'"' + b"x" * 70_000 + b'"')[0] == 413
    table = me.open("marrakech", [None, "random"])

    async def send() -> None:
        async with me.socket(table["invite"]) as socket:
            await socket.send("x" * 9_000)
            await socket.wait_closed()
            assert socket.close_code == 1009
    asyncio.run(send())


def test_who_asks_too_much_is_told_so_and_others_are_not() -> None:
    limits = Limits(Settings("sqlite:///x", commands_a_second=2, tables_a_minute=3))
    for _ in range(20):
        limits.command("ann", "::1")
    with pytest.raises(Refusal, match="too-many-requests"):
        limits.command("ann", "::1")
    limits.command("ben", "::1")
    for _ in range(3):
        limits.table("ann", "::1")
    with pytest.raises(Refusal, match="too-many-requests"):
        limits.table("ann", "::1")
    limits.table("ben", "::1")


def test_a_school_class_behind_one_address_plays() -> None:
    limits = Limits(Settings("sqlite:///x"))
    for child in range(40):
        limits.table(f"child {child}", "192.0.2.7")
        limits.table(f"child {child}", "192.0.2.7")
        for _ in range(3):
            limits.code(f"child {child}", "192.0.2.7")
        for _ in range(50):
            limits.command(f"child {child}", "192.0.2.7")


@pytest.mark.parametrize("kind", ["command", "table", "code"])
def test_new_cookies_give_an_address_no_more(kind: str) -> None:
    limits = Limits(Settings("sqlite:///x"))
    count = getattr(limits, kind)

    def flood() -> None:
        for cookie in range(4000):
            count(f"cookie {cookie}", f"2001:db8::{cookie:x}")
    with pytest.raises(Refusal, match="too-many-requests"):
        flood()
    count("another", "2001:db8:0:1::1")


def test_an_address_has_so_many_sockets_and_no_more() -> None:
    limits = Limits(Settings("sqlite:///x", sockets_an_address=2))
    for address in ("192.0.2.7", "::ffff:192.0.2.7", "192.0.2.8", "unknown"):
        limits.count_socket(address)
    with pytest.raises(Refusal, match="too-many-requests"):
        limits.count_socket("192.0.2.7")
    limits.forget_socket("192.0.2.7")
    limits.count_socket("192.0.2.7")
    with pytest.raises(Refusal, match="too-many-requests"):
        limits.count_socket("192.0.2.7")


def test_a_capability_never_stands_in_logs_or_metrics(server: Server) -> None:
    me = Browser(server)
    table = me.open("marrakech", [None, "random"])
    me.ask("GET", f"/t/{table['invite']}")
    me.ask("GET", f"/api/tables/{table['invite']}")
    me.ask("GET", f"/api/tables/{table['invite']}/nothing")

    async def play() -> None:
        async with me.socket(table["invite"]) as socket:
            player = Player(socket)
            await player.sit("A")
            await socket.send("nonsense")
            await player.until("refused")
    asyncio.run(play())
    _, metrics, headers = me.ask("GET", "/metrics")
    assert headers["content-type"].count("charset") == 1
    assert headers["content-type"].startswith("text/plain; version=")
    assert 'jemaa_commands_total{outcome="malformed"} 1.0' in metrics
    assert "table_opened" in server.logged
    for secret in (*table.values(), me.headers["Cookie"].partition("=")[2]):
        assert secret not in server.logged + metrics


def test_health(server: Server) -> None:
    me = Browser(server)
    assert me.ask("GET", "/healthz")[:2] == (200, "ok")
    assert me.ask("GET", "/readyz")[:2] == (200, "ok")


def test_a_stranger_with_the_link_to_watch_learns_no_more_than_everybody(server: Server) -> None:
    me, stranger = Browser(server), Browser(server)
    me.ask("GET", "/api/lobby")
    table = me.open("morocco", [None, "random"])
    me.command(table["invite"], wire.Sit("sit-00001", "A", "Ann", ENTROPY))
    _, seen, _ = stranger.ask("GET", f"/api/tables/{table['watch']}?version=0")
    text = str(seen)
    assert table["invite"] not in text
    assert ENTROPY not in text
    assert all(seat["holdings"]["juice"] in (None, []) for seat in seen["view"]["seats"])
