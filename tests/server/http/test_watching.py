"""Watch links that are switched off, and boards in frames of other sites."""

from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from tests.server.http.test_codes import SIT, opened
from tests.server.resting import inside


def switch(client: TestClient[Any], key: str, allowed: bool) -> None:
    command = {"command": "allowwatching", "id": f"watching-{allowed}", "seat": "A", "allowed": allowed}
    assert client.post(f"/api/tables/{key}/commands", json=command).json()["message"] == "done"


def test_a_watch_link_that_is_switched_off_shows_nothing(tmp_path: Path) -> None:
    with inside(tmp_path) as client:
        keys = opened(client, None, None)
        assert client.post(f"/api/tables/{keys['invite']}/commands", json=SIT).json()["message"] == "done"
        switch(client, keys["invite"], False)
        assert client.get(f"/api/tables/{keys['watch']}").status_code == 200, "Ann has a seat there"
        client.cookies.clear()
        for path in ("", "/export", "/log?before=9", "/replay", "/picture.png", "/stream"):
            answer = client.get(f"/api/tables/{keys['watch']}{path}")
            assert (answer.status_code, answer.json()["code"]) == (403, "not-watchable"), path
        assert "og:title" not in client.get(f"/t/{keys['watch']}").text


def test_who_watches_is_turned_away_when_watching_is_switched_off(tmp_path: Path) -> None:
    with inside(tmp_path) as client:
        keys = opened(client, None, None)
        assert client.post(f"/api/tables/{keys['invite']}/commands", json=SIT).json()["message"] == "done"
        player = dict(client.cookies)
        client.cookies.clear()
        with client.websocket_connect(f"/api/tables/{keys['watch']}/socket") as socket:
            assert socket.receive_json()["message"] == "update"
            client.cookies.update(player)
            switch(client, keys["invite"], False)
            assert socket.receive_json()["code"] == "not-watchable"


def test_only_the_embedded_board_may_stand_in_a_frame(tmp_path: Path) -> None:
    with inside(tmp_path) as client:
        keys = opened(client, None, "random")
        embedded = client.get(f"/embed/{keys['watch']}").headers
        assert "frame-ancestors *;" in embedded["content-security-policy"]
        assert "x-frame-options" not in embedded
        for path in ("/", f"/t/{keys['watch']}", "/watch", "/nothing"):
            other = client.get(path).headers
            assert "frame-ancestors 'none'" in other["content-security-policy"]
            assert other["x-frame-options"] == "DENY"
