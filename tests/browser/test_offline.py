"""Playing without a server: what is needed comes once, the game is kept in the browser, and the page opens offline."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, offline_house
from tests.browser.playing import click_on, my_turn, resign, turn_to
from tests.browser.test_keyboard import EYES, do
from tests.browser.test_screens import PHONE, check
from tests.server.running import Server

LOADS_MS = 120_000
KEPT = "main[data-kept]"
"""There once the page itself is kept by the browser, too."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose page offers to play without it."""
    with offline_house(tmp_path_factory.mktemp("house")) as house:
        yield house


def begin(visit: Visit, **settings: Any) -> Page:
    """The page from which games without a server are begun, with all that they need, in a browser of these settings."""
    page = visit("/offline", **settings)
    expect(page.locator("button.main").first).to_be_enabled(timeout=LOADS_MS)
    expect(page.locator(KEPT)).to_be_visible(timeout=LOADS_MS)
    page.wait_for_function("navigator.serviceWorker.controller")
    return page


def choose_seats(page: Page, game: str, bot: str) -> None:
    """The form for a table of two, the other one a bot."""
    page.get_by_role("link", name=re.compile(f"Seats, rules and clock.*{game}")).click()
    page.get_by_label("Number of players").select_option("2")
    page.get_by_label(re.compile("Seat .?B")).select_option(bot)


def open_table(page: Page) -> None:
    """Open the table of the form."""
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/t/here.*")
    my_turn(page)


def play(page: Page, game: str) -> None:
    """Begin a game against two bots."""
    page.get_by_role("button", name=re.compile(f"Play .?{game}")).click()
    page.wait_for_url("**/t/here.*")
    my_turn(page)


def some_choices(page: Page, most: int = 8) -> None:
    """Choose something so many times, or a little less; the game is not over then."""
    made = 0

    def enough() -> bool:
        nonlocal made
        made += 1
        return made > most
    assert click_on([page], until=enough)
    expect(page.locator(".ending")).to_have_count(0)


def nobody_else_is_spoken_of(page: Page) -> None:
    """Nothing is offered that only others would read, see or send."""
    expect(page.get_by_role("button", name="Resign").or_(page.locator(".ending"))).to_be_visible()
    for offer in (page.get_by_label("Say something"), page.get_by_text("Tell me when it’s my turn"),
                  page.get_by_role("button", name="Show everybody")):
        expect(offer).to_have_count(0)


def test_a_whole_game_without_a_connection_also_after_the_page_was_closed(visit: Visit) -> None:
    page = begin(visit)
    page.context.set_offline(True)
    play(page, "Marrakech")
    some_choices(page, 20)
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
    nobody_else_is_spoken_of(page)
    some_choices(page)
    resign(page)
    page.get_by_role("button", name="Explain how it went").press("Enter")
    curve = page.get_by_role("slider", name="How the chances of winning moved")
    nobody_else_is_spoken_of(page)
    expect(curve).to_be_visible(timeout=LOADS_MS)
    expect(page.locator("progress")).to_have_count(0, timeout=LOADS_MS)
    assert [url for url in asked if "/api/tables" in url] == []


@pytest.mark.parametrize("game", ["Marrakech", "Morocco"])
def test_the_strongest_level_is_played_to_the_end_without_a_connection(visit: Visit, game: str) -> None:
    page = begin(visit)
    page.context.set_offline(True)
    choose_seats(page, game, "level5")
    open_table(page)
    assert click_on([page], 240)
    expect(page.get_by_role("heading", name=re.compile("wins|victory"))).to_be_visible()


def test_a_game_goes_from_browser_to_browser_as_a_file(visit: Visit, tmp_path: Path) -> None:
    page = begin(visit)
    page.context.set_offline(True)
    play(page, "Morocco")
    some_choices(page)
    resign(page)
    with page.expect_download() as picture:
        page.get_by_role("button", name="Save a picture").click()
    assert picture.value.suggested_filename.endswith(".png")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the game’s record").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)

    other = begin(visit, name="Ben")
    other.context.set_offline(True)
    other.get_by_label("Drop the file").set_input_files(file)
    other.wait_for_url("**/t/here.*")
    table = other.url
    other.get_by_role("button", name="Explain how it went").press("Enter")
    expect(other.get_by_role("slider", name="How the chances of winning moved")).to_be_visible(timeout=LOADS_MS)
    other.get_by_role("link", name="Check the dice").click()
    expect(other.get_by_role("heading", name=re.compile("All is well"))).to_be_visible(timeout=LOADS_MS)
    for path in ("/watch", "/verify"):
        other.goto(table.split("/t/")[0] + path)
        other.get_by_label("Drop the file").set_input_files(file)
        expect(other.get_by_role("slider") if path == "/watch" else other.get_by_text("All is well")).to_be_visible(
            timeout=LOADS_MS)
    other.goto(table.split("/t/")[0])
    expect(other.locator(f"a[href='/t/{table.split('/t/')[1]}']")).to_be_visible()


def test_a_file_that_is_no_finished_game_is_refused(visit: Visit) -> None:
    page = begin(visit)
    page.get_by_label("Drop the file").set_input_files(
        {"name": "game.jsonl", "mimeType": "text/plain", "buffer": b"no game"})
    expect(page.get_by_role("alert")).to_have_text("This file is no record of a game.")
    expect(page.locator("button.main").first).to_be_enabled()


def test_clocks_run_and_lessons_are_there_without_a_connection(visit: Visit) -> None:
    page = begin(visit)
    page.context.set_offline(True)
    choose_seats(page, "Marrakech", "level1")
    page.get_by_role("button", name="30 seconds a choice").click()
    open_table(page)
    clock = page.locator("[data-seat=A] .clock").first
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)
    turn_to(page, "menu")
    page.goto(page.url.split("/t/")[0] + "/?learn=marrakech")
    page.get_by_role("button", name="Show me").click(timeout=LOADS_MS)
    page.locator(".cell.open, [data-choice]").first.wait_for()


def test_a_phone_in_arabic_begins_and_plays_without_a_connection(visit: Visit) -> None:
    page = begin(visit, **PHONE, locale="ar")
    page.context.set_offline(True)
    assert page.evaluate("document.documentElement.dir") == "rtl"
    check(page)
    page.locator("button.main").first.click()
    page.wait_for_url("**/t/here.*")
    my_turn(page)
    check(page)
    some_choices(page)
    check(page)


def test_a_game_without_a_mouse_on_a_narrow_screen(visit: Visit) -> None:
    page = begin(visit, viewport={"width": 360, "height": 740})
    page.context.set_offline(True)
    page.locator("button.main").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/here.*")
    for _ in range(12):
        todo = page.wait_for_function(EYES, timeout=LOADS_MS).json_value()
        if todo[0] == "over":
            break
        do(page, *todo)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_several_people_at_one_device_choose_seats_and_rules(visit: Visit) -> None:
    page = begin(visit)
    page.get_by_role("link", name=re.compile("Seats, rules and clock")).first.click()
    page.get_by_label("Number of players").select_option("2")
    seat = page.get_by_label(re.compile("Seat .?B"))
    seat.select_option("me")
    assert "open" not in [each.get_attribute("value") for each in seat.locator("option").all()]
    page.get_by_label(re.compile("Name for seat")).fill("Ben")
    open_table(page)
