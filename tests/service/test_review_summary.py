"""A review as the page gets it."""

import pytest

from jemaa.service.review_summary import balanced, summarize
from tests.review.games import reviewed


@pytest.mark.parametrize("values", [[0.04, 0.04, -0.08], [3.33, 3.33, -6.66], [-9.0, 9.0], [0.0, 0.0]])
def test_rounded_luck_still_sums_to_0(values: list[float]) -> None:
    found = balanced(values)
    assert round(10 * sum(found)) == 0
    assert found == pytest.approx(values, abs=0.15)


def test_the_page_gets_luck_that_sums_to_0_and_every_choice_of_each_exercise() -> None:
    _, review = reviewed("marrakech", 4)
    summary = summarize(review)
    assert round(10 * sum(seat.luck_points for seat in summary.seats)) == 0
    assert [each.version for each in summary.exercises] == [each.version for each in review.exercises]
    for each in summary.exercises:
        assert each.choices[0].right
        assert summary.entries[each.version].choice in [one.choice for one in each.choices]
