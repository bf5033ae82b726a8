"""A review that teaches: three sentences, moments drawn on the board, and the same positions to try again."""

import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import click_on, open_table
from tests.browser.test_screens import PHONE, check

PATIENCE = 400_000
"""Milliseconds for a review on a busy machine."""
PICTURES = os.environ.get("JEMAA_PICTURES", "")
"""A folder for pictures of the screens, to be looked at."""
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}}, "phone": PHONE,
    "dark phone": {**PHONE, "color_scheme": "dark"}, "Arabic phone": {**PHONE, "locale": "ar"},
}
POINTS = r"[\d.,]+ points?"
SENTENCES = re.compile(
    rf".+ (won, {POINTS} ahead of the next|came (first|second|second, {POINTS} behind the winner))\. "
    rf"(Luck helped: it brought {POINTS}|Luck didn’t help: it cost {POINTS}|Luck made no difference)\. "
    rf"(Better choices would have brought {POINTS} more|No choice cost anything)\.")
REVIEW = """fetch('/api/tables/' + location.pathname.split('/')[2] + '/review').then((got) => got.json())"""


@pytest.fixture(scope="module")
def reviewed(stay: Visit) -> tuple[Page, Page]:
    """Host and guest after a whole game of Marrakech, and the finished review, which began by itself."""
    host = stay()
    guest = stay(f"/{open_table(host, 'Marrakech')}")
    guest.get_by_label("Your name").fill("Ada")
    guest.get_by_role("button", name="Sit here").click()
    assert click_on([host, guest], seconds=300)
    expect(host.locator(".sentences li")).to_have_count(1, timeout=PATIENCE)
    expect(host.locator("progress")).to_have_count(0, timeout=PATIENCE)
    expect(host.get_by_text("Try it yourself").first).to_be_visible()
    return host, guest


def exercise_of(page: Page, seat: str) -> Any:
    """The costliest moment of a seat, as the server sent it."""
    return next(each for each in page.evaluate(REVIEW)["review"]["exercises"] if each["by"] == seat)


def seat_of(page: Page) -> str:
    return page.locator(".sentences li").first.get_attribute("data-seat") or ""


def choose(page: Page, choice: str) -> None:
    """Choose on the board, as in a game, or by the choice's button."""
    button = page.locator(f'[data-try="{choice}"]')
    if button.count():
        button.click()
        return
    for cell in choice.split("-"):
        if not page.locator(".review").get_by_role("button", name="Confirm").count():
            page.locator(f'[data-cell="{cell}"]').dispatch_event("click")
    page.locator(".review").get_by_role("button", name="Confirm").click()


def plain(text: str) -> str:
    """Without the signs that isolate a name or a number in a sentence."""
    return re.sub("[\u2068\u2069]", "", text)


def test_the_review_begins_with_place_luck_and_choices(reviewed: tuple[Page, Page]) -> None:
    for page in reviewed:
        expect(page.locator(".sentences li")).to_have_count(1)
        assert SENTENCES.fullmatch(plain(page.locator(".sentences li").inner_text()))
    host = reviewed[0]
    lucks = [seat["luck_points"] for seat in host.evaluate(REVIEW)["review"]["seats"]]
    assert round(10 * sum(lucks)) == 0
    assert {seat_of(page) for page in reviewed} == {"A", "B"}
    assert 1 <= host.locator(".review ol li").count() <= 3


def test_the_better_choice_is_drawn_beside_the_one_that_was_made(reviewed: tuple[Page, Page]) -> None:
    host, _ = reviewed
    exercise = exercise_of(host, seat_of(host))
    host.get_by_role("button", name="Look at it").first.click()
    better, played = (host.locator(f".market [data-mark={kind}]") for kind in ("better", "played"))
    expect(better).to_have_count(1)
    expect(played).to_have_count(1)
    if "-" in exercise["choices"][0]["choice"]:
        expect(better).to_have_attribute("data-cells", exercise["choices"][0]["choice"].replace("-", " "))
    dashes = [mark.locator(".line").evaluate("(line) => getComputedStyle(line).strokeDasharray")
              for mark in (better, played)]
    assert dashes[0] == "none" != dashes[1]
    signs = [mark.locator(".sign").get_attribute("d") for mark in (better, played)]
    assert signs[0] != signs[1]
    said = plain(host.locator(".review ol li").first.inner_text())
    assert re.search(r"at once, the better one brings|choice is worth [\d.]+ points? more|wins more often", said)


def test_a_moment_is_tried_again_until_it_is_right(reviewed: tuple[Page, Page]) -> None:
    host, _ = reviewed
    exercise = exercise_of(host, seat_of(host))
    wrong = [each for each in exercise["choices"] if not each["right"]][-1]
    moment = host.locator(".review ol li").first
    moment.get_by_role("button", name="Try it yourself").click()
    expect(host.locator("[data-mark]")).to_have_count(0)
    expect(moment.locator(".better")).to_have_count(0)
    for _ in range(2):
        choose(host, wrong["choice"])
        expect(moment.get_by_role("status")).to_have_text(
            re.compile("that is not the best yet. It costs|wins more often"))
    choose(host, exercise["choices"][0]["choice"])
    expect(moment.get_by_text(re.compile("^Right: "))).to_be_visible()
    expect(host.get_by_text(re.compile("You have solved .?1.? of"))).to_be_visible()
    expect(host.locator("[data-mark=better]")).to_have_count(1)
    moment.get_by_role("button", name="Try it yourself").click()
    moment.get_by_role("button", name="Show the answer").click()
    expect(moment.locator(".better")).to_be_visible()


@pytest.mark.parametrize("trying", [False, True])
def test_moments_can_be_read_by_everybody(visit: Visit, reviewed: tuple[Page, Page], trying: bool) -> None:
    host, _ = reviewed
    watch = host.evaluate("fetch('/api/tables/' + location.pathname.split('/')[2]).then((got) => got.json())")
    for name, settings in SCREENS.items():
        page = visit(f"/t/{watch['table']['watch']}", **settings)
        page.locator(".review ol li").first.locator("button").nth(int(trying)).click()
        if not trying:
            expect(page.locator(".market [data-mark=better]")).to_have_count(1)
        check(page)
        if PICTURES:
            page.screenshot(path=Path(PICTURES) / f"{name} {'try' if trying else 'look'}.png", full_page=True)
