"""What a screen reader finds in a review, and where one of its moments is tried again; see `test_aria`."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.phases import review_of
from tests.browser.test_aria import GAMES, check


@pytest.mark.parametrize("game", GAMES)
def test_a_review(visit: Visit, game: str) -> None:
    page, _ = review_of(visit, game)
    page.get_by_role("button", name="Look at it").first.click()
    page.locator(".market [data-mark]").first.wait_for(state="attached")
    if game == "morocco":
        page.locator(".status:not(.past)").wait_for()  # it is loaded by itself
    check(page, f"review-{game}")
    page.get_by_role("button", name="Try it yourself").first.click()
    page.get_by_role("button", name="Show the answer").wait_for()
    check(page, f"try-{game}")
