"""Home: what a phone shows at once, and one's tables as the server has them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.playing import click_on, my_turn, open_table, quick_start, resign
from tests.browser.test_screens import PHONE, SETTINGS, check

SCREENS: list[ViewportSize] = [{"width": 320, "height": 568}, {"width": 360, "height": 640}]
LANGUAGES = sorted(path.parent.name for path in Path("src/jemaa/locales").glob("*/page.ftl"))
NEXT = "Next table that waits for you"
BADGE = "window.badges = []; navigator.setAppBadge = (count) => (window.badges.push(count), Promise.resolve())"
"""A device that shows a number on the page's icon, which notes what it is to show."""
FITS = """
(label) => {
  const [place, sign] = [label.getBoundingClientRect(), label.querySelector('.tag')]
  return place.left >= 0 && place.right <= innerWidth && sign.scrollWidth <= sign.clientWidth && sign.clientWidth > 0
}
"""
"""Whether the field of the language is whole."""


def table_at(key: str, *, actor: str | None = "A", left: int | None = None, **more: Any) -> dict[str, Any]:
    """What the server says of a table at which Ada (A) plays against two bots."""
    def seat(letter: str, name: str) -> dict[str, Any]:
        kind = "human" if letter == "A" else name
        return {"letter": letter, "name": name, "kind": kind, "mine": letter == "A", "present": True, "stand_in": None,
                "resigned": False}

    clocks = None if left is None else {"now": 0, "left": {"A": left, "B": left, "C": left}, "running": actor}
    seats = [seat(*each) for each in (("A", "Ada"), ("B", "level2"), ("C", "level2"))]
    return {"key": key, "game": "marrakech", "status": "playing", "seats": seats, "actor": actor, "waits": actor == "A",
            "clocks": clocks, **more}


def knows(page: Page, *tables: dict[str, Any]) -> None:
    """Let a browser remember these tables, and the server speak of them."""
    known = [{"key": table["key"], "at": 0, "mine": True} for table in tables]
    page.add_init_script(f"localStorage['jemaa.tables'] ??= {json.dumps(json.dumps(known))}")
    page.route("**/api/my-tables", lambda route: route.fulfill(json={"tables": tables}))


def mine(page: Page) -> Any:
    return page.locator("section", has=page.get_by_role("heading", name="My tables"))


def home(page: Page) -> None:
    page.goto(re.sub(r"(http://[^/]+/).*", r"\1", page.url))


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: f"{screen['width']}x{screen['height']}")
def test_both_games_begin_within_the_first_screen_in_every_language(visit: Visit, screen: ViewportSize) -> None:
    page = visit("/watch", name="Friederike", **{**PHONE, "viewport": screen})
    knows(page, table_at("one"), table_at("two"))
    home(page)
    expect(page.get_by_role("link", name=NEXT)).to_be_visible()
    assert len(LANGUAGES) == 31
    for language in LANGUAGES:
        page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        for button in page.locator("article button.main").all():
            expect(button).to_be_in_viewport(ratio=1)
        assert page.locator("header label").evaluate(FITS), language
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), language


def test_own_turns_come_first_then_the_shortest_time_and_finished_games_apart(visit: Visit) -> None:
    page = visit("/watch")
    page.add_init_script(BADGE)
    hour = 3_600_000
    knows(page, table_at("theirs", actor="B"), table_at("theirs-soon", actor="C", left=5 * hour),
          table_at("over", actor=None, status="over"), table_at("mine"), table_at("mine-later", left=30 * hour),
          table_at("mine-soon", left=7_000), table_at("waiting", actor=None, status="waiting"))
    home(page)
    rows = mine(page).get_by_role("listitem")
    expect(rows).to_have_count(7)
    keys = [link.get_attribute("href") for link in mine(page).get_by_role("link").all()]
    order = ("mine-soon", "mine-later", "mine", "theirs-soon", "theirs", "waiting", "over")
    assert keys == [f"/t/{key}" for key in order]
    expect(rows.nth(0)).to_contain_text(re.compile(r"Ada, Youssef, Salma\s*Your turn\s*[0-7] sec"))
    expect(rows.nth(1)).to_contain_text(re.compile(r"1 day \d hr"))
    expect(rows.nth(3)).to_contain_text(re.compile(r"It’s \W*Salma\W*’s turn\.\s*\d hr \d+ min"))
    expect(rows.nth(5)).to_contain_text("waiting for players")
    expect(mine(page).get_by_role("heading", name="finished")).to_be_visible()
    expect(page).to_have_title("(3) jemaa")
    assert page.evaluate("window.badges.at(-1)") == 3
    page.get_by_role("banner").get_by_role("combobox").select_option("ar")
    expect(page.locator(".waits bdi").first).to_have_text(re.compile("يوسف"))


