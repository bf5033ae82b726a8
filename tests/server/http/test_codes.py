"""The route of codes: what it answers, to whom, and how often."""

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from jemaa.table import opening
from tests.server.resting import inside

SIT = {"command": "sit", "id": "sit-000001", "seat": "A", "name": "Ann", "entropy": "0123456789abcdef" * 2}


def opened(client: TestClient[Any], *seats: str | None) -> dict[str, str]:
    answer = client.post("/api/tables", json={"game": "marrakech", "seats": seats})
    assert answer.status_code == 201, answer.text
    keys: dict[str, str] = answer.json()
    return keys


def seen(client: TestClient[Any], key: str) -> dict[str, Any]:
    table: dict[str, Any] = client.get(f"/api/tables/{key}").json()["table"]
    return table


def test_a_code_leads_to_the_invitation_whatever_its_case(tmp_path: Path) -> None:
    with inside(tmp_path) as client:
        keys = opened(client, None, None)
        code = seen(client, keys["invite"])["code"]
        assert seen(client, keys["watch"])["code"] is None
        for typed in (code, code.lower(), f"{code[:3]}-{code[3:]}"):
            assert client.get(f"/api/codes/{typed}").json() == {"invite": keys["invite"]}


def test_a_code_ends_with_the_start(tmp_path: Path) -> None:
    with inside(tmp_path) as client:
        keys = opened(client, None, "random")
        code = seen(client, keys["invite"])["code"]
        assert client.post(f"/api/tables/{keys['invite']}/commands", json=SIT).json()["message"] == "done"
        assert seen(client, keys["invite"])["status"] == "playing"
        answer = client.get(f"/api/codes/{code}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-code")


def test_a_school_class_of_forty_behind_one_address_finds_its_tables_and_plays(tmp_path: Path) -> None:
    """In pairs: one opens a table, the other mistypes its code once, and all of them make their first choices."""
    def child(number: int) -> None:
        client.cookies.clear()
        client.cookies.set("jemaa", f"child-{number:02}-" + "x" * 16)

    def answered(answer: Any) -> Any:
        assert answer.status_code < 400, answer.text
        return answer.json()

    with inside(tmp_path) as client:
        for pair in range(0, 40, 2):
            child(pair)
            answered(client.get("/api/lobby"))
            key = opened(client, None, None)["invite"]
            code = seen(client, key)["code"]
            answered(client.post(f"/api/tables/{key}/commands", json={**SIT, "id": f"sit-{pair:06}"}))
            child(pair + 1)
            answered(client.get("/api/lobby"))
            assert client.get(f"/api/codes/{code[:5]}{'A' if code[5] != 'A' else 'B'}").status_code == 404
            assert answered(client.get(f"/api/codes/{code}"))["invite"] == key
            ben = {**SIT, "id": f"sit-{pair + 1:06}", "seat": "B", "name": "Ben"}
            answered(client.post(f"/api/tables/{key}/commands", json=ben))
            for turn in range(4):
                actor = answered(client.get(f"/api/tables/{key}"))["actor"]
                child(pair + (actor == "B"))
                update = answered(client.get(f"/api/tables/{key}"))
                act = {"command": "act", "id": f"act-{pair:02}-{turn:04}", "version": update["version"], "seat": actor,
                       "choice": update["legal"][0]["choices"][0]}
                answered(client.post(f"/api/tables/{key}/commands", json=act))
            assert len(answered(client.post("/api/my-tables", json={"keys": [key]}))["tables"]) == 1


def test_one_person_tries_ten_codes_a_minute(tmp_path: Path) -> None:
    with inside(tmp_path) as client:
        keys = opened(client, None, None)
        code = seen(client, keys["invite"])["code"]
        wrong = "AAAAAA" if code != "AAAAAA" else "BBBBBB"
        answers = [client.get(f"/api/codes/{wrong}").status_code for _ in range(10)]
        assert answers == [404] * 10
        right = client.get(f"/api/codes/{code}")
        assert (right.status_code, right.json()["code"]) == (429, "too-many-requests")


def test_a_code_that_another_table_has_is_drawn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["AAAAAA", "AAAAAA", "BBBBBB"])
    monkeypatch.setattr(opening, "new_code", lambda: next(drawn))
    with inside(tmp_path) as client:
        codes = [seen(client, opened(client, None, None)["invite"])["code"] for _ in range(2)]
    assert codes == ["AAAAAA", "BBBBBB"]
