"""Where something can't be had: what the page says, for how long, and the ways on."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from jemaa.table.views import export
from tests.browser.conftest import Visit
from tests.browser.playing import my_turn, open_table, quick_start
from tests.browser.test_screens import SETTINGS, check
from tests.table.house import two

PRESS_TWICE = "(button) => (button.click(), button.click())"


def count_tables(page: Page) -> list[str]:
    """The bodies of the requests to open a table, as they come."""
    opened: list[str] = []
    page.on("request", lambda asked: opened.append(str(asked.post_data))
            if asked.method == "POST" and asked.url.endswith("/api/tables") else None)
    return opened


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS.keys())
@pytest.mark.parametrize("path", ["/nowhere", "/t", "/t/nothing"])
def test_an_unknown_address_has_ways_on(visit: Visit, path: str, settings: dict[str, Any]) -> None:
    page = visit("/watch", **settings)
    answer = page.goto(page.url.replace("/watch", path))
    assert answer is not None
    assert answer.status == (200 if path == "/t/nothing" else 404)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check(page)
    page.locator("main a.main").click()
    expect(page.locator("article button.main")).to_have_count(2)


def test_a_code_leads_on_from_an_unknown_table(visit: Visit) -> None:
    host = visit()
    open_table(host, "Marrakech")
    code = host.locator("bdi.code").inner_text()
    page = visit("/t/nothing")
    expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    page.get_by_label("Have a code?").fill(code)
    page.get_by_role("button", name="Go").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_refused_code_is_forgiven_by_the_next_letter(visit: Visit) -> None:
    page = visit()
    page.route("**/api/codes/*", lambda route: route.fulfill(status=404, json={
        "message": "refused", "id": None, "code": "no-such-code", "clause": None, "args": {}, "update": None}))
    page.get_by_label("Have a code?").fill("ABCDE")
    page.get_by_role("button", name="Go").click()
    expect(page.get_by_role("alert")).to_have_text("No table is waiting under this code.")
    page.get_by_label("Have a code?").press_sequentially("F")
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("path", ["/", "/?new=morocco"])
def test_a_server_that_answers_again_is_not_complained_of(visit: Visit, path: str) -> None:
    page = visit("/watch")
    away = [True]

    def answer(route: Route) -> None:
        if away[0]:
            route.abort()
        else:
            route.continue_()

    page.route("**/api/lobby", answer)
    page.goto(page.url.replace("/watch", path))
    expect(page.get_by_role("alert")).to_contain_text("doesn’t answer")
    away[0] = False
    expect(page.get_by_role("alert")).to_have_count(0)


def test_what_was_refused_at_a_new_table_is_forgiven_when_something_changes(visit: Visit) -> None:
    page = visit("/?new=marrakech")
    page.route("**/api/tables", lambda route: route.fulfill(status=400, json={
        "message": "refused", "id": None, "code": "bad-option", "clause": None, "args": {}, "update": None}))
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("alert")).to_contain_text("don’t go together")
    page.get_by_label("Number of players").select_option("2")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_what_was_refused_at_a_table_is_forgiven_when_the_game_goes_on(visit: Visit) -> None:
    page = visit("/watch")
    lines: list[tuple[WebSocketRoute, WebSocketRoute]] = []

    def line(socket: WebSocketRoute) -> None:
        lines.append((socket, socket.connect_to_server()))

    page.route_web_socket(re.compile("/socket"), line)
    page.goto(page.url.replace("/watch", "/"))
    quick_start(page, "Marrakech")
    my_turn(page)
    refused: dict[str, Any] = {"message": "refused", "id": None, "code": "illegal", "clause": "MK-3.1", "args": {},
                               "update": None}
    lines[-1][0].send(json.dumps(refused))
    expect(page.get_by_role("alert")).to_contain_text("The rules don’t allow that.")
    page.get_by_role("button", name="Take a break").click()
    page.get_by_role("button", name="Take a break").last.click()
    expect(page.get_by_role("button", name="I’m back")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_what_is_on_its_way_says_so_and_that_there_is_no_connection(visit: Visit) -> None:
    page = visit("/watch")
    lines: list[WebSocketRoute] = []
    silent = [False]

    def line(socket: WebSocketRoute) -> None:
        if silent[0]:
            socket.close(code=1011)
            return
        server = socket.connect_to_server()
        socket.on_message(lambda message: None if silent[0] else server.send(message))
        lines.append(socket)

    page.route_web_socket(re.compile("/socket"), line)
    page.goto(page.url.replace("/watch", "/"))
    quick_start(page, "Marrakech")
    my_turn(page)
    silent[0] = True
    page.locator("[data-choice]").first.click()
    expect(page.locator(".prompt")).to_contain_text("Sending…")
    lines[-1].close(code=1011)
    expect(page.locator(".prompt")).to_contain_text("You’re offline. This is sent as soon as you’re back.")
    silent[0] = False
    expect(page.locator(".prompt")).not_to_contain_text("offline")


@pytest.mark.parametrize("language", sorted(path.parent.name for path in Path("src/jemaa/locales").glob("*/page.ftl")))
def test_no_prompt_says_only_that_something_follows(language: str) -> None:
    text = Path(f"src/jemaa/locales/{language}/page.ftl").read_text()
    assert re.findall(r"^(?!phrase-)([\w-]+) = \W*$", text, re.MULTILINE) == []  # phrases may be faces


def test_pressing_twice_opens_one_table(visit: Visit) -> None:
    page = visit()
    opened = count_tables(page)
    page.locator("article button.main").first.evaluate(PRESS_TWICE)
    expect(page.get_by_role("grid")).to_be_visible()
    assert len(opened) == 1


def test_back_leads_from_a_new_table_past_its_form(visit: Visit) -> None:
    page = visit()
    opened = count_tables(page)
    page.get_by_role("link", name="Seats, rules and clock").first.click()
    expect(page.get_by_role("button", name="Add bots to the open seats")).to_be_enabled()  # the form is whole
    page.get_by_role("button", name="Open a table").evaluate(PRESS_TWICE)
    expect(page.get_by_label("Invitation")).to_be_visible()
    page.go_back()
    expect(page.locator("article button.main")).to_have_count(2)
    assert len(opened) == 1
    page.go_forward()
    expect(page.get_by_label("Invitation")).to_be_visible()
    assert len(opened) == 1


def test_a_file_is_chosen_by_a_button_of_the_page(visit: Visit, tmp_path: Path) -> None:
    seating = two("marrakech")
    seating.play()
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(export(seating.table)))
    page = visit("/verify")
    button = page.get_by_text("Choose a file")
    expect(button).to_be_visible()
    page.get_by_label("Drop the file").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    assert button.evaluate("(button) => getComputedStyle(button).outlineStyle") == "solid"
    with page.expect_file_chooser() as chooser:
        button.click()
    chooser.value.set_files(file)
    expect(page.get_by_text("game.json")).to_be_visible()
    names = [sitter.name for sitter in seating.table.sitters.values()]
    expect(page.locator(".verdict")).to_contain_text(", ".join(names))
    expect(page.locator("dt", has_text=names[0])).to_be_visible()
    check(page)
