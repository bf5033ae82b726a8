"""The clock of a search: over when its time is, or when nothing else can become the most looked at."""

import numpy as np
import pytest

from jemaa.bots import clock
from jemaa.bots.clock import Clock
from jemaa.bots.compiled_search import new_tree
from jemaa.bots.tree import Tree


def tree(looks: dict[int, int]) -> Tree:
    """A root whose children are these actions, each looked at so often."""
    grown = new_tree(100)
    grown.first[1], grown.size[1] = 2, len(looks)
    grown.choice[2 : 2 + len(looks)] = list(looks)
    grown.visits[2 : 2 + len(looks)] = list(looks.values())
    grown.visits[1] = sum(looks.values())
    return grown


def grow(grown: Tree, looks: dict[int, int]) -> None:
    """Make it what `tree` would have made."""
    for name in Tree._fields:
        np.copyto(getattr(grown, name), getattr(tree(looks), name))


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """[0] -> what time it is."""
    now = [0.0]
    monkeypatch.setattr("time.perf_counter", lambda: now[0])
    return now


def test_the_lead_is_counted_over_all_trees_whatever_order_they_hold_choices_in() -> None:
    assert clock.lead([tree({4: 10, 2: 3})]) == 7
    assert clock.lead([tree({4: 10, 2: 3}), tree({2: 9, 7: 1, 4: 1})]) == 1
    assert clock.lead([tree({4: 10, 2: 3}), tree({})]) == 7, "one that has not begun"
    assert clock.lead([tree({0: 5, 1: 5})]) == 0


@pytest.mark.parametrize(("first", "is_over"), [(60, False), (70, False), (71, True)])
def test_it_is_over_once_the_lead_is_more_than_what_is_to_come(at: list[float], first: int, is_over: bool) -> None:
    """100 simulations in the first 10 seconds: 40 are to come in 4 more."""
    grown = [tree({}), tree({})]
    early, late = Clock(14.0, grown, stops_early=True), Clock(14.0, grown, stops_early=False)
    at[0] = 10.0
    grow(grown[0], {0: first, 1: 100 - first})
    assert (early.is_over(), late.is_over(), early.simulations()) == (is_over, False, 100)
    at[0] = 14.0
    assert early.is_over()
    assert late.is_over()


def test_what_was_known_before_leads_but_is_no_measure_of_speed(at: list[float]) -> None:
    """A tree that is gone on with: 50 ahead from the start, 10 a second since."""
    grown = [tree({0: 100, 1: 50})]
    clock = Clock(10.0, grown, stops_early=True)
    at[0] = 4.0
    grow(grown[0], {0: 120, 1: 70})
    assert (clock.simulations(), clock.is_over()) == (40, False)
    at[0] = 6.0
    grow(grown[0], {0: 130, 1: 80})
    assert (clock.simulations(), clock.is_over()) == (60, True)
