"""A search that values the likeliest choices of its policy first, and the others when it visits them."""

import hashlib
import os
import struct
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from jemaa import games
from jemaa.bots.compiled_search import compiled_search, new_tree
from jemaa.bots.evaluate import SHARE
from jemaa.bots.levels import LIKELIEST, level5_plan
from jemaa.bots.policy_network import write_logits
from jemaa.bots.reuse import copy_subtree
from jemaa.bots.search import Plan, Search, tree_settings
from jemaa.bots.simulation import best_child
from jemaa.bots.tree import EVALUATION, Settings, sort_children
from jemaa.core.chance import Stream
from jemaa.core.engine import INTERPRETED
from jemaa.core.errors import BadOption
from jemaa.core.game import State
from jemaa.core.row import room
from tests.bots.test_tree import nodes
from tests.played import walk


def settings(likeliest: int) -> Settings:
    return Settings(3, SHARE, EVALUATION, exploration=0.1, temperature=0.05, likeliest=likeliest)


def wide(choices: int = 20) -> State:
    """A position of Morocco with many choices."""
    return next(state for state, _ in walk(games.game("morocco", 3), 5) if len(state.legal_actions) >= choices)


def grow(state: State, simulations: int, likeliest: int = LIKELIEST, seed: int = 1) -> Any:
    search, tree = compiled_search(state.game.type), new_tree(200_000)
    params = search.params(state, "network", likeliest=likeliest)
    simulate = search.simulate_by_policy if likeliest else search.simulate
    simulate(search.buffers(state), tree, params, settings(likeliest), simulations, seed)
    return tree


def part(tree: Any, node: int, what: str) -> list[Any]:
    """The numbers of a node's children, in their order."""
    first = int(tree.first[node])
    return [getattr(tree, what)[child] for child in range(first, first + int(tree.size[node]))]


def below(tree: Any, state: State, often: bool = False) -> tuple[State, int]:
    """A node below the root with many choices: one that was reached once, or the one that was reached most often."""
    found = [(state, node) for state, node in nodes(tree, state) if node > 1 and state.actor >= 0
             and len(state.legal_actions) > 10]
    if often:
        return max(found, key=lambda each: int(tree.visits[each[1]]))
    return next((state, node) for state, node in found if max(part(tree, node, "visits")) == 1)


def ranked(state: State) -> dict[int, float]:
    """Choice -> the policy's share of it, the likeliest first."""
    search = compiled_search(state.game.type)
    buffers, kind = search.buffers(state), state.game.type
    count = kind.rules.legal(buffers.rows[0], buffers.choices)
    kind.evaluation.write_features(buffers.rows[0], buffers.features)
    kind.inputs.encode(buffers.rows[0], state.actor, buffers.features, buffers.sparse)
    assert kind.policy
    kind.policy.describe(buffers.rows[0], buffers.choices, count, buffers.policy.described, buffers.policy.known)
    write_logits(search.params(state, "network", likeliest=1).policy, buffers.sparse, count, buffers.policy)
    logits = np.asarray(buffers.policy.logits[:count], np.float64)
    shares = np.exp(logits - logits.max())
    order = np.argsort(-shares, kind="stable")
    return {int(buffers.choices[i]): float(shares[i] / shares.sum()) for i in order}


def test_of_the_root_every_choice_is_valued() -> None:
    state = wide()
    one, other = grow(state, 1), grow(state, 1, 0)
    for what in ("choice", "visits", "prior"):
        assert part(one, 1, what) == part(other, 1, what)


@pytest.mark.parametrize("likeliest", [1, 3, 7])
def test_the_likeliest_are_valued_at_once(likeliest: int) -> None:
    tree = grow(wide(), 200, likeliest)
    state, node = below(tree, wide())
    policy, choices = ranked(state), list(map(int, part(tree, node, "choice")))
    assert part(tree, node, "visits") == [1] * likeliest + [0] * (len(choices) - likeliest)
    shares, likely = [policy[choice] for choice in choices], list(policy.values())
    assert sorted(shares[:likeliest], reverse=True) == likely[:likeliest], "they may be others that are as likely"
    assert shares[likeliest] == likely[likeliest], "the next one stands behind them"


