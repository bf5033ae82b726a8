"""The routes of the analysis board: what they answer, what they refuse, and with which words."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from httpx import Response
from litestar.testing import TestClient

import jemaa
from jemaa.games import from_text
from jemaa.server.http.table_routes import LONGEST_RECORD
from jemaa.server.reviews.analyser import Analyser
from jemaa.table.wire.analysis import AskSearch
from tests.played import record
from tests.server.resting import inside

GAMES = ["marrakech", "morocco"]
START = jemaa.game("marrakech", players=3).start()


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with inside(tmp_path_factory.mktemp("analysis"), commands_a_second=10_000) as client:
        yield client


def opened(client: TestClient[Any], source: str | bytes) -> Response:
    return client.post("/api/analysis/open", content=source, headers={"content-type": "text/plain"})


def asked(client: TestClient[Any], what: str, **body: object) -> Response:
    return client.post(f"/api/analysis/{what}", json=body)


def refusal(answer: Response) -> tuple[str, str | None]:
    """The code and the clause of a refusal."""
    assert 400 <= answer.status_code < 500, answer.text
    said = answer.json()
    return said["code"], said.get("clause")


@pytest.mark.parametrize("game", GAMES)
def test_a_record_and_a_position_are_opened(client: TestClient[Any], game: str) -> None:
    played = record(game)
    text = b"".join(played.lines())
    found = opened(client, text).json()
    assert found["start"] == played.game.start().text
    assert found["choices"] == [entry.text for entry in played.entries]
    state = list(played.states())[20]
    for source in (state.text, state.json):
        assert opened(client, source).json() == {"start": state.text, "choices": []}


@pytest.mark.parametrize("game", GAMES)
def test_a_position_shows_what_follows_from_it(client: TestClient[Any], game: str) -> None:
    played = record(game)
    texts = [entry.text for entry in played.entries[:12]]
    shown = asked(client, "position", start=played.game.start().text, choices=texts).json()
    state = list(played.states())[12]
    assert from_text(shown["text"]) == state
    assert shown["legal"] == [action.text for action in state.legal_actions]
    assert shown["view"]["game"] == game


@pytest.mark.parametrize(("line", "number"), [(b'["roll 9"]\n', 2), (b'{"x":1}\n', 2), (b"nonsense\n", 2)])
def test_a_damaged_record_is_refused_by_its_line(client: TestClient[Any], line: bytes, number: int) -> None:
    first = next(iter(record("marrakech").lines()))
    answer = opened(client, first + line)
    assert refusal(answer) == ("bad-record", None)
    assert answer.json()["args"]["line"] == number
    assert f"line {number}: " in answer.json()["args"]["reason"]


@pytest.mark.parametrize("source", [b"", b"   ", b"nonsense", b"\xff\xfe", b"[" * 100_000, b'"\\ud800"',
                                    b'{"game":"chess","format":1}', b'{"game":"morocco","format":9}', b"\xe2\x80\xae"])
def test_what_is_no_position_is_refused(client: TestClient[Any], source: bytes) -> None:
    assert refusal(opened(client, source))[0] in {"bad-position", "malformed"}


@pytest.mark.parametrize(("change", "clause", "field"), [
    (lambda each: each["seats"][0].update(dirhams=31), "MK-2.1", "seats"),
    (lambda each: each.update(phase="lay", seat=None), "MK-2.4", "seat"),
    (lambda each: each["assam"].update(square="h1"), "MK-2.1", "assam.square"),
    (lambda each: each["rugs"].append({"colour": "A", "squares": ["a1", "c1"]}), "MK-1.3", "rugs[0].squares"),
])
def test_an_impossible_position_is_refused_by_its_clause(
        client: TestClient[Any], change: Any, clause: str, field: str) -> None:
    position = json.loads(START.apply("first A").json)
    change(position)
    answer = opened(client, json.dumps(position))
    assert refusal(answer) == ("bad-position", clause)
    assert answer.json()["args"]["field"] == field
    assert answer.json()["args"]["game"] == "marrakech"
    assert answer.json()["args"]["reason"]


def test_a_choice_against_the_rules_is_refused_by_its_clause(client: TestClient[Any]) -> None:
    answer = asked(client, "position", start=START.text, choices=["first A", "back"])
    assert refusal(answer) == ("illegal", "MK-3.1")
    assert answer.json()["args"]["choice"] == "back"


@pytest.mark.parametrize("body", [
    {"start": ""}, {"start": "x" * 20_000}, {"start": START.text, "choices": ["roll 1"] * 1001},
    {"start": START.text, "choices": ["x" * 100]}, {"start": START.text, "choices": "left"}, {"start": 3}, {},
    {"start": START.text, "more": 1},
])
def test_what_is_too_long_or_of_another_form_is_malformed(client: TestClient[Any], body: dict[str, object]) -> None:
    assert refusal(asked(client, "position", **body)) == ("malformed", None)


def test_a_record_that_is_too_long_is_not_read(client: TestClient[Any]) -> None:
    assert opened(client, b"x" * (LONGEST_RECORD + 1)).status_code == 413


@pytest.mark.parametrize("body", [{"position": START.text, "round": number} for number in (0, 6, -1, 1.5, "x", None)]
                         + [{"position": ""}, {"round": 1}])
def test_a_search_of_a_round_that_there_is_not_is_malformed(client: TestClient[Any], body: dict[str, object]) -> None:
    assert refusal(asked(client, "search", **body)) == ("malformed", None)


def test_a_search_is_handed_to_the_engine(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[AskSearch] = []

    async def analyse(_analyser: Analyser, asked: AskSearch, _asker: str) -> bytes:
        heard.append(asked)
        return b"{}"

    monkeypatch.setattr(Analyser, "analyse", analyse)
    assert asked(client, "search", position=START.text, round=2).json() == {}
    assert (heard[0].position, heard[0].round) == (START.text, 2)


def test_who_asks_too_often_is_asked_to_wait(tmp_path: Any) -> None:
    with inside(tmp_path, commands_a_second=1) as hurried:
        answers = [asked(hurried, "position", start=START.text) for _ in range(20)]
    assert answers[0].status_code == 200
    assert refusal(answers[-1]) == ("too-many-requests", None)


def test_a_position_is_set_up_by_one_change_after_the_other(client: TestClient[Any]) -> None:
    begun = asked(client, "set-up", edit="begin", game="marrakech", players=2).json()
    assert begun["text"]
    assert "rug A" in begun["pieces"]
    put = asked(client, "set-up", edit="put", position=begun["json"], piece="rug A", cells=["c3", "c4"]).json()
    assert put["view"]["board"]["rugs"] == [{"colour": "A", "squares": ["c3", "c4"]}]
    changed = asked(client, "set-up", edit="change", position=put["json"], field="seats[0].dirhams", value=29).json()
    assert (changed["text"], changed["fault"]["clause"]) == (None, "MK-2.1")
    assert opened(client, changed["json"]).json()["clause"] == "MK-2.1"


@pytest.mark.parametrize("body", [
    {}, {"edit": "begin"}, {"edit": "begin", "game": "marrakech", "players": 0}, {"edit": "burn", "position": "{}"},
    {"edit": "keep", "position": ""}, {"edit": "keep", "position": "x" * 40_000},
    {"edit": "put", "position": "{}", "piece": "assam", "cells": []},
    {"edit": "put", "position": "{}", "piece": "assam", "cells": ["a1", "a2", "a3"]},
    {"edit": "change", "position": "{}", "field": "seat", "value": ["A"]},
])
def test_a_change_of_another_form_is_malformed(client: TestClient[Any], body: dict[str, object]) -> None:
    assert refusal(asked(client, "set-up", **body)) == ("malformed", None)


@pytest.mark.parametrize(("body", "code"), [
    ({"edit": "begin", "game": "chess", "players": 2}, "bad-option"),
    ({"edit": "begin", "game": "morocco", "players": 6}, "bad-option"),
    ({"edit": "keep", "position": '{"game":"chess","format":1}'}, "bad-position"),
    ({"edit": "keep", "position": "[" * 30_000}, "bad-position"),
])
def test_what_no_game_has_is_refused(client: TestClient[Any], body: dict[str, object], code: str) -> None:
    assert refusal(asked(client, "set-up", **body))[0] == code


@pytest.mark.parametrize("game", GAMES)
def test_weights_are_compressed_for_clients_that_accept_gzip(client: TestClient[Any], game: str) -> None:
    body = {"position": jemaa.game(game).start().text}
    answers = [client.post("/api/analysis/weights", json=body, headers={"accept-encoding": accepted})
               for accepted in ("gzip", "identity")]
    assert [answer.headers.get("content-encoding") for answer in answers] == ["gzip", None]
    assert answers[0].json() == answers[1].json()
    sizes = [int(answer.headers["content-length"]) for answer in answers]
    assert sizes[0] < sizes[1] / 2
