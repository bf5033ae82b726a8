"""The routes of puzzles."""

from pathlib import Path

import pytest

from jemaa.puzzles.catalogue import puzzles
from tests.server.resting import inside


def test_a_puzzle_is_listed_asked_and_answered(tmp_path: Path) -> None:
    with inside(tmp_path) as client:
        listed = client.get("/api/puzzles/marrakech").json()["puzzles"]
        name = listed[0]["name"]
        asked = client.get(f"/api/puzzles/marrakech/{name}").json()
        assert "best" not in asked
        best = puzzles("marrakech")[name].best
        for choice in asked["position"]["legal"]:
            answer = client.get(f"/api/puzzles/marrakech/{name}/answer", params={"choice": choice}).json()
            assert answer["right"] == (choice == best)
        assert client.get(f"/api/puzzles/marrakech/{name}/answer").json()["best"] == best


@pytest.mark.parametrize(("path", "status", "code"), [
    ("chess", 400, "no-such-game"), ("marrakech/00000000", 404, "no-such-puzzle"),
    ("morocco/00000000/answer", 404, "no-such-puzzle"), ("marrakech/FIRST/answer?choice=jump", 400, "illegal"),
])
def test_what_there_is_not_is_refused(tmp_path: Path, path: str, status: int, code: str) -> None:
    with inside(tmp_path) as client:
        answer = client.get(f"/api/puzzles/{path.replace('FIRST', next(iter(puzzles('marrakech'))))}")
        assert (answer.status_code, answer.json()["code"]) == (status, code)
