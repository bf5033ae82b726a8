"""What several trees say together: sums of visits and means by visits, nothing else."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jemaa.bots.merging import RootChoice, mean_by_visits, merged
from jemaa.bots.search import Plan, Search
from jemaa.core.chance import Stream
from tests.played import record

values = st.lists(st.floats(-2, 2), min_size=3, max_size=3)
choices = st.builds(RootChoice, st.integers(0, 5), st.integers(0, 1000), values)
trees = st.lists(st.lists(choices, max_size=6, unique_by=lambda each: each.choice), max_size=5)


@given(trees)
def test_visits_are_added_up_and_values_are_means_over_them(grown: list[list[RootChoice]]) -> None:
    found = {each.choice: each for each in merged(grown)}
    everything = [each for tree in grown for each in tree]
    assert sum(each.visits for each in found.values()) == sum(each.visits for each in everything)
    assert set(found) == {each.choice for each in everything if each.visits}
    for choice, (_, visits, values) in found.items():
        same = [each for each in everything if each.choice == choice]
        for seat in range(3):
            total = math.fsum(each.visits * each.values[seat] for each in same)
            assert values[seat] == pytest.approx(total / visits, abs=1e-9)


@given(st.permutations([RootChoice(number, 7 * number + 1, [0.25 * number] * 2) for number in range(5)]))
def test_one_tree_says_what_it_says(tree: list[RootChoice]) -> None:
    assert merged([tree]) == [each._replace(values=tuple(each.values)) for each in tree]


def test_a_root_is_worth_the_mean_by_visits() -> None:
    assert mean_by_visits([(1, [0.0, 1.0]), (3, [1.0, 0.0])]) == (0.75, 0.25)


@pytest.mark.parametrize("game", ["marrakech", "morocco"])
def test_a_search_in_two_threads_is_two_searches(game: str) -> None:
    state = next(state for state in list(record(game).states())[10:] if len(state.legal_actions) > 2)
    plan = Plan(simulations=200)
    both = Search(Stream(5), Plan(simulations=200, threads=2)).analyse(state)
    again = Stream(5)
    apart = [Search(again, plan).analyse(state) for _ in range(2)]
    wanted = merged([RootChoice(int(line.action), line.visits, line.values) for line in lines] for lines in apart)
    found = {int(line.action): line for line in both}
    assert {number: line.visits for number, line in found.items()} == {each.choice: each.visits for each in wanted}
    for each in wanted:
        assert found[each.choice].values == pytest.approx(each.values, abs=1e-12)
    assert sum(line.visits for line in both) == sum(line.visits for lines in apart for line in lines)
