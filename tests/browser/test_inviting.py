"""From home to a link, and from the link to a seat."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_screens import SETTINGS, check

SHARED = "window.shared = []; navigator.share = (what) => (window.shared.push(what), Promise.resolve())"
"""A device with a dialog for sharing, which notes what it is asked to share."""


def invite(page: Page, game: str, count: int) -> None:
    """Open a table with free seats by one press."""
    offered = page.get_by_role("group", name="Invite friends")
    offered.get_by_role("button", name=re.compile(f"{game}.? for .?{count}")).click()
    expect(page.get_by_label("Invitation")).to_be_visible()


def here(page: Page) -> str:
    return page.url.split("?")[0]


def path(page: Page) -> str:
    return "/" + here(page).split("/", 3)[3]


def test_two_presses_lead_from_home_to_the_link_on_the_clipboard(visit: Visit) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    invite(page, "Marrakech", 4)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == here(page)
    assert page.get_by_role("listitem").filter(has_text="Open").count() == 3
    expect(page.get_by_role("button", name="Share")).to_have_count(0)


def test_two_presses_lead_from_home_to_the_share_sheet(visit: Visit) -> None:
    page = visit("/watch")
    page.context.add_init_script(SHARED)
    page.goto(page.url.replace("/watch", "/"))
    invite(page, "Morocco", 5)
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared") == [{"url": here(page)}]


def test_two_presses_lead_from_home_to_a_qr_code(visit: Visit) -> None:
    page = visit()
    invite(page, "Marrakech", 2)
    page.get_by_text("QR code").first.click()
    drawn = page.get_by_role("img", name="QR code").first
    expect(drawn).to_be_in_viewport()
    size = int((drawn.get_attribute("viewBox") or "").split()[2])
    modules = set(re.findall(r"M(\d+) (\d+)h1", drawn.locator("path").get_attribute("d") or ""))
    corners = [(4, 4), (size - 11, 4), (4, size - 11)]
    for left, top in corners:
        ring = {(str(left + x), str(top + y)) for x in range(7) for y in range(7) if x in (0, 6) or y in (0, 6)}
        assert ring <= modules
    assert 21 <= size - 8 <= 57


def test_one_field_and_one_press_lead_from_the_link_to_a_seat(visit: Visit) -> None:
    host = visit()
    invite(host, "Marrakech", 3)
    guest = visit(path(host))
    title = "\u2068Guest\u2069 invites you to \u2068Marrakech\u2069 for \u20683\u2069"
    expect(guest.get_by_role("heading", level=1)).to_have_text(title)
    expect(guest.get_by_role("listitem").filter(has_text="Guest")).to_contain_text("host")
    guest.get_by_label("Your name").fill("Ada")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("listitem").nth(1)).to_contain_text("Ada")
    expect(guest.get_by_label("Invitation")).to_be_visible()
    expect(host.get_by_role("listitem").nth(1)).to_contain_text("Ada")


def test_a_code_leads_from_home_to_the_table_that_waits(visit: Visit) -> None:
    host = visit()
    invite(host, "Marrakech", 2)
    code = host.locator(".code").inner_text()
    guest = visit()
    field = guest.get_by_label("Have a code?")
    field.fill(f"{code[:3].lower()} {code[3:].lower()}")
    field.press("Enter")
    expect(guest.get_by_role("heading", level=1)).to_contain_text("invites you to")
    assert here(guest) == here(host)
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("grid")).to_be_visible()
    late = visit()
    late.route("**/api/codes/*", lambda route: route.fulfill(response=route.fetch(), status=200))  # 404 is a complaint
    late.get_by_label("Have a code?").fill(code)
    late.get_by_role("button", name="Go").click()
    expect(late.get_by_role("alert")).to_have_text("No table is waiting under this code.")


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS.keys())
def test_the_screens_of_the_one_who_invites_and_the_one_who_comes(visit: Visit, settings: dict[str, Any]) -> None:
    host = visit(**settings)
    host.get_by_role("main").get_by_role("group").first.get_by_role("button").last.click()
    host.locator("details", has=host.locator("summary")).first.locator("summary").click()
    expect(host.locator("svg[role=img]").first).to_be_visible()
    check(host)
    guest = visit(path(host), **settings)
    expect(guest.locator("form button.main")).to_be_visible()
    check(guest)
