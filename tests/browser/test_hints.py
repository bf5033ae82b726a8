"""A first game: one line for each new situation, beside its answers, once; off by one press, on again from the menu."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import click_on, my_turn, quick_start
from tests.browser.test_screens import check

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}
SHOWN = """
() => {
  window.shownHints = []
  const look = () => {
    const text = document.querySelector('.hint')?.textContent
    const version = document.querySelector('main')?.dataset.version
    if (text && window.lastHint !== text) window.shownHints.push(text)
    if (text || version !== window.hintedAt) window.lastHint = text
    if (text) window.hintedAt = version
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  look()
}
"""
"""Note each hint that appears from now on; one that is back after a half made choice belongs to the same question."""


def kept(page: Page) -> dict[str, Any]:
    """What this browser remembers of hints."""
    found: dict[str, Any] = json.loads(page.evaluate("localStorage['jemaa.hints'] ?? '{}'"))
    return found


@pytest.mark.parametrize(("game", "kinds", "games"), [("Marrakech", 8, 2), ("Morocco", 14, 4)])
def test_a_first_game_has_a_hint_for_each_new_situation_once(visit: Visit, game: str, kinds: int, games: int) -> None:
    page = visit()
    for _ in range(games):
        quick_start(page, game)
        assert click_on([page], 300, until=lambda: len(kept(page).get("seen", [])) >= kinds)
        page.goto(page.url.split("/t/", maxsplit=1)[0])
    seen = kept(page)["seen"]
    assert len(seen) == len(set(seen)) >= kinds
    assert {each.split("-")[1] for each in seen} == {game.lower()}


def test_each_hint_appears_once_and_stays_while_its_question_does(visit: Visit) -> None:
    page = visit()
    quick_start(page, "Morocco")
    page.evaluate(SHOWN)
    my_turn(page)
    first = page.locator(".hint").inner_text()
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator(".hint")).to_have_text(first)
    click_on([page], until=lambda: len(kept(page).get("seen", [])) >= 6)
    shown = page.evaluate("window.shownHints")
    assert len(shown) == len(set(shown)) >= 5


def test_off_by_one_press_and_on_again_from_the_menu(visit: Visit) -> None:
    page = visit()
    quick_start(page, "Marrakech")
    my_turn(page)
    hint = page.locator(".hint")
    expect(hint).to_be_visible()
    page.get_by_role("button", name="No more hints").click()
    expect(hint).to_have_count(0)
    switch = page.get_by_role("switch", name="Hints")
    expect(switch).not_to_be_checked()
    page.reload()
    my_turn(page)
    expect(hint).to_have_count(0)
    switch.click()
    expect(hint).to_be_visible()
    assert len(kept(page)["seen"]) == 1


@pytest.mark.parametrize("game", ["Marrakech", "Morocco"])
def test_a_hint_moves_nothing_and_hides_no_answer(visit: Visit, game: str) -> None:
    page = visit(**PHONE)
    quick_start(page, game)
    my_turn(page)
    expect(page.locator(".hint")).to_be_visible()
    height = "document.querySelector('.prompt').getBoundingClientRect().height"
    with_hint = page.evaluate(height)
    hidden = page.locator(".prompt [data-choice]").evaluate_all(
        "(all) => all.filter((each) => { const { x, y, width, height } = each.getBoundingClientRect();"
        " return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-choice]') !== each"
        " && y + height / 2 < innerHeight }).length")
    assert hidden == 0
    check(page)
    seen = [f"hint-{game.lower()}-{each}" for each in ("turn", "border", "rent", "free", "reach", "scout", "plan")]
    page.evaluate("(seen) => localStorage['jemaa.hints'] = JSON.stringify({ off: false, seen })", seen)
    page.reload()
    my_turn(page)
    expect(page.locator(".hint")).to_have_count(0)
    assert page.evaluate(height) == pytest.approx(with_hint, abs=0.5)
