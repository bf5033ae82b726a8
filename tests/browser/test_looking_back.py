"""A finished game explained, and looked at together: two players and somebody who watches, in browsers of their own."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import Visit
from tests.browser.playing import click_on, open_table, resign, turn_to
from tests.browser.test_screens import SETTINGS, check
from tests.server.running import Server

PATIENCE = 400_000
"""Milliseconds for a review, which has the lowest priority, and may have everything to compile."""
REVIEW = re.compile("/api/.*/review$")
LINES = 20
"""So long a log has enough to look back at."""
Three = tuple[Page, Page, Page]


def asks(request: Request) -> bool:
    """Whether a page wants a review."""
    return request.method == "POST" and REVIEW.search(request.url) is not None


def played(visit: Visit, game: str = "Marrakech", **settings: Any) -> Three:
    """Host, guest and watcher of a game that the host gave up after some moves; its review does not begin by itself."""
    host = visit(**settings)
    guest = visit(f"/{open_table(host, game)}", **settings)
    for page in (host, guest):
        page.route(REVIEW, lambda route: route.abort() if route.request.method == "POST" else route.fallback())
    guest.get_by_label("Your name").fill("Ada")
    guest.get_by_role("button", name="Sit here").click()
    lines = host.get_by_role("tabpanel").get_by_role("listitem")
    for _ in range(40):
        turn_to(host, "log")
        if lines.count() >= LINES:
            break
        turn_to(host, "play")
        click_on([host, guest], seconds=1)
    with host.expect_event("requestfailed", asks), guest.expect_event("requestfailed", asks):
        resign(host)
    return host, guest, watcher(visit, host, **settings)


def played_out(visit: Visit, game: str) -> Three:
    """Host, guest and watcher of a whole game, whose review is as long as people's are."""
    host = visit()
    guest = visit(f"/{open_table(host, game)}")
    guest.get_by_label("Your name").fill("Ada")
    guest.get_by_role("button", name="Sit here").click()
    assert click_on([host, guest], seconds=300)
    return host, guest, watcher(visit, host)


def watcher(visit: Visit, host: Page, **settings: Any) -> Page:
    """Somebody who comes by the other link."""
    found = host.evaluate("fetch('/api/tables/' + location.pathname.split('/')[2]).then((got) => got.json())")
    return visit(f"/t/{found['table']['watch']}", **settings)


Explained = Callable[[str], Three]


@pytest.fixture(scope="module")
def explained(stay: Visit) -> Explained:
    """The three at a table of a game; its review has begun by itself, and it is there. One a game."""
    @cache
    def table(game: str) -> Three:
        three = played_out(stay, game)
        expect(curve(three[0])).to_be_visible(timeout=PATIENCE)
        expect(three[0].locator("progress")).to_have_count(0, timeout=PATIENCE)
        return three

    return table


def path(page: Page) -> str:
    return "/" + page.url.split("/", 3)[3]


def slider(page: Page) -> Any:
    """Where the film stands."""
    return page.get_by_role("slider", name="Watch the game again")


def curve(page: Page) -> Any:
    return page.get_by_role("slider", name="How the chances of winning moved")


def test_all_at_the_table_see_the_review(visit: Visit, explained: Explained) -> None:
    three = explained("Marrakech")
    for page in three:
        expect(curve(page)).to_be_visible()
        expect(page.get_by_role("heading", name="Skill and luck")).to_be_visible()
        expect(page.get_by_role("tabpanel").locator(".verdict").first).to_be_visible()
    late = visit(path(three[2]))
    expect(curve(late)).to_be_visible()


