"""Compares the modules of WebAssembly with Numba at full size: `make wasm-agree`.

Random games of each kind of table, perft's golden counts, and searches as level5 makes them, with their visits and
values, are run by Numba, by Node and by Chromium, and what they write is compared line by line. The exit code is 1 if a
line differs.
"""

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Page

from tests.wasm.cases import cases, expected, read
from tests.wasm.in_browser import browser_page, reported
from tests.wasm.modules import HERE, modules, node
from tools.native.build import GAMES

Report = Callable[[dict[str, Any]], list[str]]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make wasm-agree ARGS=...", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="Random games of each kind of table.")
    parser.add_argument("--positions", type=int, default=200, help="Positions of each game that are searched.")
    parser.add_argument("--most", type=int, default=1_000_000, help="The largest golden count.")
    options = parser.parse_args()
    with browser_page(modules()) as page:
        differing = sum(compared(name, options.games, options.positions, options.most, page) for name in GAMES)
    sys.exit(1 if differing else 0)


def compared(name: str, games: int, positions: int, most: int, page: Page) -> int:
    """Compare what is asked of a game, and print how many lines differ; returns their number."""
    asked, wanted = cases(name, games, positions, most), expected(name, games, positions, most)
    searches = f"{len(asked['searches'])} searches of {asked['searches'][0]['simulations']:,} simulations"
    sys.stdout.write(f"{name}: {games:,} random games of each of {len(asked['starts'])} kinds of table, {searches}\n")
    ways: dict[str, Report] = {"Node": in_node, "Chromium": lambda asked: reported(page, asked)}
    return sum(differences(way, report, asked, wanted) for way, report in ways.items())


def in_node(asked: dict[str, Any]) -> list[str]:
    """The lines that Node gives."""
    module = str(modules() / f"{asked['game']}.wasm")
    return node(str(HERE / "in_node.ts"), module, given=msgspec.json.encode(asked).decode()).split("\n")


def differences(way: str, report: Report, asked: dict[str, Any], wanted: list[str]) -> int:
    """Print the lines that differ in one way of running, ten at most, and how many do; returns their number."""
    begun = time.monotonic()
    differing = [pair for pair in zip(wanted, report(asked), strict=True) if read(pair[0]) != read(pair[1])]
    for one, other in differing[:10]:
        sys.stdout.write(f"Numba: {one}\n{way}: {other}\n")
    sys.stdout.write(f"  {way}: {len(wanted)} lines, {len(differing)} differ ({time.monotonic() - begun:.0f} s)\n")
    sys.stdout.flush()
    return len(differing)


if __name__ == "__main__":
    main()
