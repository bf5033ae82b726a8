"""The engine of the page's analysis board, in Node: it says what Python's own search says, and keeps its trees."""

from itertools import chain
from typing import Any

import msgspec
import pytest

from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.service import analysis
from jemaa.service.analysis import Analyst
from jemaa.service.page_engine import engine_weights, grown, search_plan
from jemaa.table.wire.analysis import Analysis, AskSearch
from jemaa.table.wire.page_engine import AskTrees, AskWeights
from tests.played import record
from tests.wasm.modules import HERE, modules, node

GAMES = ["marrakech", "morocco"]
LONG = 600_000
"""Milliseconds that no search takes."""


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's searches make all their simulations, also while they are compiled."""
    monkeypatch.setattr(analysis, "MILLISECONDS", LONG)


def thought(asked: list[AskSearch], workers: int = 1) -> list[Analysis]:
    """What the engine says of positions of one game, one after the other."""
    plans = [search_plan(each) for each in asked]
    given = msgspec.json.encode({"plans": plans, "weights": engine_weights(AskWeights(asked[0].position)),
                                 "workers": workers}).decode()
    lines = node(str(HERE / "thinking.ts"), str(modules() / f"{plans[0].game}.wasm"), given=given).splitlines()
    return [grown(msgspec.convert({"position": each.position, "round": each.round, "trees": msgspec.json.decode(line)},
                                  AskTrees)) for each, line in zip(asked, lines, strict=True)]


def states(game: str) -> list[State]:
    return list(record(game).states())


def choosing(game: str) -> State:
    return next(state for state in states(game)[10:] if len(state.legal_actions) > 2)


def told(said: Analysis) -> Any:
    """All but how the likely course goes on, which Python looks for anew."""
    return said.choices, said.shares, said.simulations


@pytest.mark.parametrize("game", GAMES)
def test_positions_of_a_game_are_worth_what_python_says(game: str) -> None:
    looked = [state for state in states(game)[10::23] if not state.is_over]
    said = [*chain.from_iterable(thought([AskSearch(state.text, 2)]) for state in looked)]
    for state, here in zip(looked, said, strict=True):
        there = Analyst().analysis(state.text, 2)
        if state.actor == CHANCE:
            assert (here.choices, here.shares) == (there.choices, there.shares)
        elif len(state.legal_actions) > 1:
            assert told(here) == told(there)
        else:
            assert here.shares == there.shares
        after = state
        for step in here.line:
            after = after.apply(step.choice)
    assert max(len(here.line) for here in said) == 6


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_is_calculated(game: str) -> None:
    state = [state for state in record(game, 3, seed=2).states() if len(state.legal_actions) > 1][-1]
    (here,), there = thought([AskSearch(state.text, 5)]), Analyst().analysis(state.text, 5)
    assert told(here) == told(there)
    assert here.choices[0].exact
    assert here.simulations == 0


@pytest.mark.parametrize("game", GAMES)
def test_rounds_go_on_with_their_trees(game: str) -> None:
    text = choosing(game).text
    first, second = thought([AskSearch(text, 1), AskSearch(text, 2)])
    assert (first.simulations, second.simulations) == (200, 800)
    (fresh,) = thought([AskSearch(text, 2)])
    assert told(second) == told(fresh)


@pytest.mark.parametrize(("game", "place", "deep"), [("marrakech", 0, 4), ("morocco", 9, 2)])
def test_a_position_that_follows_begins_with_what_is_known_of_it(game: str, place: int, deep: int) -> None:
    state = [state for state in states(game)[10:] if len(state.legal_actions) > 2][place]
    (first,) = thought([AskSearch(state.text, deep)])
    after = state
    for step in first.line:
        after = after.apply(step.choice)
        if len(after.legal_actions) > 1:
            break
    _, known = thought([AskSearch(state.text, deep), AskSearch(after.text, 1)])
    (fresh,) = thought([AskSearch(after.text, 1)])
    assert known.simulations > fresh.simulations == 200
    assert {each.choice for each in known.choices} == {action.text for action in after.legal_actions}


@pytest.mark.parametrize("workers", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_several_workers_make_as_many_simulations_together(game: str, workers: int) -> None:
    text = choosing(game).text
    (alone,), (together,) = thought([AskSearch(text, 2)]), thought([AskSearch(text, 2)], workers)
    trees = 1 if workers == 2 else workers // (2 if workers == 4 else 1)
    assert together.simulations == -(-800 // trees) * trees
    if workers == 2:
        assert told(together) == told(alone)
    else:
        assert told(together) != told(alone)
        assert together.shares == pytest.approx(alone.shares, abs=0.1)
