"""What was found out before is kept, where it is about what then happened."""

from typing import Any

import pytest

from jemaa import games
from jemaa.bots.compiled_search import compiled_search
from jemaa.bots.search import Plan, Search
from jemaa.bots.tree import MOST_SEATS
from jemaa.core.chance import Stream
from jemaa.core.choice import Choice
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from tests.played import walk

every_game = pytest.mark.parametrize("name", games.GAMES)


def middle(name: str) -> State:
    states = [state for state, _ in walk(games.game(name, 2), 5)]
    return next(state for state in states[len(states) // 2:] if len(state.legal_actions) > 2)


def grown(state: State) -> tuple[Search, Any]:
    """A search that has looked at a state, and its tree."""
    search = Search(Stream(1), Plan(simulations=2000, leaf="evaluation", reuse=True))
    search.analyse(state)
    assert search.last is not None
    return search, search.last[1][0]


def likeliest(state: State, tree: Any) -> tuple[State, int]:
    """Where the tree looked most, a few choices on: the state, and its node."""
    node = 1
    for _ in range(4):
        if not tree.first[node]:
            break
        children = range(tree.first[node], tree.first[node] + tree.size[node])
        node = max(children, key=lambda child: int(tree.visits[child]))
        named = state.game.type.outcomes if state.actor == CHANCE else state.game.type.actions
        choice: Choice = named[int(tree.choice[node])]
        state = state.apply(choice)
    return state, node


@every_game
def test_a_branch_is_found_and_replanted_whole(name: str) -> None:
    root = middle(name)
    _, tree = grown(root)
    state, node = likeliest(root, tree)
    branch = compiled_search(root.game.type).subtree(tree, root, state)
    assert subtree(branch, 1) == subtree(tree, node)
    assert branch.used[0] == 2 + sum(len(line) == 1 for line in subtree(branch, 1))


def subtree(tree: Any, node: int) -> list[tuple[Any, ...]]:
    """A branch, node by node, without its root's own choice."""
    size = int(tree.size[node]) if tree.first[node] else 0
    values = [float(tree.value[node, seat]) for seat in range(MOST_SEATS)]
    found: list[tuple[Any, ...]] = [(size, int(tree.visits[node]), values)]
    if tree.first[node]:
        for child in range(tree.first[node], tree.first[node] + tree.size[node]):
            found += [(int(tree.choice[child]),), *subtree(tree, child)]
    return found


@every_game
def test_the_next_search_goes_on_from_there(name: str) -> None:
    root = middle(name)
    search, tree = grown(root)
    state, _ = likeliest(root, tree)
    while len(state.legal_actions) < 2:
        state = state.apply((state.legal_actions or state.chance_outcomes[0])[0])
    known = compiled_search(root.game.type).subtree(tree, root, state).visits[1]
    fresh = sum(line.visits for line in Search(Stream(2), search.plan).analyse(state))
    assert sum(line.visits for line in search.analyse(state)) >= fresh + int(known) - len(state.legal_actions)


def test_nothing_is_kept_of_another_game() -> None:
    search, _ = grown(middle("marrakech"))
    other = next(state for state, _ in walk(games.game("marrakech", 3), 5) if len(state.legal_actions) > 2)
    assert search.analyse(other) == Search(one_search_later(), search.plan).analyse(other)


def one_search_later() -> Stream:
    """A stream where the search's own stands after one search."""
    stream = Stream(1)
    stream.below(1 << 32)
    return stream


def test_what_never_was_looked_at_begins_anew() -> None:
    root = middle("marrakech")
    _, tree = grown(root)
    stranger = [state for state, _ in walk(games.game("marrakech", 2), 77)][3]
    new = compiled_search(root.game.type).subtree(tree, root, stranger)
    assert new.used[0] == 2
    assert (new.first[1], new.size[1], new.visits[1]) == (0, 0, 0)
    assert not any(new.value[1, seat] for seat in range(MOST_SEATS))


@every_game
def test_a_search_says_how_much_memory_its_trees_take(name: str) -> None:
    state = middle(name)
    search, tree = grown(state)
    assert search.retained_bytes == int(tree.used[0]) * 36
    without = Search(Stream(1), Plan(simulations=50, leaf="evaluation"))
    without.analyse(state)
    assert without.retained_bytes == 0
