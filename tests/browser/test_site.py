"""The site on a host that only sends files, below a path: it plays, can be read, and asks nobody else for anything."""

import contextlib
import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from jemaa.games import from_text
from tests.browser.conftest import Visit, missing
from tests.browser.playing import click_on, my_turn
from tests.browser.test_offline import KEPT, LOADS_MS, some_choices
from tests.browser.test_puzzles import by_buttons, kept, named, wrong_of

SITE = Path(__file__).resolve().parents[2] / "dist" / "site"
BELOW = "/somebody/jemaa/"


class Host(NamedTuple):
    """A static host on loopback."""

    port: int


class Files(SimpleHTTPRequestHandler):
    """Sends the files of the site below a path, and nothing else."""

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(BELOW) if path.startswith(BELOW) else "/nothing")

    def copyfile(self, source: Any, outputfile: Any) -> None:
        with contextlib.suppress(ConnectionError):  # a page that is left needs its files no more
            super().copyfile(source, outputfile)

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@pytest.fixture(scope="module")
def house() -> Iterator[Host]:
    """A static host with the site."""
    if lacks := missing():
        pytest.skip(lacks)
    if not (SITE / "index.html").exists():
        pytest.skip("The site is not built: run make site.")
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(SITE))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield Host(server.server_address[1])
        server.shutdown()


def asked_by(page: Page) -> list[str]:
    """The addresses that a page and its workers ask for, from now on."""
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    return asked


def test_a_game_is_played_from_files_alone_also_without_a_connection(visit: Visit) -> None:
    page = visit(BELOW)
    asked = asked_by(page)
    page.reload()
    expect(page.locator("button.main").first).to_be_enabled(timeout=LOADS_MS)
    page.wait_for_function("navigator.serviceWorker.controller")
    expect(page.locator(KEPT)).to_be_visible(timeout=LOADS_MS)
    here = page.url.partition(BELOW)[0] + BELOW
    assert [url for url in asked if not url.startswith((here, "data:", "blob:"))] == []
    page.context.set_offline(True)
    page.get_by_role("button", name="Play").first.click()
    page.wait_for_url(f"**{BELOW}#/t/here.*")
    my_turn(page)
    some_choices(page)
    page.reload()
    my_turn(page)
    page.get_by_role("link", name="jemaa").first.click()
    page.wait_for_url(f"**{BELOW}#/")
    page.locator("a[href*='#/t/here.']").click()
    assert click_on([page])


@pytest.mark.parametrize("path", ["?learn=morocco", "rules/marrakech", "watch", "verify", "?new=morocco&here",
                                  "analyse", "puzzles"])
def test_every_screen_is_there(visit: Visit, path: str) -> None:
    page = visit(f"{BELOW}#/{path}")
    expect(page.get_by_role("heading", level=1).first).to_be_visible(timeout=LOADS_MS)
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("game", ["marrakech", "morocco"])
def test_a_puzzle_is_solved_explained_on_the_analysis_board_and_kept(visit: Visit, game: str) -> None:
    name, puzzle = named(game, by_buttons)
    page = visit(f"{BELOW}#/puzzles/{game}/{name}")
    asked = asked_by(page)
    page.locator(f'[data-try="{wrong_of(puzzle)}"]').click(timeout=LOADS_MS)
    kept(page, solved=0, streak=0, tries=1)
    page.locator(f'[data-try="{puzzle.best}"]').click()
    kept(page, solved=1, streak=0, tries=2)
    expect(page.get_by_role("status").filter(has_text="Right:")).to_be_visible()
    page.get_by_role("link", name="Analysis board").click()
    page.wait_for_url(f"**{BELOW}#/analyse*")
    expect(page.locator("[data-round='4']")).to_be_visible(timeout=LOADS_MS)
    expect(page.locator(".choices [data-choice]")).to_have_count(len(from_text(puzzle.position).legal_actions))
    assert any(worker.url.endswith(f"{BELOW}engine.js") for worker in page.workers)
    page.go_back()
    kept(page, solved=1, streak=0, tries=2)
    page.reload()
    kept(page, solved=1, streak=0, tries=2)
    page.get_by_role("button", name="Skip").click(timeout=LOADS_MS)
    expect(page.locator("[data-puzzle]")).not_to_have_attribute("data-puzzle", name, timeout=LOADS_MS)
    assert [url for url in asked if BELOW not in url] == []


def test_documents_are_read_and_searched_without_anybody_else(visit: Visit) -> None:
    page = visit(f"{BELOW}docs/")
    asked = asked_by(page)
    page.goto(f"{page.url}search/?q=perft")
    expect(page.locator("#search-results li").first).to_be_visible(timeout=LOADS_MS)
    page.goto(f"{page.url.partition('docs/')[0]}docs/docs/rules/ar/marrakech/")
    assert page.locator("article").first.evaluate("each => getComputedStyle(each).direction") == "rtl"
    page.goto(f"{page.url.partition('docs/')[0]}docs/api/jemaa-core-game/")
    expect(page.get_by_text("legal_actions").first).to_be_visible()
    assert [url for url in asked if BELOW not in url] == []