@pytest.mark.parametrize("waits", [True, False])
def test_nothing_of_the_games_moves_when_the_server_has_told_of_one_s_tables(visit: Visit, *, waits: bool) -> None:
    page = visit("/watch", viewport={"width": 412, "height": 823})
    knows(page, table := table_at("one", actor="A" if waits else "B"))
    asked: list[Route] = []
    page.route("**/api/my-tables", lambda route: asked.append(route))  # noqa: PLW0108  # Playwright marks the function
    home(page)
    way = page.get_by_role("button", name="My tables")
    expect(way).to_be_visible()
    games = page.locator(".games").bounding_box()
    while not asked:
        page.evaluate("() => new Promise(requestAnimationFrame)")
    for each in asked:
        each.fulfill(json={"tables": [table]})
    expect(mine(page).get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_role("link", name=NEXT)).to_have_count(int(waits))
    assert page.locator(".games").bounding_box() == games
    if not waits:
        way.press("Enter")
        expect(page.get_by_role("heading", name="My tables")).to_be_focused()
        expect(page.get_by_role("heading", name="My tables")).to_be_in_viewport()


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS.keys())
def test_a_home_with_tables_is_for_everybody(visit: Visit, settings: dict[str, Any]) -> None:
    page = visit("/watch", **settings)
    knows(page, table_at("one", left=90_000), table_at("two", actor="B"), table_at("three", actor=None, status="over"))
    home(page)
    expect(page.locator("li.waits")).to_have_count(1)
    check(page)


def test_a_game_that_ended_by_a_resignation_is_finished_at_home(visit: Visit) -> None:
    host = visit()
    guest = visit(f"/{open_table(host, 'Marrakech')}", name="Ada")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("grid")).to_be_visible()
    home(host)
    expect(mine(host).get_by_text("turn")).to_be_visible()
    expect(mine(host)).to_contain_text("Ada")
    resign(guest)
    expect(guest.locator(".ending")).to_be_visible()
    host.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(mine(host).get_by_role("heading", name="finished")).to_be_visible()
    expect(mine(host).get_by_text("turn")).to_have_count(0)
    expect(host).to_have_title("jemaa")


def test_tables_that_are_no_more_are_forgotten(visit: Visit) -> None:
    page = visit("/watch")
    page.add_init_script("""localStorage['jemaa.tables'] ??= '[{"key": "nothing", "at": 0, "mine": true}]'""")
    home(page)
    expect(mine(page)).to_contain_text("Tables that you have been at appear here.")
    assert page.evaluate("localStorage['jemaa.tables']") == "[]"


def test_a_table_is_forgotten_by_one_press(visit: Visit) -> None:
    page = visit()
    quick_start(page, "Marrakech")
    home(page)
    mine(page).get_by_role("button", name="Remove from this list").click()
    expect(mine(page).get_by_role("listitem")).to_have_count(0)
    page.reload()
    expect(mine(page)).to_contain_text("Tables that you have been at appear here.")


def test_after_a_move_the_next_table_that_waits_is_one_press_away(visit: Visit) -> None:
    host = visit()
    first = quick_start(host, "Marrakech")
    my_turn(host)
    home(host)
    guest = visit(f"/{open_table(host, 'Marrakech')}", name="Ada")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("grid")).to_be_visible()
    link = host.get_by_role("link", name=NEXT)
    assert click_on([guest], until=host.locator(".prompt.mine").is_visible)
    expect(link).to_have_count(0)
    expect(host).to_have_title(re.compile(r"^\(2\) "))
    assert click_on([host], until=link.is_visible)
    expect(link).to_have_text(re.compile(r"\(\W*1\W*\)"))
    link.click()
    expect(host).to_have_url(re.compile(f"{first}$"))
    my_turn(host)


def test_bots_at_public_tables_go_by_their_names(visit: Visit) -> None:
    host = visit("/?new=marrakech", name="Ada")
    host.get_by_role("button", name="Add bots to the open seats").click()
    host.get_by_label("Anyone may watch").check()
    host.get_by_role("button", name="Open a table").click()
    expect(host.get_by_role("grid")).to_be_visible()
    page = visit()
    watch = page.locator("section", has=page.get_by_role("heading", name="Watch"))
    expect(watch.get_by_role("link", name="Ada, Youssef, Salma")).to_be_visible()
    page.get_by_role("banner").get_by_role("combobox").select_option("ar")
    expect(page.get_by_role("link", name=re.compile("Ada, يوسف, سلمى"))).to_be_visible()
    resign(host)  # whatever is public is on everybody's home page
    expect(host.locator(".ending")).to_be_visible()  # until then the home page would list the game
    page.reload()
    expect(page.get_by_role("link", name=re.compile("Ada, يوسف, سلمى"))).to_have_count(0)
