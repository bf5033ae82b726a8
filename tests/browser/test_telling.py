"""Asking at the table to be told of one's turns: by this browser, at a webhook; and what is said where it can't be."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visit
from tests.browser.notifying import delivered, permitting
from tests.browser.playing import call, click_on, open_table, quick_start, turn_to
from tests.browser.test_screens import PHONE, check
from tests.server.receiving import Endpoint, PushBrowser, packed, receiving
from tests.server.running import Server, serving

CONTROL = {"en": "Tell me when it’s my turn", "ar": "أخبرني عندما يحين دوري"}
LOOKS: dict[str, dict[str, Any]] = {
    "phone": PHONE, "dark": {"color_scheme": "dark"},
    "dark phone in Arabic": {**PHONE, "locale": "ar", "color_scheme": "dark"},
}
WITHOUT = {
    "unsupported": ("delete window.PushManager", "can’t show push messages"),
    "insecure": ("Object.defineProperty(window, 'isSecureContext', { value: false })", "need a page at https://"),
    "denied": ("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })", "are blocked"),
}
"""What is missing -> (how a browser comes to lack it, what the page says)."""
SUBSCRIBED = """
PushManager.prototype.subscribe = async function () {
  PushManager.prototype.getSubscription = async () => (SUBSCRIPTION)
  return SUBSCRIPTION
}
const SUBSCRIPTION = { endpoint: ENDPOINT, toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }) }
"""
"""A push service that is at hand: Chromium's own is on the internet."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, house: Server) -> Iterator[Server]:
    """A server that calls addresses on loopback."""
    with serving(tmp_path_factory.mktemp("home"), None, "--private-addresses") as found:
        yield found


def opened(page: Page, language: str = "en") -> None:
    page.locator("summary", has_text=CONTROL[language]).click()


@pytest.mark.parametrize(("script", "said"), WITHOUT.values(), ids=WITHOUT.keys())
def test_what_is_missing_is_said_and_the_webhook_is_there(visit: Visit, script: str, said: str) -> None:
    page = visit("/?lang=en")
    page.add_init_script(script)
    quick_start(page, "Marrakech")
    page.reload()
    opened(page)
    expect(page.get_by_text(said)).to_be_visible()
    expect(page.get_by_label("Webhook")).to_be_visible()
    expect(page.get_by_role("button", name="Tell me in this browser")).to_have_count(0)
    check(page)


def test_a_push_service_that_does_not_answer(browser: Browser, house: Server) -> None:
    context = permitting(browser, locale="en")
    page = context.new_page()
    page.add_init_script("PushManager.prototype.subscribe = () => Promise.reject(new DOMException('', 'AbortError'))")
    page.goto(f"http://127.0.0.1:{house.port}/")
    quick_start(page, "Marrakech")
    opened(page)
    page.get_by_role("button", name="Tell me in this browser").click()
    expect(page.get_by_text("didn’t answer")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_enabled()
    check(page)
    context.close()


@pytest.mark.parametrize("settings", LOOKS.values(), ids=LOOKS.keys())
def test_every_look_of_it(visit: Visit, settings: dict[str, Any]) -> None:
    language = settings.get("locale", "en")
    page = visit("/?lang=en", **settings)
    path = quick_start(page, "Morocco")
    page.goto(page.url.replace(path, f"{path}?lang={language}"))
    turn_to(page, "menu")
    opened(page, language)
    expect(page.locator("input[type=url]")).to_be_visible()
    check(page)


def test_a_webhook_in_a_private_network_is_refused_in_words(browser: Browser, house: Server) -> None:
    page = browser.new_page(locale="en")  # its console tells of the refusal, as it should
    call(page, "Guest")
    page.goto(f"http://127.0.0.1:{house.port}/")
    quick_start(page, "Marrakech")
    opened(page)
    page.get_by_label("Webhook").fill("https://127.0.0.1/hook")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("private network")
    page.close()


def add_webhook(page: Page) -> None:
    """Where nobody listens; its secret is shown."""
    opened(page)
    page.get_by_label("Webhook").fill("http://127.0.0.1:9/hook")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("whsec_")).to_be_visible()


