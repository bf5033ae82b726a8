"""No screen has anything cut, broken or out of the window, in any language, in a narrow window or in large letters.

    make fit

looks at all languages of the page; the tests by themselves at those whose words are longest.
"""

import os

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.fit import FIVE, languages, misfits
from tests.browser.phases import AnnsTable, review_of
from tests.browser.playing import open_table, turn_to

ALL = "JEMAA_FIT_ALL" in os.environ
LONGEST = ("de", "ru", "el", "fi", "ar")
GAMES = ["marrakech", "morocco"]
PANELS = ("play", "players", "log", "menu")


def fits(page: Page) -> None:
    """In every language at 320 pixels, and in some at 360, at 390 and in large letters."""
    found = misfits(page, 320, languages(page) if ALL else LONGEST)
    for width in (360, 390):
        found |= misfits(page, width, FIVE if ALL else FIVE[1:3])
    found |= misfits(page, 360, FIVE if ALL else FIVE[1:3], larger=True)
    if found:
        pytest.fail("\n".join(f"{where}: {', '.join(wrong)}" for where, wrong in found.items()), pytrace=False)


def test_home_fits(visit: Visit) -> None:
    page = visit()
    page.wait_for_load_state("networkidle")
    fits(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_new_table_fits(visit: Visit, game: str) -> None:
    page = visit(f"/?new={game}")
    page.locator("option[value=level1]").first.wait_for(state="attached")
    page.get_by_text("Rules you can change").click()
    fits(page)


def test_the_waiting_room_fits(visit: Visit) -> None:
    page = visit()
    open_table(page, "Morocco", 5)
    fits(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits(visit: Visit, game: str) -> None:
    table = AnnsTable(visit, game, 4, viewport={"width": 320, "height": 800}, has_touch=True)
    for _ in range(30):
        table.step()
    while table.phase()[1:2] != ("mine",):
        table.step()
    table.show()
    for panel in PANELS:
        turn_to(table.page, panel)
        fits(table.page)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_the_review_fit(visit: Visit, game: str) -> None:
    page, _ = review_of(visit, game, viewport={"width": 320, "height": 800})
    fits(page)
