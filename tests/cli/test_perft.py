"""`jemaa perft`: the golden counts, for each first choice, from a game's start or any position."""

from pathlib import Path

import msgspec
import pytest

from jemaa.games import GAMES, from_text, game
from tests.cli.test_main import run

CASES = msgspec.json.decode((Path(__file__).resolve().parents[1] / "data" / "perft.json").read_bytes())
DEPTH = 3


@pytest.mark.parametrize("case", CASES[::3], ids=[case["why"] for case in CASES[::3]])
def test_the_golden_counts_by_first_choice(case: dict[str, list[int] | str]) -> None:
    code, out, err = run("perft", str(case["position"]), str(DEPTH))
    *lines, total = ((line[:20].rstrip(), int(line[20:].replace(",", ""))) for line in out.splitlines())
    state = from_text(str(case["position"]))
    choices = [outcome for outcome, _ in state.chance_outcomes] or state.legal_actions
    assert code == 0
    assert [text for text, _ in lines] == [choice.text for choice in choices]
    assert total == ("in all", case["counts"][DEPTH - 1]) == ("in all", sum(counted for _, counted in lines))
    assert err.strip().endswith("s")


@pytest.mark.parametrize("name", GAMES)
def test_as_json_it_says_the_same_of_a_position_that_is_typed_in(name: str) -> None:
    start = game(name, 3).start()
    code, out, _ = run("perft", "--json", "-p", "3", name, "2")
    found = msgspec.json.decode(out)
    assert (code, found["depth"]) == (0, 2)
    assert found["total"] == sum(found["first"].values()) == sum(
        len(start.apply(outcome).chance_outcomes or start.apply(outcome).legal_actions)
        for outcome, _ in start.chance_outcomes)
    assert run("perft", "--json", "-", "2", stdin=start.text)[1] == out


def test_the_starts_of_a_game_with_options_are_its_own() -> None:
    code, out, _ = run("perft", "marrakech", "1", "-p", "2", "-o", "first_player=B,two_player_rugs=single")
    assert (code, [line.split() for line in out.splitlines()]) == (
        0, [["left", "1"], ["ahead", "1"], ["right", "1"], ["in", "all", "3"]])


def test_no_choice_at_all_is_one_way() -> None:
    code, out, _ = run("perft", "--json", "morocco", "0")
    assert (code, msgspec.json.decode(out)) == (0, {"depth": 0, "total": 1, "first": {}})


@pytest.mark.parametrize(("arguments", "sentence"), [
    (["marrakech", "--", "-1"], "not in the range x>=0"), (["marrakech", "deep"], "not a valid integer"),
    (["marrakech"], "Missing argument 'DEPTH'"), (["chess", "2"], "chess"),
    (["marrakech", "2", "-p", "9"], "2 to 4 players, not 9"),
    ([game("marrakech", 2).start().text, "1", "-p", "2"], "a position has its own"),
])
def test_what_cannot_be_counted_is_refused_with_a_reason(arguments: list[str], sentence: str) -> None:
    code, out, err = run("perft", *arguments)
    assert (code, out) == (2, "")
    assert sentence in err
