"""Golden counts of both games, the same interpreted and compiled."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from jemaa.core.choice import Choice
from jemaa.core.errors import BadOption
from jemaa.core.game import State
from jemaa.core.perft import count, divide
from jemaa.games import from_text, game
from tests.played import walk

GOLDEN = Path(__file__).resolve().parents[1] / "data" / "perft.json"
CASES = msgspec.json.decode(GOLDEN.read_bytes())
"""Each: a position as text, why it is here, and the counts for depths 1, 2, 3 ..."""
INTERPRETED = """
import sys
from jemaa.core.perft import count
from jemaa.games import from_text
for line in sys.stdin:
    depth, _, text = line.partition(" ")
    print(count(from_text(text), int(depth)))
"""


def by_hand(state: State, depth: int) -> int:
    """The same, by the public face alone."""
    if depth == 0:
        return 1
    choices: list[Choice] = [outcome for outcome, _ in state.chance_outcomes] or list(state.legal_actions)
    return sum(by_hand(state.apply(choice), depth - 1) for choice in choices)


@pytest.mark.parametrize("case", CASES, ids=[case["why"] for case in CASES])
def test_golden_counts(case: dict[str, list[int] | str]) -> None:
    state = from_text(str(case["position"]))
    counted = [count(state, depth) for depth in range(1, len(case["counts"]) + 1)]
    assert counted == case["counts"]


@pytest.mark.parametrize("case", CASES, ids=[case["why"] for case in CASES])
def test_the_first_choices_counts_add_up(case: dict[str, list[int] | str]) -> None:
    state = from_text(str(case["position"]))
    first = divide(state, 3)
    chance: list[Choice] = [outcome for outcome, _ in state.chance_outcomes]
    assert list(first) == (chance or list(state.legal_actions))
    assert sum(first.values()) == case["counts"][2]


def test_interpreted_rules_count_the_same() -> None:
    wanted = [(depth, case) for case in CASES for depth in range(1, len(case["counts"]) + 1)
              if case["counts"][depth - 1] <= 3000]
    assert len(wanted) > 2 * len(CASES)
    done = subprocess.run(
        [sys.executable, "-c", INTERPRETED], env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, check=True, text=True,
        capture_output=True, input="".join(f"{depth} {case['position']}\n" for depth, case in wanted))
    assert [int(line) for line in done.stdout.split()] == [case["counts"][depth - 1] for depth, case in wanted]


@pytest.mark.parametrize(("name", "players"), [("marrakech", 2), ("morocco", 3)])
def test_the_public_face_counts_the_same(name: str, players: int) -> None:
    for state, _ in list(walk(game(name, players), 4))[::40]:
        depth = 2 if len(state.legal_actions) > 20 else 3
        assert count(state, depth) == by_hand(state, depth)


def test_a_game_that_is_over_leads_nowhere() -> None:
    *_, (state, _) = walk(game("marrakech", 2), 1)
    assert [count(state, depth) for depth in range(3)] == [1, 0, 0]
    assert divide(state, 1) == {}


def test_depths_that_mean_nothing() -> None:
    state = game("marrakech", 2).start()
    with pytest.raises(BadOption, match="from 0 up"):
        count(state, -1)
    with pytest.raises(BadOption, match="1 or more"):
        divide(state, 0)
