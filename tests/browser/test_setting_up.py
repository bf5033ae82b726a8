"""The analysis board: positions set up by hand, with a finger, by keyboard alone, and by those who do not see it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_screens import PHONE, SETTINGS, check
from tests.played import record

GAMES = ["marrakech", "morocco"]
MOST_TABS = 80


def begun(visit: Visit, game: str, **settings: Any) -> Page:
    """An empty board of this game, to be set up."""
    page = visit("/analyse", **settings)
    page.locator(f"[data-empty={game}]").click()
    page.locator("[data-piece]").first.wait_for()
    return page


def said(page: Page) -> Any:
    return page.locator(".said")


def field(page: Page, name: str) -> Any:
    return page.locator(f"[data-field='{name}']")


def test_a_position_is_set_up_with_a_finger(visit: Visit) -> None:
    page = begun(visit, "marrakech", **PHONE)
    page.locator("[data-piece='rug B']").tap()
    page.locator("[data-cell=c3]").tap()
    expect(said(page)).to_contain_text("choose the other square")
    page.locator("[data-cell=c4]").tap()
    expect(field(page, "seats[1].rugs.B")).to_have_value("11")
    page.locator("[data-piece=assam]").tap()
    page.locator("[data-cell=a1]").tap()
    page.locator("[data-cell=a1]").tap()
    expect(field(page, "assam.facing")).to_have_value("Left")
    expect(said(page)).to_contain_text("possible")
    page.get_by_role("button", name="Analyse this position").tap()
    expect(page.get_by_role("heading", name=re.compile("turn$"))).to_be_visible()
    page.get_by_role("button", name="From this position").tap()
    expect(page.locator("[data-piece]").first).to_be_visible()
    expect(field(page, "seats[1].rugs.B")).to_have_value("11")


def test_workers_tiles_and_juice_are_put_with_a_finger(visit: Visit) -> None:
    page = begun(visit, "morocco", **PHONE)

    def put(piece: str, space: str) -> None:
        page.locator(f"[data-piece='{piece}']").tap()
        page.locator(f"[data-cell={space}]").tap()
        page.locator(f"[data-space={space}]").tap()

    put("A tourist", "c3")
    expect(field(page, "seats[0].tourists")).to_have_value("1")
    page.locator("[data-owner=B]").tap()
    put("B assistant", "d4")
    expect(page.locator("[data-cell=d4]")).to_have_attribute("aria-label", re.compile("assistant of"))
    put("nothing", "c3")
    expect(field(page, "seats[0].tourists")).to_have_value("2")
    page.get_by_role("button", name="Take back").tap()
    expect(field(page, "seats[0].tourists")).to_have_value("1")


@pytest.mark.parametrize(("game", "name", "value", "clause", "words"), [
    ("marrakech", "seats[0].dirhams", "31", "MK-2.1", "30 dirhams"),
    ("morocco", "seats[0].points", "9", "MO-6.3", "points"),
])
def test_an_impossible_position_is_refused_in_the_words_of_its_clause(
        visit: Visit, game: str, name: str, value: str, clause: str, words: str) -> None:
    page = begun(visit, game)
    field(page, name).fill(value)
    field(page, name).blur()
    expect(said(page)).to_contain_text(clause)
    expect(said(page).locator(".clause")).to_contain_text(words)
    expect(page.get_by_role("button", name="Analyse this position")).to_be_disabled()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("button", name="Analyse this position")).to_be_enabled()
    expect(field(page, name)).not_to_have_value(value)


def test_what_cannot_be_put_is_not(visit: Visit) -> None:
    page = begun(visit, "marrakech")
    for cell in ("a1", "c1"):
        page.locator(f"[data-cell={cell}]").click()
    expect(said(page)).to_contain_text("That isn’t possible here. (MK-1.3)")
    expect(page.get_by_role("button", name="Analyse this position")).to_be_enabled()


def reach(page: Page, what: str) -> None:
    """Go on by the Tab key until the focus is there."""
    for _ in range(MOST_TABS):
        if page.evaluate("(what) => Boolean(document.activeElement?.matches(what))", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(what)


def test_a_position_is_set_up_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/analyse")
    page.locator("[data-empty]").first.wait_for()
    reach(page, "[data-empty=marrakech]")
    page.keyboard.press("Enter")
    page.locator("[data-piece]").first.wait_for()
    reach(page, "[data-cell]")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(field(page, "seats[0].rugs.A")).to_have_value("11")
    reach(page, "[data-field='seats[0].dirhams']")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Tab")
    expect(said(page)).to_contain_text("MK-2.1")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    expect(said(page)).to_contain_text("possible")
    page.evaluate("document.querySelector('h1').focus()")
    reach(page, ".film button.main")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile("turn$"))).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_position_of_a_game_is_changed(visit: Visit, game: str) -> None:
    state = next(state for state in list(record(game, 2).states())[30:] if len(state.legal_actions) > 1)
    page = visit("/analyse")
    page.locator("textarea").fill(state.text)
    page.locator("form .main").click()
    page.get_by_role("button", name="From this position").click()
    page.locator("[data-piece]").first.wait_for()
    expect(said(page)).to_contain_text("possible")


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS.keys())
@pytest.mark.parametrize("game", GAMES)
def test_the_screen(visit: Visit, game: str, settings: dict[str, Any]) -> None:
    page = begun(visit, game, **settings)
    page.locator("details summary").click()
    page.wait_for_load_state("networkidle")
    check(page)
