"""How many positions the analysis board's engine evaluates in Chromium: `make wasm-bench` writes it into results.md.

The workers are the page's own (`engine.js`), from a server on loopback. Each grows a tree that native code grows, too,
so that its evaluations can be counted there: one for each position whose value the network was asked for, whatever the
number of seats that it was asked for; what a policy was asked for is not counted. By itself:
`python -m benchmarks.page_engine`.
"""

import os
import statistics
import sys
import tempfile
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, sync_playwright

from jemaa.bots.compiled_search import new_tree
from jemaa.bots.tree import DEEPEST, Settings, Tree
from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.contract import OVER
from jemaa.core.game import State
from jemaa.core.loops import apply
from jemaa.core.row import Rows, blank, copy_within, load
from jemaa.games import SHIPPED
from jemaa.service.page_engine import engine_weights, search_plan
from jemaa.table.wire.analysis import AskSearch
from jemaa.table.wire.page_engine import AskWeights, TreeSearch
from tests.conformance.native_agreement import middles
from tests.server.running import serving
from tests.wasm.cases import growing
from tools import browser as chromium
from tools.footprint import RESULTS, with_section

game: GameFunctions = UNBOUND

HEADING = "## The analysis board's engine in Chromium"
REPEATS, POSITIONS = 5, 3
SIMULATIONS = 10_000
WANTED = {"marrakech": 50_000, "morocco": 10_000}
"""Evaluations by the network a second and worker."""
HEAD = """\
{heading}

Written by `make wasm-bench`, on {cores} cores with a mean load of {load:.1f}. Each worker makes {simulations:,}
simulations of {positions} positions, one after the other; medians of {repeats} repeats, *spread* is the range over the
median. An evaluation is a position whose value the network was asked for, for all seats.

| game | workers at once | evaluations/s and worker | spread | simulations/s and worker | wanted |
|---|---:|---:|---:|---:|---:|
"""
RUN = """
async ({ module, game, weights, warm, tasks, workers }) => {
  const prepare = { kind: 'prepare', game, module, weights }
  const said = (worker, message) => new Promise((take, fail) => {
    worker.onmessage = ({ data }) => (data.kind === 'grown' ? take(data) : fail(new Error(data.reason)))
    worker.postMessage(message)
  })
  return Promise.all(Array.from({ length: workers }, async () => {
    const worker = new Worker('/engine.js', { type: 'module' })
    worker.postMessage(prepare)
    await said(worker, { kind: 'think', id: 1, tasks: [warm] })
    let [seconds, simulations] = [0, 0]
    for (const [place, task] of tasks.entries()) {
      const begun = performance.now()
      const { grown } = await said(worker, { kind: 'think', id: 2 + place, tasks: [task] })
      seconds += (performance.now() - begun) / 1000
      simulations += grown[0].tree.simulations
    }
    worker.terminate()
    return [seconds, simulations]
  }))
}
"""


FOLDER = "fetch('/offline/manifest.json').then(async (answer) => (await answer.json()).folder)"


class Figures(NamedTuple):
    """What one game and number of workers came to, repeat by repeat and worker by worker."""

    game: str
    workers: int
    seconds: list[float]
    evaluations: int
    """Of one worker in one repeat."""
    simulations: int


@template
def evaluations(rows: Rows, tree: Tree, node: int, depth: int, likeliest: int) -> int:
    """The positions below a node that the network of values was asked for; the node's position is in row `depth`.

    With `likeliest` above 0 the search went by a policy, as `Settings.likeliest` says: then so many of a position's
    choices were valued, which come first, and all of the root's.
    """
    found, first, size = 0, int(tree.first[node]), int(tree.size[node])
    if first == 0:
        return 0
    valued = likeliest if 0 < likeliest < size and node > 1 else size
    chooses = game.actor(rows[depth]) >= 0 and size > 1
    for child in range(first, first + size):
        copy_within(rows, depth + 1, depth)
        apply(rows[depth + 1], int(tree.choice[child]))
        if chooses and child < first + valued and game.actor(rows[depth + 1]) != OVER:
            found += 1
        found += int(evaluations(rows, tree, child, depth + 1, likeliest))
    return found


def counted(state: State, search: TreeSearch) -> int:
    """The evaluations of a search from a position, by native code."""
    tree, settings = new_tree(search.nodes), Settings(**msgspec.structs.asdict(search.settings))
    growing(state, tree, settings)(search.simulations, search.word)
    rows = blank(state.game.type.rules.layout, DEEPEST + 1)
    rows[0] = load(state.game.type.rules.layout, bytes(state))[0]
    return int(state.game.type.functions.bind(evaluations)(rows, tree, 1, 0, settings.likeliest))


def task_of(state: State, simulations: int) -> TreeSearch:
    """A search for the win, as the board would ask for it, without an exact calculation."""
    search = search_plan(AskSearch(state.text)).searches[0]
    return msgspec.structs.replace(search, simulations=simulations, exact=0)


def measured(page: Page, folder: str, name: str) -> list[Figures]:
    """One worker alone, and two at once."""
    warm, *states = [state for state in islice(middles(name), 50) if len(state.legal_actions) > 2][: POSITIONS + 1]
    searches = [task_of(state, SIMULATIONS) for state in states]
    total = sum(counted(state, search) for state, search in zip(states, searches, strict=True))
    asked: dict[str, Any] = {
        "module": f"{folder}{name}.wasm", "game": name, "weights": plain(engine_weights(AskWeights(warm.text))),
        "warm": {**plain(task_of(warm, SIMULATIONS // 4)), "tree": 0},
        "tasks": [{**plain(search), "tree": 0} for search in searches]}
    found = []
    for workers in (1, 2):
        runs = [page.evaluate(RUN, {**asked, "workers": workers}) for _ in range(REPEATS)]
        assert {made for run in runs for _, made in run} == {SIMULATIONS * len(searches)}
        found.append(Figures(name, workers, [seconds for run in runs for seconds, _ in run], total,
                             SIMULATIONS * len(searches)))
    return found


def plain(message: msgspec.Struct) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(message)
    return data


def figures() -> list[Figures]:
    """All figures, from the Chromium of the tests."""
    found = chromium.found() or sys.exit(chromium.missing())
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), None, "--offline") as server, \
            sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.program, env=found.environment)
        page = browser.new_context(bypass_csp=True).new_page()
        page.goto(f"http://127.0.0.1:{server.port}/watch")
        modules: str = page.evaluate(FOLDER)
        return [each for name in SHIPPED for each in measured(page, modules, name)]


def section(found: Sequence[Figures]) -> str:
    """The section of results.md."""
    head = HEAD.format(heading=HEADING, cores=os.cpu_count(), load=os.getloadavg()[2], simulations=SIMULATIONS,
                       positions=POSITIONS, repeats=REPEATS)
    return head + "".join(map(line, found))


def line(each: Figures) -> str:
    seconds = statistics.median(each.seconds)
    spread = (max(each.seconds) - min(each.seconds)) / seconds
    return (f"| {each.game} | {each.workers} | {each.evaluations / seconds:,.0f} | {spread:.0%} | "
            f"{each.simulations / seconds:,.0f} | ≥ {WANTED[each.game]:,} |\n")


def main() -> None:
    text = section(figures())
    print(text)
    if "--no-write" not in sys.argv:
        RESULTS.write_text(with_section(RESULTS.read_text(encoding="utf-8"), text), encoding="utf-8")


if __name__ == "__main__":
    main()