def test_those_that_are_valued_share_the_policy_s_part_and_the_others_keep_theirs() -> None:
    tree = grow(wide(), 200)
    state, node = below(tree, wide())
    policy, priors, choices = ranked(state), part(tree, node, "prior"), list(map(int, part(tree, node, "choice")))
    assert sum(priors) == pytest.approx(1, abs=1e-5)
    assert sum(priors[:LIKELIEST]) == pytest.approx(sum(list(policy.values())[:LIKELIEST]), abs=1e-5)
    for choice, prior in list(zip(choices, priors, strict=True))[LIKELIEST:]:
        assert prior == pytest.approx(policy[choice], abs=1e-6)
    values = [row[state.actor] for row in part(tree, node, "value")[:LIKELIEST]]
    assert values == sorted(values, reverse=True)
    assert priors[:LIKELIEST] == sorted(priors[:LIKELIEST], reverse=True)


def test_the_others_come_in_the_policy_s_order_and_after_those_before_them() -> None:
    tree = grow(wide(), 3000)
    state, node = below(tree, wide(), often=True)
    visits, choices = list(map(int, part(tree, node, "visits"))), list(map(int, part(tree, node, "choice")))
    seen, policy = sum(count > 0 for count in visits), ranked(state)
    assert LIKELIEST < seen < len(visits)
    assert all(count > 1 for count in visits[:seen])
    assert not any(visits[seen:])
    shares = [policy[choice] for choice in choices[LIKELIEST:]]
    assert shares[: seen - LIKELIEST] == sorted(shares[: seen - LIKELIEST], reverse=True)
    assert max(shares[seen - LIKELIEST :]) <= shares[seen - LIKELIEST - 1]


def test_a_root_that_was_a_node_before_gets_the_values_that_it_lacks() -> None:
    old = grow(wide(), 3000)
    state, node = below(old, wide(), often=True)
    search = compiled_search(state.game.type)
    tree = new_tree(200_000)
    copy_subtree(old, node, tree, room("int32", 200_000))
    before = list(map(int, part(tree, 1, "visits")))
    params = search.params(state, "network", likeliest=LIKELIEST)
    search.simulate_by_policy(search.buffers(state), tree, params, settings(LIKELIEST), 1, 1)
    after = list(map(int, part(tree, 1, "visits")))
    assert 0 in before
    assert all(after)
    assert sum(after) == sum(before) + before.count(0) + 1
    seen = len(before) - before.count(0)
    values = [row[state.actor] for row in part(tree, 1, "value")[seen:]]
    rest = [value for value, count in zip(values, after[seen:], strict=True) if count == 1]
    assert rest == sorted(rest, reverse=True)
    assert sum(part(tree, 1, "prior")) == pytest.approx(1, abs=1e-5)


def test_what_is_below_a_choice_stays_below_it_when_choices_are_sorted() -> None:
    """A walk that finds no more room can leave children below a choice that was not visited."""
    state = wide()
    tree = grow(state, 1)
    first, end = int(tree.first[1]), int(tree.first[1] + tree.size[1])
    for child in range(first, end):
        tree.first[child], tree.size[child] = 1000 + int(tree.choice[child]), int(tree.choice[child]) % 50
    for seat in range(3):
        for child in range(first, end):
            tree.value[child, seat] = -float(tree.value[child, seat])
    before = part(tree, 1, "choice")
    state.game.type.functions.bind(sort_children)(tree, state.actor, first, end)
    assert part(tree, 1, "choice") != before
    for choice, begin, size in zip(*(part(tree, 1, what) for what in ("choice", "first", "size")), strict=True):
        assert (int(begin), int(size)) == (1000 + int(choice), int(choice) % 50)


def test_where_all_are_likely_the_tree_is_that_without_a_policy() -> None:
    state = wide()
    one, other = grow(state, 300, 0), grow(state, 300, 1000)
    used = int(one.used[0])
    assert int(other.used[0]) == used
    for name in ("choice", "visits", "prior", "value"):
        assert np.asarray(getattr(one, name)[1:used]).tobytes() == np.asarray(getattr(other, name)[1:used]).tobytes()


