"""The analysis board with an engine in the page: what it is asked to do, and what its trees come to."""

import os
import random
import subprocess
import sys
from base64 import b64decode
from typing import Any

import msgspec
import numpy as np
import pytest

import jemaa
from jemaa.bots.compiled_search import compiled_search, new_tree
from jemaa.bots.search import forced
from jemaa.bots.tree import Settings
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.service.analysis import SIMULATIONS, Analyst
from jemaa.service.page_engine import engine_weights, grown, search_plan
from jemaa.table.errors import Refusal
from jemaa.table.wire.analysis import Analysis, AskSearch
from jemaa.table.wire.page_engine import AskTrees, AskWeights, GrownTree, TreeChoice, TreeSearch
from tests.played import record
from tests.wasm.cases import growing

GAMES = ["marrakech", "morocco"]
TRIES = 200
INTERPRETED = """
import sys
import msgspec
from jemaa.service.page_engine import engine_weights
from jemaa.table.wire.page_engine import AskWeights
sys.stdout.buffer.write(msgspec.json.encode(engine_weights(AskWeights(sys.argv[1]))))
"""


def root_of(state: State, search: TreeSearch) -> State:
    """Where a search begins."""
    outcome = search.name.partition(" ")[2]
    return forced(state.apply(outcome) if outcome else state)


def tree_of(state: State, search: TreeSearch, word: int, simulations: int) -> GrownTree:
    """What a worker of the page would grow, by native code."""
    root = root_of(state, search)
    assert b64decode(search.position) == bytes(root)
    tree, seats = new_tree(search.nodes), root.game.players
    growing(root, tree, Settings(**msgspec.structs.asdict(search.settings)))(simulations, word)
    children = range(tree.first[1], tree.first[1] + tree.size[1])
    values = [tuple(map(float, line[:seats])) for line in tree.value[:tree.used[0]]]
    choices = tuple(TreeChoice(int(tree.choice[each]), int(tree.visits[each]), values[each])
                    for each in children if tree.visits[each])
    best = max(choices, key=lambda each: each.visits).choice if choices else None
    return GrownTree(int(tree.visits[1]), exact=False, values=values[1], choices=choices,
                     course=() if best is None or root.actor < 0 else (best,))


