"""Quick phrases: beside the seat of who says them, in the log, and heard; the page's clock is the test's."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import open_table
from tests.browser.test_screens import check

HEARD = """
window.struck = 0
const strike = AudioContext.prototype.createOscillator
AudioContext.prototype.createOscillator = function () { window.struck += 1; return strike.call(this) }
"""
"""Counts the tones that a page strikes up."""


def two(visit: Visit) -> tuple[Page, Page]:
    """Two people at one table; the second one's tones are counted."""
    host = visit()
    path = open_table(host, "Marrakech")
    guest = visit()
    guest.add_init_script(HEARD)
    guest.clock.install()
    guest.goto(re.sub("/$", f"/{path}", guest.url))
    guest.get_by_label("Your name").fill("Ada")
    guest.get_by_role("button", name="Sit here").click()
    expect(guest.get_by_role("grid")).to_be_visible()
    expect(host.get_by_role("grid")).to_be_visible()
    return host, guest


def say(page: Page, phrase: str) -> None:
    page.get_by_label("Say something…").select_option(phrase)


def test_a_phrase_is_beside_its_seat_for_eight_seconds_and_stays_in_the_log(visit: Visit) -> None:
    host, guest = two(visit)
    guest.clock.pause_at(guest.evaluate("Date.now()") + 10_000)  # later than this call can come to the page
    say(host, "hello")
    said = guest.locator("[data-seat=A] .says")
    expect(said).to_have_text("Hello!")
    guest.clock.run_for(7_900)
    expect(said).to_have_text("Hello!")
    guest.clock.run_for(200)
    expect(said).to_have_count(0)
    expect(guest.get_by_role("tabpanel").get_by_role("listitem").first).to_have_text("Guest: Hello!")


def test_two_who_speak_at_once_are_both_read(visit: Visit) -> None:
    host, guest = two(visit)
    say(host, "hello")
    say(guest, "thanks")
    for page in (host, guest):
        expect(page.locator("[data-seat=A] .says")).to_have_text("Hello!")
        expect(page.locator("[data-seat=B] .says")).to_have_text("Thank you!")
    check(host)


@pytest.mark.parametrize("on", [True, False])
def test_a_phrase_is_heard_unless_the_sound_is_off(visit: Visit, on: bool) -> None:
    host, guest = two(visit)
    if not on:
        guest.get_by_role("button", name="Sound").click()
    before = guest.evaluate("window.struck")
    say(host, "well-played")
    expect(guest.locator("[data-seat=A] .says")).to_have_text("Well played!")
    assert (guest.evaluate("window.struck") > before) is on
