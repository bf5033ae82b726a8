"""Processes in which neither NumPy nor Numba can be imported, as where only the base is installed.

`python -m tests.bare GAME` plays a game of bots there, through everything that a table has, and prints what came of it.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import msgspec

from jemaa.cli.asking import new_record, seats_from
from jemaa.cli.hotseat import HotSeat
from jemaa.core.record import read
from jemaa.core.recorder import RecordWriter
from jemaa.games import game, game_type
from jemaa.review.assess import Step, assess
from jemaa.review.course import before, judged
from jemaa.review.valuer import AIMS, Settings, Valuer
from jemaa.table.views import Viewer, replay, table_update

LACKING = ("numpy", "numba", "llvmlite", "scipy")
BLOCK = f"""
import sys

for name in {LACKING}:
    sys.modules[name] = None
"""
"""For `sitecustomize`, which Python imports when it starts: in child processes, too."""
SEATS = ("level4", "greedy", "heuristic")
WATCHER = Viewer(None, invited=True)
ASSESSED = range(40, 136, 24)
"""Versions whose entries are assessed as a review assesses them."""


def environment(folder: Path) -> dict[str, str]:
    """The variables for a process without NumPy; `folder` is where what blocks it is put."""
    (folder / "sitecustomize.py").write_text(BLOCK)
    ours = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "PYTHONPATH")}
    return {**ours, "PYTHONPATH": os.pathsep.join([str(folder), "src", "."])}


def told(name: str) -> Iterator[str]:
    """A game of bots: what everybody sees at each step, the record, what it replays to, and parts of its review."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        record = new_record(game(name, len(SEATS)), seats_from(SEATS, len(SEATS)), seed=7)
        writer = RecordWriter.create(path, record)
        played = HotSeat(record, writer)
        events = played.begin()
        while not played.state.is_over:
            shown = table_update(played.table, WATCHER, None, 0)
            views = [played.state.view(seat) for seat in range(len(SEATS))]
            yield " ".join([played.state.text, marked(events), marked(shown), marked(views)])
            events = played.bot_acts()
        writer.close()
        kept = read(path, game_type)
    yield f"{len(kept.entries)} entries, {kept.last.scores}, {kept.last.ranking}, {marked(replay(kept))}"
    valuer, states = Valuer(Settings(simulations=2)), list(kept.states())
    for version in ASSESSED:
        state, choice = states[version], kept.entries[version]
        after = tuple(judged(valuer, states[version + 1], aim) for aim in AIMS)
        worth = tuple(before(valuer, state, choice, aim, each) for aim, each in zip(AIMS, after, strict=True))
        yield f"assessed {marked(assess(valuer, Step(version, state, choice, worth, after)))}"


def marked(data: object) -> str:
    """Data as eight hexadecimal digits."""
    return f"{crc32(msgspec.json.encode(data)):08x}"


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in told(sys.argv[1]))
    sys.exit(bool([name for name in LACKING if sys.modules.get(name)]))
