"""The rules as WebAssembly: in Node and in a browser they play, count and search as Numba's code does."""

import gzip
import json
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page

from tests.wasm.cases import cases, equal, expected
from tests.wasm.in_browser import browser_page, reported
from tests.wasm.modules import HERE, modules, node
from tools import browser as chromium
from tools.wasm import face

GAMES = ("marrakech", "morocco")
SIZES = (20, 4, 20_000)
"""Random games of each kind of table, searched positions, and the largest golden count."""
LARGEST = 60_000
"""Bytes of a game's module, compressed."""


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
def page(built: Path) -> Iterator[Page]:
    """A page of a browser whose files are the engine's."""
    if not chromium.found():
        pytest.skip(chromium.missing())
    with browser_page(built) as page:
        yield page


@pytest.mark.parametrize("name", GAMES)
def test_a_browser_plays_counts_and_searches_as_numba_does(page: Page, name: str) -> None:
    assert equal(reported(page, cases(name, *SIZES)), expected(name, *SIZES))