def bits() -> str:
    """A hash of a tree: choices, visits, priors and values."""
    tree = grow(wide(), 60)
    places = range(1, int(tree.used[0]))
    whole = [int(part[node]) for part in (tree.choice, tree.visits) for node in places[1:]]
    real = [float(tree.prior[node]) for node in places[1:]]
    real += [float(tree.value[node, seat]) for node in places for seat in range(3)]
    return hashlib.sha256(struct.pack(f"{len(whole)}q{len(real)}d", *whole, *real)).hexdigest()


def test_interpreted_and_compiled_trees_are_equal_bit_by_bit() -> None:
    other = {**os.environ, "NUMBA_DISABLE_JIT": "0" if INTERPRETED else "1"}
    code = "from tests.bots.test_likeliest import bits; print(bits())"
    ran = subprocess.run([sys.executable, "-c", code], env=other, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == bits()


def test_the_same_word_grows_the_same_tree() -> None:
    one, again = (grow(wide(), 500) for _ in range(2))
    used = int(one.used[0])
    assert np.asarray(one.value[1:used]).tobytes() == np.asarray(again.value[1:used]).tobytes()


def test_a_game_without_a_policy_values_every_choice() -> None:
    state = next(state for state, _ in walk(games.game("marrakech", 3), 5) if len(state.legal_actions) > 5)
    plans = [Plan(simulations=200, nodes=50_000, likeliest=likeliest) for likeliest in (0, 3)]
    one, other = (Search(Stream(1), plan).analyse(state) for plan in plans)
    assert one == other
    weights = compiled_search(state.game.type).weights
    assert tree_settings(plans[1], state, weights).likeliest == 0


def test_the_margin_is_searched_with_a_policy_too() -> None:
    lines = Search(Stream(1), Plan(simulations=400, aim="margin", likeliest=3)).analyse(wide())
    assert sum(line.visits - 1 for line in lines) == 399
    assert len(lines) >= LIKELIEST


def test_a_search_goes_on_with_its_tree() -> None:
    search = Search(Stream(1), Plan(simulations=500, nodes=100_000, likeliest=3, reuse=True))
    state = wide()
    after = state.apply(search.choose(state))
    assert after.actor >= 0
    assert len(after.legal_actions) > 1
    search.choose(after)
    assert search.kept_simulations > 500


def test_what_is_taken_without_a_value_has_its_parents_and_a_visit() -> None:
    """Chance below it goes by that value until its outcomes are visited."""
    state = wide()
    tree = grow(state, 3000)
    reached, node = below(tree, state, often=True)
    taken = int(tree.first[node]) + part(tree, node, "visits").index(0)
    tree.value[node, :3] = 0.25, 0.5, 0.125
    tree.prior[taken] = 1000
    choose = state.game.type.functions.bind(best_child)
    assert tree.visits[taken] == 0
    assert tree.value[taken, :3].tolist() != [0.25, 0.5, 0.125]
    assert choose(tree, node, reached.actor, settings(LIKELIEST)) == taken
    assert tree.visits[taken] == 1
    assert tree.value[taken, :3].tolist() == [0.25, 0.5, 0.125]


def test_levels_use_the_policy_of_a_game_that_has_one() -> None:
    plans = {name: level5_plan(games.game(name, 2)) for name in games.GAMES}
    assert {name: plan.likeliest for name, plan in plans.items()} == {"marrakech": 0, "morocco": LIKELIEST}


def test_level5_takes_the_simulations_of_its_table() -> None:
    counts = [level5_plan(games.game("morocco", players)).simulations for players in (2, 3, 4, 5)]
    assert counts == list(games.game_type("morocco").levels.simulations.values())


def test_less_than_no_choice_is_refused() -> None:
    with pytest.raises(BadOption, match="likeliest are 0 or more, not -1"):
        Plan(simulations=10, likeliest=-1)
