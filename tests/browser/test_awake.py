"""While somebody plays in real time the screen stays on, and a phone vibrates when their turn comes."""

from typing import Any

from playwright.sync_api import Page, expect

from jemaa.table import wire
from tests.browser.conftest import Visit
from tests.browser.phases import AnnsTable
from tests.browser.playing import turn_to

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}
DEVICE = """
window.locks = 0
window.vibrations = []
let seen = 'visible'
Object.defineProperty(Document.prototype, 'visibilityState', { get: () => seen })
window.see = (state) => {
  seen = state
  if (state === 'hidden') window.locks = 0
  document.dispatchEvent(new Event('visibilitychange'))
}
const request = async () => (window.locks++, { release: async () => { window.locks = Math.max(0, window.locks - 1) } })
Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { request }, configurable: true })
const vibrate = (length) => window.vibrations.push(length)
Object.defineProperty(Navigator.prototype, 'vibrate', { value: vibrate, configurable: true })
"""
"""A device that counts the locks that keep its screen on, drops them when the page is hidden, and notes vibrations."""
WITHOUT = "delete Navigator.prototype.wakeLock; delete Navigator.prototype.vibrate"


def on_device(table: AnnsTable, script: str = DEVICE) -> Page:
    """The table's page, loaded again on such a device."""
    table.page.add_init_script(script)
    table.page.reload()
    table.page.locator("[role=grid]").wait_for()
    return table.page


def locks(page: Page, count: int) -> None:
    page.wait_for_function("(count) => window.locks === count", arg=count)


def test_the_screen_stays_on_until_the_game_is_over(visit: Visit) -> None:
    table = AnnsTable(visit, "marrakech", 2)
    page = on_device(table)
    locks(page, 1)
    page.evaluate("see('hidden')")
    locks(page, 0)
    page.evaluate("see('visible')")
    locks(page, 1)
    while table.phase() != ("over",):
        table.step()
    table.show()
    locks(page, 0)


def test_the_screen_goes_off_where_a_choice_may_take_days(visit: Visit) -> None:
    page = on_device(AnnsTable(visit, "marrakech", 2, clock=wire.Clock("days", 2)))
    expect(page.locator(".prompt")).to_be_visible()
    page.evaluate("see('visible')")
    assert page.evaluate("locks") == 0


def test_a_browser_that_can_neither_plays_all_the_same(visit: Visit) -> None:
    page = on_device(AnnsTable(visit, "marrakech", 2, **PHONE), WITHOUT)
    expect(page.locator(".prompt")).to_be_visible()
    turn_to(page, "menu")
    expect(page.get_by_role("button", name="Sound")).to_be_visible()
    expect(page.get_by_role("button", name="Vibration")).to_have_count(0)


def next_turn(table: AnnsTable) -> None:
    """Ann chooses, the bot does, and it is Ann's turn again."""
    while table.seating.table.actor == "A":
        table.step()
    table.show()
    while table.seating.table.actor != "A":
        table.step()
    table.show()


def test_a_phone_vibrates_when_the_turn_comes_unless_that_is_switched_off(visit: Visit) -> None:
    table = AnnsTable(visit, "marrakech", 2, **PHONE)
    page = on_device(table)
    turn_to(page, "log")
    assert page.evaluate("vibrations") == []
    next_turn(table)
    page.wait_for_function("vibrations.length === 1")
    assert page.evaluate("vibrations") == [20]
    turn_to(page, "menu")
    switch = page.get_by_role("button", name="Vibration")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    next_turn(table)
    page.reload()
    turn_to(page, "menu")
    expect(switch).to_have_attribute("aria-pressed", "false")
    next_turn(table)
    assert page.evaluate("vibrations") == []
    switch.click()
    next_turn(table)
    page.wait_for_function("vibrations.length === 1")
