"""A server that lets games against bots run in the browsers of those who play them (`--bots-in browser`)."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, offline_house
from tests.browser.playing import click_on, my_turn, open_table
from tests.browser.test_offline import LOADS_MS
from tests.server.running import Server

GAMES = ["Marrakech", "Morocco"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Such a server."""
    with offline_house(tmp_path_factory.mktemp("house"), "--bots-in", "browser") as house:
        yield house


def asked_by(page: Page) -> list[str]:
    """Requests of the page about tables, from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/tables" in request.url else None)
    return asked


def ended(page: Page) -> None:
    assert click_on([page], 240)
    expect(page.locator(".ending")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_one_press_begins_a_game_here_which_is_played_to_its_end(visit: Visit, game: str) -> None:
    page = visit("/")
    asked = asked_by(page)
    page.get_by_role("button", name=re.compile(f"Play .?{game}")).click()
    page.wait_for_url("**/t/here.*", timeout=LOADS_MS)
    my_turn(page)
    ended(page)
    assert asked == []
    page.goto(page.url.split("/t/")[0])
    expect(page.locator("a[href*='/t/here.']").first).to_be_visible()


def test_a_press_before_the_server_has_said_so_begins_it_here_too(visit: Visit) -> None:
    page = visit("/watch")
    page.add_init_script("""
        addEventListener('DOMContentLoaded', () => new MutationObserver((_, seer) => {
          const play = document.querySelector('.start .main')
          if (play) seer.disconnect(), play.click()
        }).observe(document, { childList: true, subtree: true }))""")
    asked = asked_by(page)
    page.goto(page.url.replace("/watch", "/"))
    page.wait_for_url("**/t/here.*", timeout=LOADS_MS)
    my_turn(page)
    assert asked == []


def test_a_table_with_bots_alone_is_opened_here_and_one_for_friends_on_the_server(visit: Visit) -> None:
    page = visit("/?new=morocco")
    page.get_by_label("Number of players").select_option("2")
    page.get_by_label(re.compile("Seat .?B")).select_option("level1")
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/t/here.*", timeout=LOADS_MS)
    my_turn(page)
    assert "/t/here." not in open_table(visit("/"), "Marrakech")
