"""Compares a library of compiled rules with Numba: `make native-agree`.

One process runs everything by Numba and another one by the library, and what they write is compared line by line:
random games of each kind of table, perft's golden counts, searches as level5 makes them, with their visits and values
down to the last bit, what the other bots choose, and how far chance moves points. The exit code is 1 if a line differs.
"""

import argparse
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from itertools import count as numbers
from itertools import islice
from pathlib import Path

import msgspec

from jemaa.bots import hire
from jemaa.bots.levels import level5_plan
from jemaa.bots.search import Line, Plan, Search
from jemaa.core.chance import Stream
from jemaa.core.chance_spread import chance_spreads
from jemaa.core.game import Game, State
from jemaa.core.loops import play_out, play_random
from jemaa.core.perft import count
from jemaa.core.row import dump, ints, load
from jemaa.games import SHIPPED, from_text
from tests.conformance.emulated_agreement import EMULATORS, count_differing, found_by
from tests.played import walk
from tests.tables import tables, title

ROOT = Path(__file__).resolve().parents[2]
PERFT = ROOT / "tests" / "data" / "perft.json"
CHOOSERS = ("random", "greedy", "heuristic", "level1", "level2", "level3", "level4")
FEW = 10
"""Random games of each kind of table that are played call by call under an emulator, beside those of `play_out.c`."""
ONE_LOOK = Plan(simulations=1, nodes=2048)
FLAT_EVERY = 10
"""Each tenth position is also tried by the bot that plays random games."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="make native-agree ARGS=...", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="Random games of each kind of table.")
    parser.add_argument("--positions", type=int, default=200, help="Positions of each game that are searched.")
    parser.add_argument("--most", type=int, default=1_000_000, help="The largest golden count.")
    parser.add_argument("--here", action="store_true", help="Only write what this process finds.")
    parser.add_argument("--on", nargs="+", default=[], metavar="PLATFORM", choices=list(EMULATORS),
                        help="Instead compare other platforms' libraries, under an emulator: "
                             f"{', '.join(EMULATORS)}.")
    parser.add_argument("--libraries", type=Path, metavar="FOLDER",
                        help="With --on: where `python -m tools.native all --out FOLDER` has built them.")
    options = parser.parse_args()
    if options.here:
        for line in report(options.games, options.positions, options.most):
            sys.stdout.write(f"{line}\n")
        return
    from tests.native_library import native_environment  # noqa: PLC0415  # a library has no builder

    here, sizes = native_environment(), [f"--positions={options.positions}", f"--most={options.most}"]
    if options.on:
        few = [f"--games={FEW}", *sizes]
        wanted = found({**os.environ, "JEMAA_ENGINE": "numba"}, few)
        sys.exit(min(1, count_differing(
            options.on, options.games, options.libraries,
            lambda name, folder: differing(wanted, found_by(name, folder, few, here), name))))
    sizes = [f"--games={options.games}", *sizes]
    wanted = found({**os.environ, "JEMAA_ENGINE": "numba"}, sizes)
    sys.exit(min(1, differing(wanted, found(here, sizes), "library")))


def differing(by_numba: list[str], by_library: list[str], name: str) -> int:
    """How many lines differ; prints the first of them and their number."""
    pairs = [pair for pair in zip(by_numba, by_library, strict=True) if pair[0] != pair[1]]
    for one, other in pairs[:10]:
        sys.stdout.write(f"Numba: {one}\n{name}: {other}\n")
    sys.stdout.write(f"{name}: {len(by_numba)} lines of games, counts and searches, {len(pairs)} differ\n")
    sys.stdout.flush()
    return len(pairs)


def found(environment: Mapping[str, str], sizes: list[str]) -> list[str]:
    """The lines that another process writes."""
    command = [sys.executable, "-m", "tests.conformance.native_agreement", "--here", *sizes]
    return subprocess.run(command, env=environment, cwd=ROOT, check=True, text=True,
                          stdout=subprocess.PIPE).stdout.splitlines()


def report(games: int, positions: int, most: int) -> Iterator[str]:
    """What the rules of this process give, one line for each comparison."""
    for name in SHIPPED:
        for table in tables(name):
            yield f"{title(table)}: {random_games(table, games)} {static_values(table)}"
    for case in msgspec.json.decode(PERFT.read_bytes()):
        wanted = [depth for depth, golden in enumerate(case["counts"], 1) if golden <= most]
        yield f"perft {case['why']}: {[count(from_text(case['position']), depth) for depth in wanted]}"
    for name in SHIPPED:
        for number, state in enumerate(islice(middles(name), positions)):
            yield from looks(number, state)


def random_games(table: Game, games: int) -> str:
    """A hash of all results of random games, both ways to play them."""
    results, layout, data = hashlib.sha256(), table.type.rules.layout, bytes(table.start())
    sample, listed = table.type.functions.bind(play_out), table.type.functions.bind(play_random)
    actions = ints(table.type.rules.most_legal)
    for word in range(games):
        rows = load(layout, data)
        results.update(f"{int(sample(rows, 0, word))} ".encode() + dump(rows))
        if word % 10 == 0:
            rows = load(layout, data)
            results.update(f"{int(listed(rows, 0, word, actions))} ".encode() + dump(rows))
    return results.hexdigest()


def static_values(table: Game) -> str:
    """A hash of what the network makes of each choice in a whole random game, to its last turns."""
    values = hashlib.sha256()
    for state, _ in walk(table, table.players):
        if len(state.legal_actions) > 1:
            values.update(f"{described(Search(Stream(0), ONE_LOOK).analyse(state))}".encode())
    return values.hexdigest()


def middles(name: str) -> Iterator[State]:
    """Positions of random games in which a seat has a choice: one from each game, from its beginning to its end."""
    for seed in numbers():
        table = tables(name)[seed % len(tables(name))]
        states = [state for state, _ in walk(table, seed) if len(state.legal_actions) > 1]
        if states:
            yield states[seed * 7 % len(states)]


def looks(number: int, state: State) -> Iterator[str]:
    """What searches and other bots make of a position."""
    plan = msgspec.structs.replace(level5_plan(state.game), milliseconds=0)
    search = Search(Stream(number), plan)
    lines = search.analyse(state)
    yield f"{state.text}: {search.simulations} {described(lines)}"
    after = state.apply(lines[0].action)
    if after.actor >= 0:  # by the tree that is there already
        yield f"then {described(search.analyse(after))}"
    spreads = [(each.action.text, each.mean, each.worst, each.best)
               for each in chance_spreads(state, state.legal_actions)]
    names = CHOOSERS if number % FLAT_EVERY else (*CHOOSERS, "flat")
    yield f"{[hire(name, Stream(number)).choose(state).text for name in names]} {spreads}"


def described(lines: list[Line]) -> list[tuple[str, int, tuple[float, ...], bool]]:
    """All that a search says of its choices."""
    return [(line.action.text, line.visits, line.values, line.exact) for line in lines]


if __name__ == "__main__":
    main()
