"""The search tree: chance by its weights, seats by PUCT, and values that follow from their children's."""

import hashlib
import math
import os
import struct
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from jemaa import games
from jemaa.bots.compiled_search import compiled_search, new_tree
from jemaa.bots.evaluate import SHARE
from jemaa.bots.search import Plan, Search
from jemaa.bots.simulation import best_child
from jemaa.bots.tree import EVALUATION, Settings
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.core.engine import INTERPRETED
from jemaa.core.game import State
from tests.bots.late import brute, late
from tests.played import walk

every_game = pytest.mark.parametrize("name", games.GAMES)
SETTINGS = Settings(3, SHARE, EVALUATION, exploration=0.1, temperature=0.05)
Node = tuple[State, int]


def middle(name: str, chance: bool, players: int = 3) -> State:
    """A position in the middle of a random game, where chance has several outcomes or a seat several actions."""
    states = [state for state, _ in walk(games.game(name, players), 5)]
    return next(state for state in states[len(states) // 2:]
                if len(state.chance_outcomes if chance else state.legal_actions) > 2)


def grow(state: State, simulations: int, seed: int = 1, settings: Settings = SETTINGS) -> Any:
    """A tree that has grown from a state by as many simulations."""
    search, tree = compiled_search(state.game.type), new_tree(100_000)
    search.simulate(search.buffers(state), tree, search.params(state, "evaluation"), settings, simulations, seed)
    return tree


def children(tree: Any, node: int) -> range:
    return range(tree.first[node], tree.first[node] + tree.size[node]) if tree.first[node] else range(0)


def nodes(tree: Any, state: State, node: int = 1) -> Iterator[Node]:
    """All nodes that have children, with their states."""
    if tree.first[node]:
        yield state, node
        named = state.game.type.outcomes if state.actor == CHANCE else state.game.type.actions
        for child in children(tree, node):
            yield from nodes(tree, state.apply(named[int(tree.choice[child])]), child)


def chance_nodes(name: str) -> list[tuple[Any, State, int]]:
    """Nodes of chance with several outcomes: a root, and those deeper in another tree."""
    root, above = middle(name, chance=True), middle(name, chance=False)
    found = [(grow(root, 50), root, 1)]
    tree = grow(above, 400)
    found += [(tree, *each) for each in nodes(tree, above) if each[0].actor == CHANCE and tree.size[each[1]] > 1]
    return found


@every_game
def test_chance_is_worth_the_exact_mean_over_its_outcomes(name: str) -> None:
    for tree, state, node in chance_nodes(name):
        weights = {int(outcome): weight for outcome, weight in state.chance_outcomes}
        assert {int(tree.choice[child]) for child in children(tree, node)} == set(weights)
        for seat in range(3):
            mean = sum(weights[int(tree.choice[child])] * float(tree.value[child, seat])
                       for child in children(tree, node)) / sum(weights.values())
            assert tree.value[node, seat] == pytest.approx(mean, abs=1e-6)


@every_game
def test_outcomes_are_visited_by_their_weights_and_not_at_random(name: str) -> None:
    for tree, state, node in chance_nodes(name):
        weights = {int(outcome): weight for outcome, weight in state.chance_outcomes}
        visits = {int(tree.choice[child]): int(tree.visits[child]) for child in children(tree, node)}
        for outcome, weight in weights.items():
            assert abs(visits[outcome] - sum(visits.values()) * weight / sum(weights.values())) < 1.5


def test_an_outcome_that_was_not_visited_counts_as_its_parent_at_first_sight() -> None:
    state = middle("marrakech", chance=True)
    tree = grow(state, 1)
    before = {round(float(tree.value[child, 0]), 7) for child in children(tree, 1) if tree.visits[child] == 0}
    (static,) = before
    (visited,) = [child for child in children(tree, 1) if tree.visits[child]]
    expected = static + float(tree.prior[visited]) * (float(tree.value[visited, 0]) - static)
    assert float(tree.value[1, 0]) == pytest.approx(expected, abs=1e-6)


def test_the_first_outcome_is_drawn_by_weight() -> None:
    state = middle("marrakech", chance=True)
    first: dict[int, int] = {}
    for seed in range(600):
        tree = grow(state, 1, seed * 7919 + 1)
        (child,) = [child for child in children(tree, 1) if tree.visits[child]]
        outcome = int(tree.choice[child])
        first[outcome] = first.get(outcome, 0) + 1
    total = sum(weight for _, weight in state.chance_outcomes)
    for outcome, weight in state.chance_outcomes:
        share = weight / total
        assert abs(first[int(outcome)] - 600 * share) < 4 * math.sqrt(600 * share * (1 - share))


@every_game
def test_a_choice_is_worth_the_mean_of_what_was_visited(name: str) -> None:
    state = middle(name, chance=False)
    tree = grow(state, 400)
    several = [node for state, node in nodes(tree, state) if state.actor >= 0 and tree.size[node] > 1]
    assert len(several) > 20
    for node in several:
        simulations = {child: int(tree.visits[child]) - 1 for child in children(tree, node)}
        total = sum(simulations.values())
        for seat in range(3):
            values = {child: float(tree.value[child, seat]) for child in children(tree, node)}
            mean = sum(simulations[child] * values[child] for child in values) / total if total else values[
                int(tree.first[node])]
            assert tree.value[node, seat] == pytest.approx(mean, abs=1e-5)


@every_game
def test_priors_are_a_softmax_over_the_values_at_first_sight(name: str) -> None:
    state = middle(name, chance=False)
    tree = grow(state, 1)
    values = [float(tree.value[child, state.actor]) for child in children(tree, 1)]
    assert values == sorted(values, reverse=True)
    shares = [math.exp((value - values[0]) / SETTINGS.temperature) for value in values]
    for child, share in zip(children(tree, 1), shares, strict=True):
        assert tree.prior[child] == pytest.approx(share / sum(shares), rel=1e-4)


@every_game
def test_a_seat_takes_the_best_sum_of_value_and_doubt_of_all_children(name: str) -> None:
    """The search stops looking at the first child that was not visited; none behind it is better."""
    root = middle(name, chance=False)
    tree = grow(root, 400)
    choose = root.game.type.functions.bind(best_child)
    looked = 0
    for state, node in nodes(tree, root):
        if state.actor >= 0 and tree.size[node] > 1:
            bounds = [float(tree.value[child, state.actor]) + SETTINGS.exploration * math.sqrt(int(tree.visits[node]))
                      * float(tree.prior[child]) / (1 + int(tree.visits[child])) for child in children(tree, node)]
            assert choose(tree, node, state.actor, SETTINGS) == tree.first[node] + bounds.index(max(bounds))
            looked += 1
    assert looked > 20


@every_game
def test_what_has_no_alternative_is_passed_without_a_simulation(name: str) -> None:
    """Each simulation values the choices of one position more, or comes to the end of the game."""
    root = middle(name, chance=False)
    tree = grow(root, 200)
    valued = sum(state.actor >= 0 and len(state.legal_actions) > 1 for state, _ in nodes(tree, root))
    ended = sum(int(tree.visits[child]) - (state.actor >= 0 and tree.size[node] > 1)
                for state, node in nodes(tree, root) for child in children(tree, node)
                if not tree.first[child] and tree.visits[child] > 0 and over_after(state, int(tree.choice[child])))
    assert valued + ended == 200


def over_after(state: State, choice: int) -> bool:
    named = state.game.type.outcomes if state.actor == CHANCE else state.game.type.actions
    return not (after := state.apply(named[choice])).legal_actions and not after.chance_outcomes


@pytest.mark.parametrize(("players", "seed"), [(2, 6), (2, 79), (3, 48)])
def test_values_come_near_the_exact_ones(players: int, seed: int) -> None:
    state = late("marrakech", players, seed, most=500)
    best = Search(Stream(0), Plan(simulations=2000, leaf="evaluation")).analyse(state)[0]
    assert best.values == pytest.approx(brute(state.apply(best.action), SHARE), abs=0.01)


def bits(name: str) -> str:
    """A hash of all values and priors of a tree."""
    tree = grow(middle(name, chance=False), 60)
    used = int(tree.used[0])
    values = [float(tree.value[node, seat]) for node in range(1, used) for seat in range(3)]
    priors = [float(tree.prior[node]) for node in range(2, used)]
    return hashlib.sha256(struct.pack(f"{len(values) + len(priors)}d", *values, *priors)).hexdigest()


@every_game
def test_interpreted_and_compiled_trees_are_equal_bit_by_bit(name: str) -> None:
    """Sums of 32-bit values are of 64-bit numbers in both: `float` of a 32-bit number stays one where compiled."""
    other = {**os.environ, "NUMBA_DISABLE_JIT": "0" if INTERPRETED else "1"}
    code = f"from tests.bots.test_tree import bits; print(bits({name!r}))"
    ran = subprocess.run([sys.executable, "-c", code], env=other, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == bits(name)
