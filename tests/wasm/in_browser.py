"""A page of a browser whose files are the engine's, and what a game's module gives there."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, sync_playwright

from tests.wasm.modules import ROOT, node
from tools import browser as chromium

ORIGIN = "https://engine.test"
CASES = "/cases.json"
STRIP = """
const { stripTypeScriptTypes } = require('node:module')
const { readFileSync } = require('node:fs')
process.stdout.write(stripTypeScriptTypes(readFileSync(0, 'utf-8')))
"""
REPORT = """
async ([cases, name]) => {
  const { report } = await import('/tests/wasm/module.ts')
  return report(await (await fetch(cases)).json(), await (await fetch(`/${name}.wasm`)).arrayBuffer())
}
"""


@contextmanager
def browser_page(modules: Path) -> Iterator[Page]:
    """A page whose modules are those of a folder."""
    def serve(route: Route) -> None:
        path = Path(route.request.url.removeprefix(f"{ORIGIN}/"))
        if path.suffix == ".wasm":
            route.fulfill(body=(modules / path.name).read_bytes(), content_type="application/wasm")
        elif path.suffix == ".ts":
            script = node("-e", STRIP, given=(ROOT / path).read_text())
            route.fulfill(body=script, content_type="text/javascript")
        else:
            route.fulfill(body="<!doctype html>", content_type="text/html")

    found = chromium.found()
    assert found, chromium.missing()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.program, env=found.environment)
        page = browser.new_page()
        page.route(f"{ORIGIN}/**", serve)
        page.goto(f"{ORIGIN}/")
        yield page
        browser.close()


def reported(page: Page, asked: dict[str, Any]) -> list[str]:
    """The lines that `module.ts` gives for the questions about a game."""
    given = msgspec.json.encode(asked)
    page.route(f"{ORIGIN}{CASES}", lambda route: route.fulfill(body=given, content_type="application/json"))
    lines: list[str] = page.evaluate(REPORT, [CASES, asked["game"]])
    page.unroute(f"{ORIGIN}{CASES}")
    return lines
