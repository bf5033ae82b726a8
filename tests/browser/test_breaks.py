"""Taking a break and missing the clock, alone against bots: the game waits, and goes on with who is back."""

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import my_turn, quick_start, turn_to
from tests.browser.test_screens import PHONE, check

DEVICES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": {**PHONE, "color_scheme": "dark"}}
OPEN = """
async () => {
  const post = async (path, body) => {
    const headers = { 'Content-Type': 'application/json' }
    return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const clock = { kind: 'move', amount: 2 }
  const table = { game: 'marrakech', seats: [null, 'random'], options: { first_player: 'A' }, clock }
  const { invite } = await post('/api/tables', table)
  const sit = { command: 'sit', id: 'sit-00001', seat: 'A', name: 'Ann', entropy: '0123456789abcdef'.repeat(2) }
  await post(`/api/tables/${invite}/commands`, sit)
  return invite
}
"""
"""Alone against a bot, with two seconds for each choice; the invitation."""


def asked(page: Page, path: str = "") -> Any:
    """What the server says of the table that the page shows."""
    api = "location.pathname.replace('/t/', '/api/tables/')"
    return page.evaluate(f"path => fetch({api} + path).then((got) => got.json())", path)


def happened(page: Page) -> list[tuple[int, str]]:
    """The last lines of the journal."""
    version = asked(page)["version"]
    return [(each["version"], each["what"]) for each in asked(page, f"/log?before={version + 1}")["happened"]]


def waits(page: Page) -> int:
    """The game is paused, for this page and after a reload of it; the version since which nothing was played."""
    for _ in range(2):
        expect(page.locator(".prompt")).to_contain_text("The game is paused. It goes on when you’re back.")
        expect(page.locator(".prompt").get_by_role("button", name="I’m back")).to_be_in_viewport()
        update = asked(page)
        assert (update["table"]["status"], happened(page)[-1]) == ("paused", (update["version"], "stood-in"))
        check(page)
        page.reload()
    turn_to(page, "log")
    expect(page.get_by_role("tabpanel")).to_contain_text("is away. The game is paused.")
    turn_to(page, "play")
    return int(update["version"])


def come_back(page: Page, version: int) -> None:
    """And nothing was played meanwhile."""
    page.get_by_role("button", name="I’m back").click()
    turn_to(page, "log")
    expect(page.get_by_role("tabpanel")).to_contain_text("is back.")
    turn_to(page, "play")
    assert dict(happened(page))[version + 1] == "returned"


@pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES.keys())
def test_who_takes_a_break_is_asked_first_and_the_game_waits(visit: Visit, device: dict[str, Any]) -> None:
    page = visit(**device)
    quick_start(page, "Marrakech")
    my_turn(page)
    before = asked(page)["version"]
    question = page.get_by_role("dialog", name="Take a break")
    take, stay = (question.get_by_role("button", name=name) for name in ("Take a break", "Keep playing"))
    for leave_it in (stay.click, partial(page.keyboard.press, "Escape")):
        turn_to(page, "menu")
        page.get_by_role("button", name="Take a break").click()
        expect(question).to_contain_text("No other person is playing, so the game waits until you’re back.")
        check(page)
        leave_it()
        expect(question).to_be_hidden()
    assert asked(page)["version"] == before
    page.get_by_role("button", name="Take a break").click()
    take.click()
    assert waits(page) == before + 1
    come_back(page, before + 1)
    my_turn(page)
    assert asked(page)["version"] == before + 2


@pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES.keys())
def test_who_misses_the_clock_finds_the_game_waiting(visit: Visit, device: dict[str, Any]) -> None:
    page = visit(**device)
    page.goto(re.sub("/$", f"/t/{page.evaluate(OPEN)}", page.url))
    turn_to(page, "log")
    expect(page.get_by_role("tabpanel")).to_contain_text("time is up.")
    turn_to(page, "play")
    version = waits(page)
    assert dict(happened(page))[version - 1] == "ran-out"
    come_back(page, version)


def test_by_keyboard_the_way_back_has_the_focus_and_then_what_is_asked(visit: Visit) -> None:
    page = visit()
    quick_start(page, "Marrakech")
    my_turn(page)
    page.get_by_role("button", name="Take a break").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="I’m back")).to_be_focused()
    page.keyboard.press("Enter")
    my_turn(page)
    expect(page.locator("[data-choice]").first).to_be_focused()


def test_who_watches_sees_that_the_game_waits(visit: Visit) -> None:
    page = visit()
    quick_start(page, "Marrakech")
    my_turn(page)
    watcher = visit(f"/t/{asked(page)['table']['watch']}")
    page.get_by_role("button", name="Take a break").click()
    page.get_by_role("dialog").get_by_role("button", name="Take a break").click()
    expect(watcher.locator(".prompt")).to_contain_text("The game is paused. It goes on when a player is back.")
    expect(watcher.get_by_role("button", name="I’m back")).to_have_count(0)
    expect(watcher).to_have_title(re.compile("^paused"))
    page.goto(re.sub("/t/.*", "/", page.url))
    expect(page.get_by_role("listitem").filter(has_text="paused")).to_be_visible()
