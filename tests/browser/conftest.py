"""A Chromium, and a server with the page; without them the tests are skipped."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from jemaa.server.http.offline_files import offered
from tests.browser.playing import call
from tests.server.running import Server, serving
from tools import browser as chromium

PAGE = Path(__file__).resolve().parents[2] / "src/jemaa/web_dist/index.html"
LEFT_OUT = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
            "AimEnabled", "NetworkTimeServiceQuerying", "OptimizationHints", "PreconnectToSearch")
"""Of Chromium: pages of its own that it draws behind the address bar of every new window, which takes it longer than
ours, and what asks the network. It replaces Playwright's list, of which the second line is a part."""
LIMIT_MS = 30_000
"""How long the page may take for anything: both cores may be compiling what the bots of other tests need."""

expect.set_options(timeout=LIMIT_MS)


def missing() -> str:
    """What these tests lack here; empty if nothing."""
    if not chromium.found():
        return chromium.missing()
    return "" if PAGE.exists() else "The page is not built: run make page."


@contextmanager
def offline_house(folder: Path, *options: str) -> Iterator[Server]:
    """A server that offers to play without it, with more options; without the files that this takes, skips the test."""
    if lacks := missing():
        pytest.skip(lacks)
    if not offered():
        pytest.skip("What the page needs to play without a server is not built: run make offline.")
    with serving(folder, None, "--offline", *options) as house:
        yield house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server of its own."""
    if lacks := missing():
        pytest.skip(lacks)
    with serving(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="module")
def browser(house: Server) -> Iterator[Browser]:
    """Gone before the tests of other modules: while it is there, Playwright's event loop runs in this thread."""
    found = chromium.found()
    assert found, chromium.missing()
    with sync_playwright() as playwright:
        without = f"--disable-features={','.join(LEFT_OUT)}"
        browser = playwright.chromium.launch(executable_path=found.program, env=found.environment, args=[without])
        yield browser
        browser.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, house: Server) -> Iterator[Visit]:
    """Somebody with a browser of their own goes to a path; whatever their console complains of fails the test."""
    with visiting(browser, house) as go:
        yield go


@pytest.fixture(scope="module")
def stay(browser: Browser, house: Server) -> Iterator[Visit]:
    """The same for pages that several tests of a module look at."""
    with visiting(browser, house) as go:
        yield go


def refused(said: ConsoleMessage) -> bool:
    """Whether a browser only notes that the server refused something or has no such page; files are not meant."""
    path = urlsplit(said.location["url"]).path
    return "the server responded with a status of 4" in said.text and "." not in path


@contextmanager
def visiting(browser: Browser, house: Server) -> Iterator[Visit]:
    """Each visit is a context of its own, closed at the end, and its browser knows a name unless that is ""."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def go(path: str = "/", *, name: str = "Guest", **settings: Any) -> Page:
        context = browser.new_context(**{"reduced_motion": "reduce", "locale": "en", **settings})
        context.set_default_timeout(LIMIT_MS)
        contexts.append(context)
        if name:
            call(context, name)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: None if said.type != "error" or refused(said) else complaints.append(said.text))
        page.goto(f"http://127.0.0.1:{house.port}{path}")
        return page

    yield go
    for context in contexts:
        context.close()
    assert [each for each in complaints if "ERR_" not in each and "WebSocket" not in each] == []
