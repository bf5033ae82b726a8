"""The end of a game, and another one with the same people: two browsers, one press each, no link passed by hand."""

import re

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.playing import open_table, quick_start, resign, turn_to
from tests.browser.test_screens import check

LEFT = re.compile(r"\b(1:00|[1-5]?\d\W* sec)\W* left to answer")
PHONE: ViewportSize = {"width": 360, "height": 640}


def sit(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def answered(page: Page, yes: int, of: int) -> None:
    expect(page.locator(".answers")).to_have_text(re.compile(rf"{yes}\W* of \W*{of}\W* want to play again"))


def moves_on(page: Page, old: str) -> None:
    page.wait_for_url(lambda url: "/t/" in url and old not in url)
    expect(page.get_by_role("grid")).to_be_visible()


def test_two_people_and_a_watcher_come_to_the_next_game_together(visit: Visit) -> None:
    host = visit()
    path = open_table(host, "Marrakech")
    guest = visit(f"/{path}")
    sit(guest, "Ada")
    expect(host.get_by_role("grid")).to_be_visible()
    watcher = visit(f"/{path}")
    expect(watcher.get_by_role("grid")).to_be_visible()
    for page in (host, guest):
        page.set_viewport_size(PHONE)
    resign(host)
    for page in (host, guest, watcher):
        expect(page.get_by_role("heading", name=re.compile("Ada\\W* wins"))).to_be_visible()
        expect(page.locator(".resigned")).to_have_text(re.compile(r"Guest\W* resigns\."))
        expect(page.get_by_text("the points count as they stand")).to_contain_text("The best had equal points.")
        expect(page.locator("tr.first")).to_contain_text("Ada")
    press(host, "Play again")
    for page in (host, guest, watcher):
        answered(page, 1, 2)
        expect(page.get_by_role("timer")).to_have_text(LEFT)
    expect(watcher.get_by_role("button", name="Play again")).to_have_count(0)
    press(host, "Not this time")
    answered(guest, 0, 2)
    press(host, "Play again")
    answered(host, 1, 2)  # the server has heard it
    host.reload()
    answered(host, 1, 2)
    expect(host.get_by_role("timer")).to_have_text(LEFT)
    expect(host.get_by_role("button", name="Play again")).to_have_count(0)
    press(guest, "Play again")
    for page in (host, guest, watcher):
        moves_on(page, path)
    assert len({page.url.rpartition("/")[2] for page in (host, guest)}) == 1
    expect(host.locator("[data-seat=A]")).to_contain_text("Ada")
    expect(host.locator("[data-seat=B]")).to_contain_text("you")
    expect(guest.locator("[data-seat=A]")).to_contain_text("you")


def test_who_has_gone_home_is_asked_there_and_comes_along_by_one_press(visit: Visit) -> None:
    host = visit()
    path = open_table(host, "Marrakech")
    guest = visit(f"/{path}")
    sit(guest, "Ada")
    expect(guest.get_by_role("grid")).to_be_visible()
    guest.set_viewport_size(PHONE)
    turn_to(guest, "menu")
    guest.get_by_role("link", name="jemaa").click()
    expect(guest.locator(".invitation")).to_have_count(0)
    resign(host)
    press(host, "Play again")
    asked = guest.locator(".invitation")
    expect(asked).to_contain_text("wants another game.")
    expect(asked).to_contain_text(re.compile(r"1\W* of \W*2"))
    expect(asked.get_by_role("timer")).to_have_text(LEFT)
    check(guest)
    guest.reload()
    expect(asked).to_contain_text("wants another game.")
    press(guest, "Play again")
    for page in (host, guest):
        moves_on(page, path)
    expect(guest.locator("[data-seat=A]")).to_contain_text("you")


def test_who_says_no_on_the_home_page_is_not_asked_again_and_the_others_see_it(visit: Visit) -> None:
    host = visit()
    path = open_table(host, "Marrakech")
    guest = visit(f"/{path}")
    sit(guest, "Ada")
    expect(guest.get_by_role("grid")).to_be_visible()
    guest.get_by_role("link", name="jemaa").click()
    resign(host)
    press(host, "Play again")
    expect(guest.locator(".invitation")).to_contain_text("wants another game.")
    press(guest, "Not this time")
    expect(guest.locator(".invitation")).to_have_count(0)
    expect(host.get_by_role("tabpanel")).to_contain_text(re.compile("Ada\\W* isn’t playing this time"))
    guest.reload()
    expect(guest.get_by_role("heading", level=1)).to_be_visible()
    guest.wait_for_load_state("networkidle")
    expect(guest.locator(".invitation")).to_have_count(0)


def test_against_bots_another_game_just_begins(visit: Visit) -> None:
    page = visit()
    path = quick_start(page, "Marrakech")
    resign(page)
    press(page, "Play again")
    moves_on(page, path)
    expect(page.locator("[data-seat=C]")).to_contain_text("you")
