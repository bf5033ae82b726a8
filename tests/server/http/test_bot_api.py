"""The bot API: tokens with scopes, streams, and the reference bot against a real server."""

import asyncio
import http.client
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jemaa.table import wire
from tests.server.running import ENTROPY, Browser, Player, Server, serving

BOT = Path(__file__).resolve().parents[3] / "examples" / "bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("bots")) as found:
        yield found


def token(me: Browser, *scopes: str) -> str:
    status, answer, _ = me.ask("POST", "/api/tokens", {"scopes": scopes})
    assert status == 201, answer
    return str(answer["token"])


def bearing(server: Server, secret: str) -> Browser:
    return Browser(server, Authorization=f"Bearer {secret}")


def test_the_reference_bot_is_short_and_plays_a_whole_game(server: Server) -> None:
    lines = [line for line in BOT.read_text().splitlines() if line.strip()]
    assert len(lines) < 50
    me = Browser(server)
    table = me.open("morocco", [None, "random"])
    words = [sys.executable, str(BOT), f"http://127.0.0.1:{server.port}", table["invite"], token(me, "play"), "A"]
    done = subprocess.run(words, check=False, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout[:14]) == (0, "The ranking is"), done.stderr


def test_a_stream_begins_with_the_whole_and_goes_on_with_changes(server: Server) -> None:
    me = Browser(server)
    table = me.open("marrakech", [None, "random"], options={"first_player": "A"})
    bot = bearing(server, token(me, "play"))
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.request("GET", f"/api/tables/{table['invite']}/stream?version=0", headers=bot.headers)
    answer = connection.getresponse()
    assert answer.getheader("content-type") == "application/x-ndjson"
    first = moment_of(answer)
    assert first["table"]["status"] == "waiting"
    bot.command(table["invite"], wire.Sit("sit-00001", "A", "Bot", ENTROPY))
    seen = first["version"]
    while not (later := moment_of(answer))["legal"]:
        assert later["since"] == seen
        seen = later["version"]
    connection.close()


def moment_of(answer: http.client.HTTPResponse) -> dict[str, Any]:
    while (line := answer.readline()) == b"\n":  # that the line is still there
        pass
    found: dict[str, Any] = json.loads(line)
    return found


def test_a_token_to_watch_acts_for_nobody(server: Server) -> None:
    me = Browser(server)
    table = me.open("marrakech", [None, "random"])
    watching = bearing(server, token(me, "watch"))
    assert watching.ask("GET", f"/api/tables/{table['invite']}")[0] == 200
    assert watching.command(table["invite"], wire.Sit("sit-00001", "A", "Bot", ENTROPY))[0] == 403
    for method, path, body in [("POST", "/api/tables", {"game": "marrakech", "seats": [None, None]}),
                               ("POST", "/api/tokens", {"scopes": ["play"]}), ("DELETE", "/api/tokens", None),
                               ("DELETE", f"/api/tables/{table['invite']}", None)]:
        status, answer, _ = watching.ask(method, path, body)
        assert (status, answer["code"]) == (403, "forbidden")


def test_a_dropped_or_invented_token_opens_nothing(server: Server) -> None:
    me = Browser(server)
    secret = token(me, "play", "watch")
    bot = bearing(server, secret)
    assert bot.ask("GET", "/api/lobby")[0] == 200
    assert me.ask("DELETE", "/api/tokens")[0] == 204
    assert bot.ask("GET", "/api/lobby")[0] == 403
    assert bearing(server, "x" * 32).ask("GET", "/api/lobby")[0] == 403

    async def look() -> None:
        table = me.open("marrakech", [None, "random"])
        async with bot.socket(table["invite"]) as socket:
            assert (await Player(socket).read())["code"] == "forbidden"
    asyncio.run(look())


def test_tokens_are_kept_as_digests_only(server: Server) -> None:
    secret = token(Browser(server), "play")
    for file in server.folder.glob("tables.sqlite*"):
        assert secret.encode() not in file.read_bytes()
