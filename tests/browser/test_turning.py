"""The question where Assam goes: arrows as they point on the board, the squares he may reach, and taps on the board."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import click_on, quick_start, turn_to

TURNS = {"left": -90, "ahead": 0, "right": 90}
QUESTION = ".prompt.mine [data-choice='left']"
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}


def to_the_question(page: Page) -> None:
    """Play on until Assam is to be turned."""
    assert click_on([page], until=lambda: page.locator(QUESTION).is_visible())


def heading(page: Page) -> int:
    """Where Assam looks in the picture, clockwise in degrees."""
    style = page.locator(".assam .facing").get_attribute("style") or ""
    found = re.search(r"rotate\((-?\d+)deg\)", style)
    assert found
    return int(found[1]) % 360


WRITTEN = "(all) => all.map((each) => getComputedStyle(each).direction)"
"""The direction of writing of each answer, whatever the order in which the answers stand."""


def arrows(page: Page) -> list[tuple[str, int]]:
    """Each answer and the direction of its arrow, from left to right on the screen."""
    found = page.locator(".prompt [data-choice]").evaluate_all(
        "(all) => all.map((each) => [each.getBoundingClientRect().x, each.dataset.choice,"
        " Number(each.querySelector('[data-points]').dataset.points)])")
    return [(choice, degrees) for _, choice, degrees in sorted(found)]


def lit(page: Page) -> list[str]:
    """The squares that are lit."""
    found: list[str] = page.locator("[data-reach]").evaluate_all("(all) => all.map((each) => each.dataset.reach)")
    return found


@pytest.mark.parametrize("settings", [{}, PHONE, {**PHONE, "locale": "ar"}, {"locale": "fa"}],
                         ids=["desktop", "phone", "phone in Arabic", "desktop in Persian"])
@pytest.mark.clause("MK-3.2")
def test_arrows_point_and_stand_as_on_the_board(visit: Visit, settings: dict[str, Any]) -> None:
    page = visit("/?lang=en", **settings)
    quick_start(page, "Marrakech")
    if language := settings.get("locale"):
        turn_to(page, "menu")
        page.locator("header select").locator("visible=true").select_option(language)
        turn_to(page, "play")
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
    for _ in range(3):
        to_the_question(page)
        shown = arrows(page)
        assert dict(shown) == {turn: (heading(page) + by) % 360 for turn, by in TURNS.items()}
        order = [{270: 0, 0: 1, 180: 1, 90: 2}[degrees] for _, degrees in shown]
        assert order == sorted(order)
        assert set(page.locator(".prompt [data-choice]").evaluate_all(WRITTEN)) == {"rtl" if language else "ltr"}
        page.locator(QUESTION).click()
        expect(page.locator(QUESTION)).to_have_count(0)


@pytest.mark.clause("MK-3.3", "MK-4.2")
def test_an_answer_lights_the_squares_that_it_may_lead_to(visit: Visit) -> None:
    page = visit()
    quick_start(page, "Marrakech")
    to_the_question(page)
    everywhere = set(lit(page))
    found: set[str] = set()
    for turn in TURNS:
        page.locator(f".prompt [data-choice='{turn}']").focus()
        expect(page.locator("[data-reach].sure").first).to_be_visible()
        squares = lit(page)
        assert 0 < len(squares) <= 4
        chances = page.locator("[data-reach] > text").all_text_contents()
        assert sum(int(each.rstrip("%")) for each in chances) in range(99, 102)
        found |= set(squares)
    assert found == everywhere


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.clause("MK-3.2")
def test_a_tap_on_a_square_turns_assam_towards_it(visit: Visit, settings: dict[str, Any]) -> None:
    page = visit(**settings)
    quick_start(page, "Marrakech")
    to_the_question(page)
    page.locator(".prompt [data-choice='right']").focus()
    only = lit(page)
    page.locator(".prompt [data-choice='left']").focus()
    other = set(lit(page))
    page.locator(".prompt [data-choice='ahead']").focus()
    other |= set(lit(page))
    square = next(each for each in only if each not in other)
    page.locator(f"[data-cell='{square}']").click()
    expect(page.locator(QUESTION)).to_have_count(0)
    turn_to(page, "log")
    expect(page.get_by_role("tabpanel")).to_contain_text("turns Assam right")
