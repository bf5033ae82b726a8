"""What strangers' pages, wrong hosts and too much of everything get; and what every answer carries."""

import asyncio
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from jemaa.server.limits import Limits
from jemaa.server.settings import Settings
from jemaa.table import wire
from jemaa.table.errors import Refusal
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
        limits.command("ann")
    with pytest.raises(Refusal, match="too-many-requests"):
        limits.command("ann")
    limits.command("ben")
    for _ in range(3):
        limits.table("::1")
    with pytest.raises(Refusal, match="too-many-requests"):
        limits.table("::1")


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
    _, metrics, _ = me.ask("GET", "/metrics")
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
    assert all(seat["juice"] in (None, []) for seat in seen["view"]["seats"])
