"""What a screen reader finds on every screen, as Playwright tells it, kept in aria/*.yml.

    make aria

writes them anew; look at what differs before you commit it. Tables are played here by fixed dice and told to the page
over its line, so that every run shows the same.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from jemaa.core.game import State
from jemaa.table.wire.analysis import AnalysedChoice, Analysis
from tests.browser.conftest import Visit
from tests.browser.test_home import knows, table_at
from tests.browser.test_installing import IPHONE, NO_PUSH
from tests.played import record
from tests.table.house import Seating, two

GOLDEN = Path(__file__).with_name("aria")
ANEW = "JEMAA_ARIA_ANEW" in os.environ
GAMES = ["marrakech", "morocco"]


def check(page: Page, name: str) -> None:
    """What is below the header, as it is kept in `name`, exactly. The server's port and packed links don't matter."""
    file = GOLDEN / f"{name}.yml"
    if ANEW:
        GOLDEN.mkdir(exist_ok=True)
        found = re.sub(r"http://127.0.0.1:[0-9]+(/\S*)", r"/http:.*\1/", page.locator("main").aria_snapshot())
        found = re.sub(r"/url: /analyse#\S+", "/url: /#.+/", found)  # how it is packed is the browser's own
        file.write_text(f"- /children: deep-equal\n{found}\n")
    assert file.exists(), "make aria writes it"
    expect(page.locator("main")).to_match_aria_snapshot(file.read_text())


def at_table(visit: Visit, seating: Seating, settled: str, since: int | None = 0,
             lines: list[WebSocketRoute] | None = None, script: str = "", **settings: Any) -> Page:
    """Ann's page at this table, when there is what it shows last; `lines` gets the line on which it hears more.

    `script` runs before the page, in a browser with these settings.
    """
    def line(socket: WebSocketRoute) -> None:
        tell(socket, seating, since)
        if lines is not None:
            lines.append(socket)

    page = visit("/watch", **settings)
    page.add_init_script(script)
    page.route_web_socket(re.compile("/socket"), line)
    page.route(re.compile("/api/.*/log"), lambda route: route.fulfill(json={"happened": []}))
    page.route(re.compile("/api/.*/review$"), lambda route: route.fulfill(json={"status": "none"}))
    page.goto(re.sub("/watch$", "/t/anns-table", page.url))
    page.locator(settled).first.wait_for()
    return page


def tell(socket: WebSocketRoute, seating: Seating, since: int | None) -> None:
    """Ann hears how the table stands."""
    update = seating.seen("ann", since)
    table = msgspec.structs.replace(update.table, invite="anns-table", watch="anns-game")
    socket.send(msgspec.json.encode(msgspec.structs.replace(update, table=table)).decode())


def play_to(game: str, reached: Callable[[Seating], bool], least: int) -> Seating:
    """Ann and Ben after so many choices, and then as many as it takes."""
    seating = two(game)
    seating.play(least)
    while not reached(seating):
        seating.play(1)
    return seating


def test_home(visit: Visit) -> None:
    page = visit()
    page.wait_for_load_state("networkidle")
    check(page, "home")


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table(visit: Visit, game: str) -> None:
    page = visit(f"/?new={game}")
    page.locator("option[value=level1]").first.wait_for(state="attached")
    page.get_by_text("Rules you can change").click()
    check(page, f"new-{game}")


@pytest.mark.parametrize("game", GAMES)
def test_the_waiting_room(visit: Visit, game: str) -> None:
    seating = Seating(game)
    seating.sit("ann", "A")
    page = at_table(visit, seating, ".waiting")
    page.get_by_text("Watch link").wait_for()  # loaded by itself, the last part
    check(page, f"waiting-{game}")


def lays(seating: Seating) -> bool:
    """Whether Ann has to lay a rug."""
    return seating.table.actor == "A" and "-" in seating.table.state.legal_actions[0].text


def hinted(page: Page) -> None:
    """Wait for what is loaded after the question: its hint, and the switch for hints."""
    for each in (page.locator(".hint"), page.get_by_role("switch")):
        each.wait_for()


def test_marrakech_in_the_middle(visit: Visit) -> None:
    page = at_table(visit, play_to("marrakech", lays, 14), ".cell.open")
    hinted(page)
    check(page, "marrakech")


def test_morocco_in_the_middle(visit: Visit) -> None:
    def places(seating: Seating) -> bool:
        return seating.table.actor == "A" and seating.table.state.legal_actions[0].text.startswith("assistant")

    page = at_table(visit, play_to("morocco", places, 14), ".cell.open")
    hinted(page)
    check(page, "morocco")


def test_the_pawn_begins_in_the_middle(visit: Visit) -> None:
    page = at_table(visit, two("morocco"), ".roof")
    expect(page.get_by_role("img", name="The pawn stands in the middle.")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_end(visit: Visit, game: str) -> None:
    seating = two(game)
    seating.play()
    check(at_table(visit, seating, ".ending", since=None), f"end-{game}")


@pytest.mark.parametrize("game", GAMES)
def test_watching_a_file(visit: Visit, game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    record(game, 2).write(file)
    page = visit("/watch")
    page.get_by_label("Drop the file").set_input_files(file)
    page.get_by_role("slider").wait_for()
    check(page, f"watch-{game}")


def thought(state: State) -> bytes:
    """What an engine could say of a position, the same in every run."""
    choices = tuple(AnalysedChoice(action.text, 900 - 10 * place, False, (0.6 - place / 1000, 0.4 + place / 1000),
                                   (5.0 - place, place - 5.0))
                    for place, action in enumerate(state.legal_actions))
    return msgspec.json.encode(Analysis(4, True, 12_800, choices[0].shares, choices, ()))


@pytest.mark.parametrize("game", GAMES)
def test_the_analysis_board(visit: Visit, game: str) -> None:
    state = next(state for state in list(record(game, 2).states())[8:] if len(state.legal_actions) > 1)
    page = visit("/analyse")
    said = thought(state)
    page.route("**/api/analysis/search", lambda route: route.fulfill(body=said, content_type="application/json"))
    page.get_by_role("textbox", name="Or paste").fill(state.json)
    page.get_by_role("button", name="Analysis board").click()
    page.locator("[data-round='4']").wait_for()
    check(page, f"analysis-{game}")


def test_home_with_tables(visit: Visit) -> None:
    page = visit("/watch")
    knows(page, table_at("mine", left=8_970_000), table_at("theirs", actor="B"),
          table_at("over", actor=None, status="over"))
    page.goto(page.url.replace("/watch", "/"))
    page.locator("li.waits").wait_for()
    check(page, "home-tables")


def test_an_unknown_address(visit: Visit) -> None:
    page = visit("/nowhere")
    page.locator("form").wait_for()
    check(page, "missing")


def test_the_way_to_the_home_screen_of_an_iphone(visit: Visit) -> None:
    seating = Seating("marrakech")
    seating.sit("ann", "A")
    page = at_table(visit, seating, ".waiting", user_agent=IPHONE, script=NO_PUSH)
    page.route(re.compile("/api/.*/subscriptions$"), lambda route: route.fulfill(json={"subscriptions": []}))
    page.locator("summary", has_text="Tell me when").click()
    page.locator("details ol li").first.wait_for()
    check(page, "iphone")


@pytest.mark.parametrize("game", GAMES)
def test_setting_a_position_up(visit: Visit, game: str) -> None:
    page = visit("/analyse")
    page.locator(f"[data-empty={game}]").click()
    page.locator("[data-piece]").first.wait_for()
    check(page, f"setup-{game}")
