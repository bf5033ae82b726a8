"""Where somebody's own few colours replace the page's: what is pressed, chosen or due still looks different."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.phases import AnnsTable
from tests.browser.test_screens import PHONE

LOOK = """
(element) => {
  const { backgroundColor, outlineStyle, outlineWidth, color } = getComputedStyle(element)
  return [backgroundColor, color, outlineStyle === 'none' ? '' : outlineWidth].join(' ')
}
"""
FORCED: dict[str, Any] = {"forced_colors": "active"}


def differ(chosen: Locator, other: Locator) -> None:
    assert chosen.first.evaluate(LOOK) != other.first.evaluate(LOOK)


def test_the_new_table_shows_which_game_and_clock_are_chosen(visit: Visit) -> None:
    page = visit("/?new=marrakech", **FORCED)
    pressed = page.locator("form [aria-pressed=true]")
    expect(pressed).to_have_count(2)
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    for at in range(2):
        differ(pressed.nth(at), page.locator("form [aria-pressed=false]"))
    sound = page.locator("header [aria-pressed]")
    on = sound.evaluate(LOOK)
    sound.click()
    assert sound.evaluate(LOOK) != on


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["marrakech", "morocco"])
def test_the_table_shows_whose_turn_it_is_what_is_asked_and_which_tab_is_open(
        visit: Visit, game: str, settings: dict[str, Any]) -> None:
    table = AnnsTable(visit, game, 3, **FORCED, **settings)
    while table.phase()[1:2] != ("mine",):
        table.step()
    table.show()
    page = table.page
    differ(page.locator("[data-seat][aria-current=true]"), page.locator("[data-seat]:not([aria-current])"))
    differ(page.locator("[role=tab][aria-selected=true]"), page.locator("[role=tab][aria-selected=false]"))
    asked = page.locator(".prompt").evaluate(LOOK)
    while table.seating.table.actor == "A":
        table.step()
    table.show()
    assert page.locator(".prompt").evaluate(LOOK) != asked
