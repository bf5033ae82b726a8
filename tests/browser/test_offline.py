"""Playing without a server: what is needed comes once, the game is kept in the browser, and the page opens offline."""

import re

import pytest
from playwright.sync_api import Page, expect

from jemaa.server.http.offline_files import CHECKOUT
from tests.browser.conftest import Visit
from tests.browser.playing import click_on, my_turn, resign

LOADS_MS = 120_000
KEPT = "caches.open('jemaa-page').then(async (cache) => (await cache.keys()).length > 20)"
"""Whether the page itself is kept by the browser."""


def begin(visit: Visit) -> Page:
    """The page from which games without a server are begun, with all that they need."""
    if not (CHECKOUT / "manifest.json.gz").exists():
        pytest.skip("What the page needs to play without a server is not built: run make offline.")
    page = visit("/offline")
    expect(page.get_by_text("Everything is here.")).to_be_visible(timeout=LOADS_MS)
    page.wait_for_function(KEPT)
    page.wait_for_function("navigator.serviceWorker.controller")
    return page


def play(page: Page, game: str) -> None:
    """Begin a game against two bots."""
    page.get_by_role("button", name=re.compile(f"Play .?{game}")).click()
    page.wait_for_url("**/t/here.*")
    my_turn(page)


def test_a_whole_game_without_a_connection_also_after_the_page_was_closed(visit: Visit) -> None:
    page = begin(visit)
    page.context.set_offline(True)
    play(page, "Marrakech")
    turns = 0

    def played() -> bool:
        nonlocal turns
        turns += 1
        return turns > 20
    assert click_on([page], until=played)
    table = page.url
    page.close()
    again = page.context.new_page()
    again.goto(table)
    my_turn(again)
    expect(again.get_by_role("grid")).to_be_visible()
    assert click_on([again])
    expect(again.locator(".ending")).to_be_visible()
    again.goto(table.split("/t/")[0])
    expect(again.get_by_role("link", name="Play without a server")).to_be_visible()


def test_a_game_is_looked_back_at_where_it_was_played(visit: Visit) -> None:
    page = begin(visit)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    play(page, "Morocco")
    assert not click_on([page], 3)
    resign(page)
    page.get_by_role("button", name="Explain how it went").press("Enter")
    curve = page.get_by_role("slider", name="How the chances of winning moved")
    expect(curve).to_be_visible(timeout=LOADS_MS)
    expect(page.locator("progress")).to_have_count(0, timeout=LOADS_MS)
    assert [url for url in asked if "/api/tables" in url] == []


def test_several_people_at_one_device_choose_seats_and_rules(visit: Visit) -> None:
    page = begin(visit)
    page.get_by_role("link", name=re.compile("Seats, rules and clock")).first.click()
    page.get_by_label("Number of players").select_option("2")
    seat = page.get_by_label(re.compile("Seat .?B"))
    seat.select_option("me")
    assert "open" not in [each.get_attribute("value") for each in seat.locator("option").all()]
    page.get_by_label(re.compile("Name for seat")).fill("Ben")
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/t/here.*")
    my_turn(page)
