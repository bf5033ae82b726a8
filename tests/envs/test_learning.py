"""The page of baselines is what learning.json says, and what was measured is not measured again."""

import json
import shutil
from pathlib import Path

import pytest

from benchmarks import learning
from benchmarks.learning import PAGE, PICTURES, PROGRAMS, Point, Program, curves, run, shares_text, stored, written
from benchmarks.learning_chart import spread

POLICY = learning.ROOT / "examples" / "marrakech-2.npz"
CURVE: list[Point] = [{"updates": 50, "decisions": 10, "seconds": 4, "shares": {"random": [0.6, 1000]}},
         {"updates": 100, "decisions": 20, "seconds": 9, "shares": {"random": [0.9, 1000]}}]


@pytest.fixture
def measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A run of seed 7 that is finished, with the policy at its end; what is written stands in a folder of its own."""
    monkeypatch.setattr(learning, "STORED", tmp_path / "learning.json")
    monkeypatch.setattr(learning, "RUNS", tmp_path)
    monkeypatch.setitem(PROGRAMS, "ppo", Program("", {"greedy": 4}, (100,)))
    (tmp_path / "ppo-7" / "policies").mkdir(parents=True)
    shutil.copy(POLICY, tmp_path / "ppo-7" / "policies" / "00100.npz")
    learning.store("ppo", 7, json.loads(json.dumps(CURVE)))
    return tmp_path


def test_the_page_and_its_pictures_are_those_of_the_figures() -> None:
    page = PAGE.read_text("utf-8")
    anew, pictures = written(stored(), page)
    assert anew == page, "python -m benchmarks.learning --page writes it"
    assert {file: (PICTURES / file).read_text("utf-8") for file in pictures} == pictures
    assert set(stored()) == set(PROGRAMS)


def test_what_was_measured_is_kept_and_not_done_again(measured: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("ppo", (7,))
    first, last = stored()["ppo"]["7"]
    assert first == CURVE[0]
    share, games = last["shares"]["greedy"]
    assert games == 4
    assert 0 <= share <= 1
    monkeypatch.delattr(learning, "strength")
    run("ppo", (7,))
    assert stored()["ppo"]["7"] == [first, last]


def test_more_games_are_measured_where_more_are_wanted(measured: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("ppo", (7,))
    monkeypatch.setitem(PROGRAMS, "ppo", Program("", {"greedy": 6}, (100,)))
    run("ppo", (7,))
    assert stored()["ppo"]["7"][1]["shares"]["greedy"][1] == 6


def test_a_curve_has_the_shares_of_all_seeds() -> None:
    other = [{**point, "seconds": point["seconds"] + 2, "shares": {"random": [0.7, 1000]}} for point in CURVE]
    assert curves({"1": CURVE, "2": other}) == {"random": [(5, [0.6, 0.7]), (10, [0.9, 0.7])]}


@pytest.mark.parametrize(("shares", "text"), [([], ""), ([0.5], "50.0%"), ([0.5, 0.7, 0.6], "60.0% (50.0%–70.0%)")])
def test_a_cell_has_the_mean_and_the_spread(shares: list[float], text: str) -> None:
    assert shares_text(shares) == text


def test_names_beside_curves_do_not_lie_upon_one_another() -> None:
    places = spread({"a": 100, "b": 101, "c": 200})
    assert places["a"] == 100
    assert places["b"] - places["a"] >= 14
    assert places["c"] == 200
