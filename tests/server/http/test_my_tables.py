"""The route of a browser's tables: their present state, to whom, and what strangers learn."""

from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from tests.server.http.test_codes import SIT, opened
from tests.server.resting import inside

CLOCK = {"kind": "days", "amount": 2}


def asked(client: TestClient[Any], *keys: str) -> list[dict[str, Any]]:
    answer = client.post("/api/my-tables", json={"keys": keys})
    assert answer.status_code == 200, answer.text
    tables: list[dict[str, Any]] = answer.json()["tables"]
    return tables


def command(client: TestClient[Any], key: str, **what: Any) -> None:
    answer = client.post(f"/api/tables/{key}/commands", json={"id": f"{what['command']}-000001", **what})
    assert answer.json()["message"] == "done", answer.text


def test_each_table_is_as_it_stands_now_in_the_order_of_the_keys(tmp_path: Path) -> None:
    with inside(tmp_path) as client:
        waiting, playing = opened(client, None, None), opened(client, None, None)
        command(client, waiting["invite"], **SIT)
        for seat in "AB":
            command(client, playing["invite"], **{**SIT, "id": f"sit-00000{seat}", "seat": seat, "name": f"Ann {seat}"})
        one, other = asked(client, playing["invite"], waiting["invite"])
        assert [one["key"], other["key"]] == [playing["invite"], waiting["invite"]]
        assert (one["game"], one["status"], one["waits"], one["clocks"]) == ("marrakech", "playing", True, None)
        assert one["actor"] in "AB"
        assert (other["status"], other["waits"], other["actor"]) == ("waiting", False, None)
        assert [(seat["name"], seat["mine"]) for seat in other["seats"]] == [("Ann", True), ("", False)]
        command(client, playing["invite"], command="resign", seat="A")
        assert [(table["status"], table["waits"]) for table in asked(client, playing["invite"])] == [("over", False)]


def test_time_left_comes_with_each_clock(tmp_path: Path) -> None:
    with inside(tmp_path) as client:
        keys = client.post("/api/tables", json={"game": "morocco", "seats": [None, None], "clock": CLOCK}).json()
        for seat in "AB":
            command(client, keys["invite"], **{**SIT, "id": f"sit-00000{seat}", "seat": seat, "name": f"Ann {seat}"})
        [table] = asked(client, keys["invite"])
        assert table["clocks"]["running"] == table["actor"]
        assert set(table["clocks"]["left"]) == {"A", "B"}


def test_a_key_that_opens_nothing_is_left_out_and_nothing_waits_for_a_stranger(tmp_path: Path) -> None:
    with inside(tmp_path) as client:
        keys = opened(client, None, "random")
        command(client, keys["invite"], **SIT)
        assert len(asked(client, "nothing", keys["invite"], keys["invite"])) == 1
        client.cookies.clear()
        [seen] = asked(client, keys["watch"])
        assert (seen["waits"], [seat["mine"] for seat in seen["seats"]]) == (False, [False, False])
        assert keys["invite"] not in str(seen)


def test_a_finished_game_is_the_same_in_memory_and_after_a_restart_and_hidden_from_whom_it_was(tmp_path: Path) -> None:
    with inside(tmp_path) as client:
        keys = opened(client, None, None)
        for seat in "AB":
            command(client, keys["invite"], **{**SIT, "id": f"sit-00000{seat}", "seat": seat, "name": f"Ann {seat}"})
        command(client, keys["invite"], command="resign", seat="A")
        cookie = client.cookies["jemaa"]
        before = asked(client, keys["invite"], keys["watch"])
        command(client, keys["invite"], command="allowwatching", seat="B", allowed=False)
    with inside(tmp_path) as client:
        client.cookies.set("jemaa", cookie)
        assert asked(client, keys["invite"], keys["watch"]) == before
        client.cookies.clear()
        strangers = asked(client, keys["invite"], keys["watch"])
        assert [(table["key"], table["seats"][0]["mine"]) for table in strangers] == [(keys["invite"], False)]


def test_it_takes_fifty_keys_at_once_and_no_more(tmp_path: Path) -> None:
    with inside(tmp_path) as client:
        assert asked(client, *map(str, range(50))) == []
        answer = client.post("/api/my-tables", json={"keys": [str(key) for key in range(51)]})
        assert answer.status_code == 400
