"""What a person does with the page, as the tests do it."""

import json
import re
import time
from collections.abc import Callable, Mapping
from types import MappingProxyType

from playwright.sync_api import BrowserContext, Locator, Page, expect

TURN = """
() => {
  const prompt = document.querySelector('.prompt.mine')
  if (!prompt || document.querySelector('.skip')) return document.querySelector('.ending') ? 'over' : 'waits'
  const confirm = prompt.querySelector('.confirm .main')
  const press = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  if (confirm) return press(confirm), 'confirmed'
  const cells = [...document.querySelectorAll('.enlarged .space.open')]
  if (!cells.length) cells.push(...document.querySelectorAll('.cell.open:not(.picked)'))
  const cubes = [...document.querySelectorAll('.line.open:not(.picked)')]
  const among = cells.length ? cells : [...cubes, ...prompt.querySelectorAll('[data-choice]')]
  if (!among.length) return 'waits'
  window.taken = (window.taken ?? 0) + 7
  return press(among[window.taken % among.length]), 'picked'
}
"""
"""One click of somebody who doesn't think."""


def call(browser: BrowserContext | Page, name: str) -> None:
    """Let a browser know the name of whoever has it, as if they had played before."""
    known = json.dumps(json.dumps(name))
    browser.add_init_script(f"if (location.origin !== 'null') localStorage['jemaa.name'] ??= {known}")


def quick_start(page: Page, game: str) -> str:
    """Play against bots at once; the path of the table."""
    page.get_by_role("button", name=re.compile(f"Play .?{game}")).click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("grid")).to_be_visible()
    return page.url.split("/", 3)[3]


NO_OPTIONS: Mapping[str, str] = MappingProxyType({})


def open_table(page: Page, game: str, seats: int = 2, options: Mapping[str, str] = NO_OPTIONS) -> str:
    """Open a table whose other seats are free; the invitation's path. `options`: an option's words -> its value's."""
    page.get_by_role("link", name="Seats, rules and clock").nth(["Marrakech", "Morocco"].index(game)).click()
    page.get_by_label("Number of players").select_option(str(seats))
    if options:
        page.get_by_text("Rules you can change", exact=True).click()
    for name, value in options.items():
        page.get_by_label(name).select_option(value)
    page.get_by_role("button", name="Open a table").click()
    return page.get_by_label("Invitation").input_value().split("/", 3)[3]


def click_on(pages: list[Page], seconds: float = 120, *, until: Callable[[], bool] = lambda: False) -> bool:
    """Let everybody choose something, one after another; whether the game came to its end, or to what is waited for."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if until():
            return True
        done = [page.evaluate(TURN) for page in pages]
        if set(done) == {"over"}:
            return True
        if set(done) <= {"waits", "over"}:
            pages[0].wait_for_timeout(15)
    return False


def my_turn(page: Page) -> None:
    """Wait until this person has to choose."""
    page.locator(".prompt.mine .question:not(.faint)").wait_for()


def turn_to(page: Page, panel: str) -> None:
    """Look at one of a table's panels: "play", "players", "log", "rules" or "menu". A large window shows them all."""
    page.locator("#tab-log").wait_for()
    tab = page.locator(f".bar #tab-{panel}")
    if tab.count():
        tab.click()


def log_of(page: Page) -> Locator:
    """The log of a table, which is shown from now on."""
    turn_to(page, "log")
    return page.get_by_role("tabpanel")


def resign(page: Page) -> None:
    """Give up by keyboard: a question that just comes may move the button away from the pointer."""
    turn_to(page, "menu")
    button = page.get_by_role("button", name="Resign")
    button.focus()
    button.press("Enter")
    page.get_by_role("button", name="Really resign?").press("Enter")
