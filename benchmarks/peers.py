"""How quickly we and others of the kind play at random: each in its own environment, one after another, on one core.

`python -m benchmarks.peers` prints the table; `measure` gives it as data. The environments are made when they are first
needed, in the cache folder (about 1 GB, most of it JAX).

A decision is a seat's choice; dice count for nobody. Of others, the quickest way of stepping is taken, and of batch
sizes the best. Who is asked for every step from Python is compared with our step over a batch, which gets
its actions from Python too; Pgx, whose loop is compiled as a whole, with our playouts, whose loop is, too.
"""

import hashlib
import json
import os
import statistics
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jemaa.core.cache import cache_root

SCRIPTS = Path(__file__).parent / "peers_play"
REPEATS = 5
SECONDS = 2.0
"""Of each of the repeats, of which the median is taken."""

STEPS, LOOP = "jemaa/marrakech", "jemaa/marrakech, playouts"
"""What others are compared with: Marrakech with 4 players, stepped from outside or all in one compiled loop."""


@dataclass(frozen=True)
class Peer:
    """Somebody who plays: the script that does it, and what it needs; nothing needed: our own environment."""

    name: str
    script: str
    needs: tuple[str, ...] = ()
    beside: str = STEPS

    def python(self) -> Path:
        """The interpreter of its environment, which is made if it isn't there."""
        if not self.needs:
            return Path(sys.executable)
        needs = hashlib.sha256(" ".join(self.needs).encode()).hexdigest()[:12]
        folder = cache_root() / "peers" / f"{self.name}-{needs}"
        if not (folder / "ready").exists():
            print(f"Setting up {self.name} in {folder} ...", file=sys.stderr, flush=True)
            venv.create(folder, clear=True, with_pip=True)
            run(folder / "bin" / "python", "-m", "pip", "--quiet", "install", *self.needs)
            (folder / "ready").touch()
        return folder / "bin" / "python"


PEERS = (
    Peer("jemaa", "play_jemaa.py"),
    Peer("OpenSpiel", "play_openspiel.py", ("open_spiel==2.0.2",)),
    Peer("Pgx", "play_pgx.py", ("pgx==2.6.0", "jax==0.10.2", "jaxlib==0.10.2"), LOOP),
    Peer("PettingZoo", "play_pettingzoo.py", ("pettingzoo==1.27.0", "gymnasium==1.4.0", "pygame-ce==2.5.8")),
    Peer("catanatron", "play_catanatron.py", ("catanatron==3.2.1", "networkx==3.6.1")),
)
WANTED = {"OpenSpiel/maedn": 25.0, "Pgx/2048": 15.0, "catanatron/catan": 500.0}
"""How many times as quick as these we mean to be."""


def measure(core: int | None = None, seconds: float = SECONDS, repeats: int = REPEATS) -> list[dict[str, Any]]:
    """One row for each thing measured: see `row`. `core` is the one to use, by default the first that we may."""
    chosen = min(os.sched_getaffinity(0)) if core is None else core
    found = [row(peer, name, rates) for peer in PEERS for name, rates in played(peer, chosen, seconds, repeats).items()]
    medians = {each["name"]: each["median"] for each in found}
    for each in found:
        each["ratio"] = medians[each["beside"]] / each["median"]
    return found


def row(peer: Peer, name: str, rates: list[float]) -> dict[str, Any]:
    """`name`, `versions`, `rates` (decisions a second, one a repeat), `median`, `spread` (of the rates, over it),
    `beside` (the name of ours that it is compared with), `wanted` (how many times as quick we mean to be, or None).

    `measure` adds `ratio`: how many times as quick we are.
    """
    median, full_name = statistics.median(rates), f"{peer.name}/{name}"
    return {"name": full_name, "versions": list(peer.needs), "rates": rates, "median": median,
            "spread": (max(rates) - min(rates)) / median, "beside": peer.beside, "wanted": WANTED.get(full_name)}


def played(peer: Peer, core: int, seconds: float, repeats: int) -> dict[str, list[float]]:
    """What a peer's script measured: name -> decisions a second, one a repeat."""
    settings = {"core": core, "seconds": seconds, "repeats": repeats}
    said = run(peer.python(), str(SCRIPTS / peer.script), json.dumps(settings))
    found: dict[str, list[float]] = json.loads(said.splitlines()[-1])
    return found


def run(python: Path, *words: str) -> str:
    """What a program prints; if it fails, what it said is passed on."""
    done = subprocess.run([str(python), *words], check=False, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{python} {' '.join(words)}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def table(found: list[dict[str, Any]]) -> str:
    """The rows in Markdown."""
    lines = ["| what | decisions/s | spread | we are quicker by |", "|---|---:|---:|---:|"]
    for each in found:
        wanted = f" (wanted: {each['wanted']:g})" if each["wanted"] else ""
        figures = f"{each['median']:,.0f} | {each['spread']:.0%} | {each['ratio']:.1f}×{wanted}"
        lines.append(f"| {each['name']} | {figures} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table(measure()))