def test_a_webhook_is_added_its_secret_shown_once_and_stopped(browser: Browser, home: Server) -> None:
    page = browser.new_page(locale="en")
    call(page, "Guest")
    page.goto(f"http://127.0.0.1:{home.port}/")
    open_table(page, "Marrakech")
    add_webhook(page)
    check(page)
    page.reload()
    opened(page)
    expect(page.get_by_text("http://127.0.0.1:9/hook")).to_be_visible()
    expect(page.get_by_text("whsec_")).to_have_count(0)
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("http://127.0.0.1:9/hook")).to_have_count(0)
    page.close()


def test_what_is_missing_is_still_said_after_a_webhook_was_added(browser: Browser, home: Server) -> None:
    page = browser.new_page(locale="en")
    call(page, "Guest")
    page.add_init_script(WITHOUT["unsupported"][0])
    page.goto(f"http://127.0.0.1:{home.port}/")
    open_table(page, "Marrakech")
    add_webhook(page)
    expect(page.get_by_text(WITHOUT["unsupported"][1])).to_be_visible()
    page.close()


def test_a_line_that_is_down_is_said_and_it_can_be_tried_again(visit: Visit) -> None:
    page = visit()
    open_table(page, "Marrakech")
    opened(page)
    page.get_by_label("Webhook").fill("https://example.org/hook")
    page.context.set_offline(True)
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("doesn’t answer")
    expect(page.get_by_role("button", name="Add", exact=True)).to_be_enabled()


def test_what_is_half_typed_stays_when_the_game_begins(visit: Visit) -> None:
    page = visit("/?lang=en")
    path = open_table(page, "Marrakech")
    opened(page)
    page.get_by_label("Webhook").fill("https://example.org/ho")
    guest = visit(f"/{path}")
    guest.get_by_role("button", name="Sit here", exact=True).click()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.get_by_label("Webhook")).to_have_value("https://example.org/ho")
    expect(page.get_by_label("Webhook")).to_be_visible()


def test_a_watcher_is_not_asked(visit: Visit) -> None:
    page = visit("/?lang=en")
    path = quick_start(page, "Marrakech")
    stranger = visit(f"/{path}")
    expect(stranger.get_by_role("grid")).to_be_visible()
    expect(stranger.locator("summary", has_text=CONTROL["en"])).to_have_count(0)


def test_a_browser_subscribes_is_told_and_words_it_in_its_language(browser: Browser, home: Server) -> None:
    """From the click to the notification; only the push service's own line to the browser is DevTools'."""
    with receiving(201) as endpoint:
        ann, ben = (permitting(browser, locale="fr") for _ in range(2))
        origin = f"http://127.0.0.1:{home.port}"
        host, guest = ann.new_page(), ben.new_page()
        own = PushBrowser()
        guest.add_init_script(subscribing(own, endpoint))
        wanted = {"game": "marrakech", "seats": [None, None], "options": {"first_player": "A"}}
        path = "t/" + ann.request.post(f"{origin}/api/tables", data=wanted).json()["invite"]
        for page in (host, guest):
            page.goto(f"{origin}/{path}?lang=fr")
            page.get_by_role("button", name="S’asseoir ici", exact=True).first.click()
        expect(guest.get_by_role("grid")).to_be_visible()
        guest.locator("summary", has_text="Me prévenir").click()
        guest.get_by_role("button", name="Me prévenir dans ce navigateur").click()
        expect(guest.get_by_text("Ce navigateur vous prévient")).to_be_visible()
        guest.goto(f"{origin}/?lang=fr")
        assert click_on([host], until=lambda: not endpoint.requests.empty())
        facts = own.decrypted(endpoint.next().body).decode()
        assert json.loads(facts)["language"] == "fr"
        shown = delivered(ben, origin, facts)
        assert shown["title"] == "Marrakech\u00a0: à vous de jouer"
        assert shown["body"].startswith("Vous jouez sous le nom de")
        assert (shown["lang"], shown["dir"], shown["path"]) == ("fr", "ltr", f"/{path}")
        ann.close()
        ben.close()


def subscribing(own: PushBrowser, endpoint: Endpoint) -> str:
    keys = {"p256dh": packed(own.public), "auth": packed(own.auth)}
    values = f"const ENDPOINT = {json.dumps(endpoint.url + '/push')}, KEYS = {json.dumps(keys)};"
    return f"(() => {{ {values} {SUBSCRIBED} }})()"