def test_a_review_that_fails_says_why_to_all_and_can_be_asked_for_again(visit: Visit, house: Server) -> None:
    three = played(visit)
    for page in three[:2]:
        page.unroute(REVIEW)
    three[0].get_by_role("button", name="Explain how it went").click()
    house.end_review()
    late = visit(path(three[2]))
    for page in (*three, late):
        expect(page.get_by_role("alert")).to_have_text(re.compile("the calculation stopped before its end"),
                                                         timeout=PATIENCE)
    three[1].get_by_role("button", name="Explain how it went").click()
    for page in (*three, late):
        expect(curve(page)).to_be_visible(timeout=PATIENCE)
        expect(page.get_by_role("alert")).to_have_count(0)
    expect(three[0].locator(".sentences li")).to_have_text(re.compile("came .?second"))


def test_curve_moments_and_log_move_the_board(explained: Explained) -> None:
    host, _, _ = explained("Marrakech")
    curve(host).focus()
    host.keyboard.press("Home")
    start = slider(host).input_value()
    host.keyboard.press("ArrowRight")
    assert int(slider(host).input_value()) == int(start) + 1
    assert curve(host).get_attribute("aria-valuenow") == slider(host).input_value()
    assert "%" in (curve(host).get_attribute("aria-valuetext") or "")
    host.get_by_role("button", name="Look at it").first.click()
    heading = host.get_by_role("heading", name=re.compile("At step")).first.inner_text()
    expect(slider(host)).to_have_value(str(int(re.findall(r"\d+", heading)[-1]) - 1))
    box = curve(host).bounding_box()
    assert box
    curve(host).click(position={"x": box["width"] - 4, "y": box["height"] / 2})
    assert slider(host).input_value() == slider(host).get_attribute("max")
    host.get_by_role("tabpanel").locator(".verdict").last.click()
    assert slider(host).input_value() != slider(host).get_attribute("max")
    expect(host.get_by_role("tabpanel").locator("[aria-current=step]")).to_have_count(1)
    host.get_by_text("The same as a table").click()
    expect(host.get_by_role("region", name="The same as a table").get_by_role("row").nth(2)).to_contain_text("%")


def test_who_follows_sees_what_the_leader_sees_until_they_go_their_own_way(visit: Visit) -> None:
    host, guest, third = played(visit)
    host.get_by_role("button", name="Watch the game again").click()
    host.get_by_role("button", name="Show everyone what I’m looking at").click()
    for page in (guest, third):
        expect(page.get_by_text("shows the game.")).to_be_visible()
        page.get_by_role("button", name="Follow along").click()
    first = int(slider(host).get_attribute("min"))
    slider(host).press("Home")
    slider(host).press("ArrowRight")
    for page in (guest, third):
        expect(slider(page)).to_have_value(str(first + 1))
    slider(guest).press("End")
    slider(host).press("ArrowRight")
    expect(slider(third)).to_have_value(str(first + 2))
    expect(slider(guest)).not_to_have_value(str(first + 2))
    expect(guest.get_by_role("button", name="Follow along")).to_be_visible()
    guest.get_by_role("button", name="Show everyone what I’m looking at").click()
    expect(host.get_by_text(re.compile("Ada.? shows the game"))).to_be_visible()
    guest.close()
    expect(host.get_by_text("shows the game.")).to_have_count(0)
    assert third.get_by_role("button", name="Show everyone what I’m looking at").count() == 0


@pytest.mark.parametrize("game", ["Marrakech", "Morocco"])
def test_the_review_can_be_read_by_everybody(visit: Visit, explained: Explained, game: str) -> None:
    watching = path(explained(game)[2])
    for settings in SETTINGS.values():
        page = visit(watching, **settings)
        page.locator(".curve").wait_for()
        page.locator("details").last.click()
        check(page)


def test_the_log_is_whole_after_the_page_is_loaded_again(visit: Visit) -> None:
    host, _, _ = played(visit, viewport={"width": 360, "height": 740})
    host.reload()
    turn_to(host, "log")
    expect(host.get_by_role("tabpanel").get_by_text("The game begins.")).to_be_attached()
    expect(host.get_by_role("tabpanel").get_by_text(re.compile("Ada.? sits down"))).to_be_attached()
