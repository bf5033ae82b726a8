"""The picture of a table: exactly its position, small enough for messengers, and without anything hidden."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from jemaa.core.game import Game, State
from jemaa.core.row import pack
from jemaa.games import GAMES
from jemaa.marrakech.game import MARRAKECH
from jemaa.server.previews import pictures
from jemaa.server.previews.pictures import LARGEST, draw_png
from tests.played import record
from tests.server.resting import inside

PNG = b"\x89PNG\r\n\x1a\n"


def swapped(state: State) -> State | None:
    """The same position of Morocco, but two people have taken each other's juice tokens; None where none differ."""
    row = state.row
    taken = [corner for corner, owner in enumerate(row.taken) if owner]
    for one in taken:
        for other in taken:
            if row.taken[one] != row.taken[other] and row.juice[one] != row.juice[other]:
                row.juice[one], row.juice[other] = row.juice[other], row.juice[one]
                return State(state.game, pack(row))
    return None


def alike() -> Iterator[tuple[State, State]]:
    """Positions in the middle of a game that differ in what is hidden alone."""
    for state in list(record("morocco", 5).states())[::-20]:
        other = None if state.is_over else swapped(state)
        if other is not None:
            yield state, other


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_small(game: str) -> None:
    states = list(record(game, 4).states())
    drawn = [draw_png(state) for state in states[::len(states) // 3]]
    assert all(each.startswith(PNG) and len(each) <= LARGEST for each in drawn)
    assert len(set(drawn)) == len(drawn)


def test_a_picture_that_is_too_large_is_drawn_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    state = record("marrakech", 4).last
    large = draw_png(state)
    monkeypatch.setattr(pictures, "LARGEST", len(large) - 1)
    assert len(draw_png(state)) < len(large)


def test_positions_that_differ_in_hidden_tokens_have_the_same_picture() -> None:
    pairs = list(alike())
    assert pairs
    for one, other in pairs[:2]:
        assert bytes(one) != bytes(other)
        assert draw_png(one) == draw_png(other)


def opened(client: TestClient[Any]) -> dict[str, str]:
    keys: dict[str, str] = client.post("/api/tables", json={"game": "marrakech", "seats": [None, None]}).json()
    return keys


def test_keys_seeds_and_names_leave_no_trace(tmp_path: Path) -> None:
    with inside(tmp_path) as client:
        one, other = opened(client), opened(client)
        sit = {"command": "sit", "id": "sit-000001", "seat": "A", "name": "Ada", "entropy": "0123456789abcdef" * 2}
        client.post(f"/api/tables/{one['invite']}/commands", json=sit)
        answers = [client.get(f"/api/tables/{key}/picture.png")
                   for key in (one["invite"], one["watch"], other["invite"], other["watch"])]
        assert {answer.headers["content-type"] for answer in answers} == {"image/png"}
        assert len({answer.content for answer in answers}) == 1
        assert answers[0].content.startswith(PNG)
        assert client.get("/api/tables/nothing/picture.png").status_code == 404


def test_the_drawing_is_that_of_the_picture_and_has_no_keys_seeds_or_names(tmp_path: Path) -> None:
    with inside(tmp_path) as client:
        keys = opened(client)
        sit = {"command": "sit", "id": "sit-000001", "seat": "A", "name": "Ada", "entropy": "0123456789abcdef" * 2}
        client.post(f"/api/tables/{keys['invite']}/commands", json=sit)
        one, other = (client.get(f"/api/tables/{key}/picture.svg") for key in (keys["invite"], keys["watch"]))
        assert one.headers["content-type"].startswith("image/svg+xml")
        assert one.text == other.text == MARRAKECH.svg(Game(MARRAKECH, 2).start().row)
        assert client.get("/api/tables/nothing/picture.svg").status_code == 404


def test_positions_that_differ_in_hidden_tokens_have_the_same_drawing() -> None:
    one, other = next(alike())
    assert one.game.type.svg(one.row) == other.game.type.svg(other.row)
