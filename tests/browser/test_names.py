"""Names: asked for once, kept in the browser, shown in the header, and one for each person on a device."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_inviting import invite, path
from tests.browser.test_screens import SETTINGS, check

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"


def shown(page: Page) -> Locator:
    """The name in the header."""
    return page.get_by_role("banner").get_by_role("button", name="Your name").locator("bdi")


def test_nobody_starts_without_a_name_and_it_is_asked_for_once(visit: Visit) -> None:
    page = visit(name="")
    expect(page.get_by_role("banner").get_by_role("button", name="Your name")).to_have_count(0)
    page.get_by_role("button", name=re.compile("Play .?Marrakech")).click()
    asked = page.get_by_role("dialog", name="What’s your name?")
    asked.get_by_label("Your name").fill("   ")
    asked.get_by_role("button", name="Save").click()
    expect(asked).to_be_visible()
    asked.get_by_label("Your name").fill("  Ada   Lovelace ")
    asked.get_by_label("Your name").press("Enter")
    expect(page.locator("[data-seat=A]")).to_contain_text("Ada Lovelace")
    page.goto(page.url.split("/t/")[0])
    expect(shown(page)).to_have_text("Ada Lovelace")
    invite(page, "Marrakech", 2)
    expect(page.get_by_role("listitem").first).to_contain_text("Ada Lovelace")


def test_who_gives_no_name_stays_where_they_are(visit: Visit) -> None:
    page = visit(name="")
    start = page.get_by_role("button", name=re.compile("Play .?Marrakech"))
    start.click()
    page.get_by_role("dialog").press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(start).to_be_enabled()
    assert "/t/" not in page.url


def test_the_name_is_changed_in_the_header(visit: Visit) -> None:
    page = visit(name="Ada")
    page.get_by_role("banner").get_by_role("button", name="Your name").click()
    asked = page.get_by_role("dialog")
    expect(asked.get_by_label("Your name")).to_have_value("Ada")
    asked.get_by_label("Your name").fill("Bea")
    asked.get_by_role("button", name="Save").click()
    expect(shown(page)).to_have_text("Bea")


def test_a_name_takes_24_characters_whatever_they_are_made_of(visit: Visit) -> None:
    host = visit()
    invite(host, "Marrakech", 3)
    guest = visit(path(host), name="")
    field = guest.get_by_label("Your name")
    expect(field).to_have_value("")
    field.press_sequentially("x" * 30)
    expect(field).to_have_value("x" * 24)
    field.fill(FAMILY * 2)
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("listitem").nth(1)).to_contain_text(FAMILY * 2)


def test_two_of_the_same_name_are_told_apart(visit: Visit) -> None:
    host = visit(name="Ada")
    invite(host, "Marrakech", 3)
    guest = visit(path(host), name="ada")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("listitem").nth(1)).to_contain_text("ada 2")


def test_each_on_one_device_has_a_name_that_is_offered_again(visit: Visit) -> None:
    page = visit("/?new=marrakech", name="Ada")
    page.locator("option[value=level1]").first.wait_for(state="attached")
    for letter, name in (("B", "Bea"), ("C", "Cem")):
        page.get_by_role("combobox", name=f"Seat \u2068{letter}").select_option("me")
        page.get_by_label(f"Name for seat \u2068{letter}").fill(name)
    page.get_by_role("button", name="Open a table").click()
    for letter, name in (("A", "Ada"), ("B", "Bea"), ("C", "Cem")):
        expect(page.locator(f"[data-seat={letter}]")).to_contain_text(name)
    page.goto(page.url.split("/t/")[0])
    invite(page, "Marrakech", 3)
    page.get_by_role("button", name="Sit here too").first.click()
    asked = page.get_by_role("dialog").get_by_label("Your name")
    expect(asked).to_have_value("Bea")
    asked.press("Enter")
    expect(page.get_by_role("listitem").nth(1)).to_contain_text("Bea")
    page.get_by_role("button", name="Sit here too").click()
    expect(asked).to_have_value("Cem")
    expect(shown(page)).to_have_text("Ada")


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS.keys())
def test_the_question_on_every_screen(visit: Visit, settings: dict[str, Any]) -> None:
    page = visit(name="x" * 24, **settings)
    page.get_by_role("banner").get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page)