def asked(state: State, number: int, trees: int = 1) -> AskTrees:
    """All trees of a round."""
    plan = search_plan(AskSearch(state.text, number))
    return AskTrees(state.text, number, {
        search.name: tuple(tree_of(state, search, search.word + 77 * tree, search.simulations // trees)
                           for tree in range(trees)) for search in plan.searches})


def choosing(game: str, players: int = 3) -> State:
    """A position with several choices, too early to be calculated."""
    return next(state for state in list(record(game, players).states())[10:] if len(state.legal_actions) > 2)


def before_chance(game: str) -> State:
    return next(state for state in list(record(game).states())[10:] if state.actor == CHANCE)


def without_course(said: Analysis) -> Analysis:
    return msgspec.structs.replace(said, line=())


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("find", [choosing, before_chance])
@pytest.mark.parametrize("game", GAMES)
def test_one_tree_each_says_what_the_server_says(game: str, find: Any, number: int) -> None:
    state = find(game)
    here, there = grown(asked(state, number)), Analyst().analysis(state.text, number)
    if state.actor != CHANCE:
        assert without_course(here) == without_course(there)
        assert here.line[0] == there.line[0]
    else:
        assert here.choices == there.choices
        assert here.shares == there.shares
        assert here.simulations == sum(tree.simulations for name, (tree,) in asked(state, number).trees.items()
                                       if name.startswith("share"))


@pytest.mark.parametrize("game", GAMES)
def test_the_visits_of_several_trees_are_added_up(game: str) -> None:
    state = choosing(game)
    sent = asked(state, 2, trees=3)
    said = grown(sent)
    grew = sent.trees["share"]
    assert said.simulations == sum(tree.simulations for tree in grew) == 3 * (SIMULATIONS[1] // 3)
    wanted: dict[int, int] = {}
    for tree in grew:
        for one in tree.choices:
            wanted[one.choice] = wanted.get(one.choice, 0) + one.visits
    assert {int(state.game.type.actions[each.choice]): each.visits for each in said.choices} == wanted
    for each in said.choices:
        number = int(state.game.type.actions[each.choice])
        parts = [one for tree in grew for one in tree.choices if one.choice == number]
        mean = sum(one.visits * one.values[0] for one in parts) / wanted[number]
        assert each.shares[0] == pytest.approx(mean, abs=1e-4)


@pytest.mark.parametrize("game", GAMES)
def test_the_weights_are_those_of_the_table(game: str) -> None:
    state = choosing(game, 2)
    sent = engine_weights(AskWeights(state.text))
    params = compiled_search(state.game.type).params(state, "network", likeliest=1)
    assert np.array_equal(np.frombuffer(b64decode(sent.weights), "<f8"), params.weights)
    layers = (sent.inputs, sent.middle, sent.outputs, sent.policy.inputs, sent.policy.middle, sent.policy.features,
              sent.policy.output)
    for layer, wanted in zip(layers, (*params.network, *params.policy), strict=True):
        numbers = np.frombuffer(b64decode(layer.numbers), f"<{wanted.dtype.char}").reshape(layer.shape)
        assert np.array_equal(numbers, wanted)
    assert sent.name == search_plan(AskSearch(state.text)).weights
    assert sent.name != engine_weights(AskWeights(choosing(game, 4).text)).name


@pytest.mark.parametrize("game", GAMES)
def test_the_weights_are_the_same_without_numpy(game: str) -> None:
    text = choosing(game, 2).text
    done = subprocess.run([sys.executable, "-c", INTERPRETED, text], capture_output=True, check=True,
                          env=os.environ | {"JEMAA_ENGINE": "interpreted"})
    assert done.stdout == msgspec.json.encode(engine_weights(AskWeights(text)))


def last_decision(game: str) -> State:
    return [state for state in record(game, 3, seed=2).states() if len(state.legal_actions) > 1][-1]


@pytest.mark.parametrize("game", GAMES)
def test_late_in_the_game_all_is_to_be_calculated(game: str) -> None:
    state = last_decision(game)
    plan = search_plan(AskSearch(state.text, 5))
    assert all(search.exact for search in plan.searches)
    assert not any(search.exact for search in search_plan(AskSearch(jemaa.game(game).start().text, 5)).searches
                   if game == "morocco")
    values = tuple(1.0 if seat == state.actor else 0.0 for seat in range(state.game.players))
    tree = GrownTree(0, exact=True, values=values, course=(), choices=tuple(
        TreeChoice(int(action), 1, values) for action in state.legal_actions))
    said = grown(AskTrees(state.text, 5, {search.name: (tree, tree) for search in plan.searches}))
    assert said.simulations == 0
    assert all(each.exact and each.visits == 0 for each in said.choices)


def test_a_game_that_is_over_is_not_searched() -> None:
    with pytest.raises(Refusal, match="over"):
        search_plan(AskSearch(list(record("marrakech").states())[-1].text))


def broken(sent: AskTrees, dice: random.Random) -> AskTrees:
    """The same with something that can't be."""
    data = msgspec.to_builtins(sent)
    name = dice.choice(list(data["trees"]))
    tree = data["trees"][name][0]
    what = dice.randrange(6)
    if what == 0:
        del data["trees"][name]
    elif what == 1:
        tree["values"] = tree["values"][1:]
    elif what == 2 and tree["choices"]:
        dice.choice(tree["choices"])["choice"] = dice.choice([999_999, 10_000])
    elif what == 3:
        tree["course"] = [*tree["course"], dice.randrange(1000), 999_999]
    elif what == 4:
        tree["choices"] = []
    else:
        tree["simulations"] = 0
    return msgspec.convert(data, AskTrees)


def code(sent: AskTrees) -> str:
    """Why trees are refused; "" where they are read."""
    try:
        msgspec.json.encode(grown(sent))
    except Refusal as refusal:
        return refusal.code
    return ""


@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_trees_without_a_choice_are_refused_where_a_seat_has_one(game: str, exact: bool) -> None:
    state = choosing(game)
    tree = GrownTree(0 if exact else 5, exact, (0.0,) * state.game.players, (), ())
    assert code(AskTrees(state.text, 1, {"share": (tree,), "margin": (tree,)})) == "malformed"


@pytest.mark.parametrize("find", [choosing, before_chance])
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_sent_is_read_or_refused(game: str, find: Any) -> None:
    dice, sent = random.Random(3), asked(find(game), 1)
    refused = 0
    for _ in range(TRIES):
        refused += code(broken(sent, dice)) == "malformed"
    assert refused > TRIES / 3
