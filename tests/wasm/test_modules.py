"""The rules as WebAssembly: in Node and in a browser they play, count and search as Numba's code does."""

import gzip
import json
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, sync_playwright

from tests.wasm.cases import cases, expected
from tests.wasm.modules import HERE, ROOT, modules, node
from tools import browser as chromium
from tools.wasm import face

GAMES = ("marrakech", "morocco")
SIZES = (20, 4, 20_000)
"""Random games of each kind of table, searched positions, and the largest golden count."""
LARGEST = 60_000
"""Bytes of a game's module, compressed."""
ORIGIN = "https://engine.test"
STRIP = """
const { stripTypeScriptTypes } = require('node:module')
const { readFileSync } = require('node:fs')
process.stdout.write(stripTypeScriptTypes(readFileSync(0, 'utf-8')))
"""


def equal(lines: list[str], wanted: list[str]) -> bool:
    """Numbers may be written in more than one way."""
    def read(line: str) -> Any:
        return json.loads(line) if line.startswith("[") else line
    return list(map(read, lines)) == list(map(read, wanted))


def test_the_types_are_those_of_the_functions() -> None:
    assert face.FILE.read_text() == face.text(), "run python -m tools.wasm.face"


@pytest.mark.parametrize("name", GAMES)
def test_a_module_is_small_and_needs_nothing_from_outside(built: Path, name: str) -> None:
    file = built / f"{name}.wasm"
    assert len(gzip.compress(file.read_bytes())) <= LARGEST
    script = ("const fs = require('fs'); const module = new WebAssembly.Module(fs.readFileSync(process.argv[1]));"
              "console.log(JSON.stringify(WebAssembly.Module.imports(module)))")
    assert json.loads(node("-e", script, str(file))) == []


@pytest.mark.parametrize("name", GAMES)
def test_node_plays_counts_and_searches_as_numba_does(built: Path, name: str) -> None:
    given = msgspec.json.encode(cases(name, *SIZES)).decode()
    lines = node(str(HERE / "in_node.ts"), str(built / f"{name}.wasm"), given=given).split("\n")
    assert equal(lines, expected(name, *SIZES))


@pytest.fixture(scope="module")
def built() -> Path:
    """The folder with the modules: built before a browser asks for them, and skipped where they can't be."""
    if not find_spec("ziglang"):
        pytest.skip("WebAssembly is linked by Zig, which is not installed here: run make builder")
    return modules()


@pytest.fixture(scope="module")
def page(built: Path) -> Iterator[Page]:  # its routes read the folder
    """A page of a browser whose files are the engine's."""
    found = chromium.found()
    if not found:
        pytest.skip(chromium.missing())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.program, env=found.environment)
        page = browser.new_page()
        page.route(f"{ORIGIN}/**", serve)
        page.goto(f"{ORIGIN}/")
        yield page
        browser.close()


def serve(route: Route) -> None:
    path = Path(route.request.url.removeprefix(f"{ORIGIN}/"))
    if path.suffix == ".wasm":
        route.fulfill(body=(modules() / path.name).read_bytes(), content_type="application/wasm")
    elif path.suffix == ".ts":
        script = node("-e", STRIP, given=(ROOT / path).read_text())
        route.fulfill(body=script, content_type="text/javascript")
    else:
        route.fulfill(body="<!doctype html>", content_type="text/html")


@pytest.mark.parametrize("name", GAMES)
def test_a_browser_plays_counts_and_searches_as_numba_does(page: Page, name: str) -> None:
    lines = page.evaluate("""async ([cases, name]) => {
      const { report } = await import('/tests/wasm/module.ts')
      return report(cases, await (await fetch(`/${name}.wasm`)).arrayBuffer())
    }""", [cases(name, *SIZES), name])
    assert equal(lines, expected(name, *SIZES))
