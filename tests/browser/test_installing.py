"""The page on a home screen: what Chromium wants of it, its icons, and the way there on an iPhone."""

import struct
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import quick_start, turn_to
from tests.browser.test_screens import check
from tests.browser.test_telling import CONTROL, LOOKS
from tools import icons

IPHONE = ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
          "Version/18.4 Mobile/15E148 Safari/604.1")
NO_PUSH = "delete window.PushManager"
INSTALLED = "Object.defineProperty(navigator, 'standalone', { value: true })"
"""What Safari says of a page that was opened from the home screen."""


def size(png: bytes) -> str:
    """Width and height, as a manifest writes them."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return "{}x{}".format(*struct.unpack(">II", png[16:24]))


def test_chromium_can_install_the_page(visit: Visit) -> None:
    page = visit()
    line = page.context.new_cdp_session(page)
    assert line.send("Page.getAppManifest")["errors"] == []
    errors = {error["errorId"] for error in line.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}, "which every window of a test is"


def test_the_manifest_names_icons_of_the_sizes_that_they_have(visit: Visit) -> None:
    page = visit()
    href = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(page.url.rstrip("/") + str(href))
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest: dict[str, Any] = answer.json()
    assert (manifest["start_url"], manifest["display"], manifest["short_name"]) == (".", "standalone", "jemaa")
    found = {(icon["purpose"], icon["sizes"]) for icon in manifest["icons"]}
    assert found == {(purpose, side) for purpose in ("any", "maskable") for side in ("192x192", "512x512")}
    for icon in manifest["icons"]:
        assert size(page.request.get(page.url + icon["src"]).body()) == icon["sizes"]
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert size(page.request.get(page.url.rstrip("/") + str(touch)).body()) == "180x180"
    assert page.locator("meta[name=theme-color]").get_attribute("content") == manifest["theme_color"]


def test_the_icons_are_those_of_the_drawing() -> None:
    assert [path.name for path, png in icons.drawn().items() if path.read_bytes() != png] == [], \
        "run python -m tools.icons"


def on_iphone(visit: Visit, script: str, **settings: Any) -> Page:
    """An iPhone's page of a table, where one wants to be told of one's turns."""
    page = visit("/?lang=en", **{**settings, "user_agent": IPHONE})
    page.add_init_script(script)
    quick_start(page, "Marrakech")
    language = settings.get("locale", "en")
    page.goto(f"{page.url}?lang={language}")
    turn_to(page, "menu")
    page.locator("summary", has_text=CONTROL[language]).click()
    return page


@pytest.mark.parametrize("settings", LOOKS.values(), ids=LOOKS.keys())
def test_an_iphone_shows_the_way_to_the_home_screen_in_three_pictures(visit: Visit, settings: dict[str, Any]) -> None:
    page = on_iphone(visit, NO_PUSH, **settings)
    steps = page.locator("details ol li")
    expect(steps).to_have_count(3)
    for step in steps.all():
        expect(step.locator("svg")).to_be_visible()
        expect(step.locator("span")).not_to_be_empty()
    check(page)


def test_on_the_home_screen_the_way_there_is_not_shown(visit: Visit) -> None:
    page = on_iphone(visit, f"{NO_PUSH}; {INSTALLED}")
    expect(page.get_by_text("can’t show push messages")).to_be_visible()
    expect(page.locator("details ol li")).to_have_count(0)


def test_any_other_browser_without_push_is_not_sent_to_a_home_screen(visit: Visit) -> None:
    page = visit("/?lang=en")
    page.add_init_script(NO_PUSH)
    quick_start(page, "Marrakech")
    page.reload()
    page.locator("summary", has_text=CONTROL["en"]).click()
    expect(page.get_by_text("can’t show push messages")).to_be_visible()
