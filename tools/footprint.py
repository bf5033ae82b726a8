"""Measure what an installed package weighs and how soon it answers: `make footprint`, into benchmarks/results.md.

This machine's wheel, with its library of compiled rules, is built and installed in fresh environments, one after
another: without extras and with some. Download is not counted, and nothing is in a cache: what is measured is the first
start in an environment, unless it says otherwise.
"""

import argparse
import asyncio
import os
import platform
import pty
import re
import select
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from benchmarks.soak import UNLIMITED, affordable, occupied
from benchmarks.soak_figures import Meter
from benchmarks.soak_table import SOCKETS
from tools.native.linker import missing
from tools.native.platforms import this_machine
from tools.wheel_check.__main__ import build, build_for_this_machine
from tools.wheel_check.environment import ROOT, Environment, Failed, Versions

EXTRAS = ("", "jit", "server", "arena", "envs")
RESULTS = ROOT / "benchmarks" / "results.md"
HEADING = "## Footprint"
REPEATS = 5
PATIENCE_S = 120.0
CROWD = 4000
"""Open sockets, four at each table whose game has begun."""
QUESTION = ("play",), b"Game ("
"""`jemaa play`, and what its first question begins with."""
CHOICE = ("play", "marrakech", "--players", "2", "--seats", "human,level2", "--defaults", "--seed", "1"), b"\n > "
"""A game in which a person comes first, and the prompt for a choice."""
IMPORT = "import time; begun = time.perf_counter(); import jemaa; print(1000 * (time.perf_counter() - begun))"
HEAD = """\
{heading}

Written by `make footprint`: fresh environments, Python {python} on {machine}, the versions of requirements.lock.
The wheel has {library}. `import jemaa` is the median of {repeats}; all else is the
first start there, with nothing in a cache. A server's memory is that of the process that serves, and in brackets that
of all its processes, those of the bots among them; first with an empty database, then with {crowd} open sockets at
{tables} tables whose games have begun. Seconds depend on what else a machine does: the mean load of the last
quarter of an hour was {load:.1f} on {cores} cores.

| extras | packages | MB | `import jemaa`, ms | question, s | choice, s | ready, s | server, MiB | {crowd} sockets |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
"""


class Memory(NamedTuple):
    """Resident memory in MiB; pages that processes share are counted for each."""

    serving: float
    """Of the process that serves."""
    together: float
    """Of this one and all that it has started."""


class Served(NamedTuple):
    """What was measured at a server."""

    ready_s: float
    """Seconds until `readyz` answers with an empty database."""
    at_rest: Memory
    """Then."""
    crowded: Memory
    """With `CROWD` open sockets."""


class Footprint(NamedTuple):
    """What was measured in one environment."""

    extras: str
    distributions: int
    megabytes: float
    """Of all files in site-packages, in units of 1,000,000 bytes, without compiled Python."""
    import_ms: float
    question_s: float
    choice_s: float
    served: Served | None
    """None without the server."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="make footprint ARGS=...", description=__doc__)
    parser.add_argument("extras", nargs="*", metavar="EXTRA",
                        help="Measure only environments with these, as in server,jit, and write nothing.")
    parser.add_argument("--no-write", action="store_true",
                        help="Print the table and leave benchmarks/results.md alone.")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="jemaa-footprint-") as parent:
        folder = Path(parent) / "wheel"
        try:
            wheel = build(folder) if missing(this_machine()) else build_for_this_machine(folder)
            found = [measured(wheel, extras) for extras in options.extras or EXTRAS]
        except Failed as failure:
            sys.exit(f"FAILED: {failure}")
    print(table(found))
    if not options.no_write and not options.extras:
        RESULTS.write_text(with_section(RESULTS.read_text(encoding="utf-8"), table(found)), encoding="utf-8")


def measured(wheel: Path, extras: str) -> Footprint:
    """Install the wheel with some extras in an environment of its own, and measure there."""
    with tempfile.TemporaryDirectory(prefix="env-", dir=wheel.parent, ignore_cleanup_errors=True) as folder:
        place = Environment(Path(folder))
        place.install(wheel, extras, Versions.LOCKED)
        distributions, size = weighed(place.packages)
        question, choice = (seconds_until(place, *asked) for asked in (QUESTION, CHOICE))
        imports = [float(place.run("python", "-I", "-c", IMPORT)) for _ in range(REPEATS)]
        served = server(place) if "server" in extras else None
        row = Footprint(extras, distributions, size / 1e6, statistics.median(imports), question, choice, served)
    print(row, flush=True)
    return row


def weighed(packages: Path) -> tuple[int, int]:
    """The number of distributions in a folder of packages, and the bytes of all of its files but compiled Python."""
    files = [file for file in packages.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    return len(list(packages.glob("*.dist-info"))), sum(file.stat().st_size for file in files)


def seconds_until(place: Environment, words: Sequence[str], wanted: bytes) -> float:
    """Seconds until `jemaa` with these words, at a terminal, has printed `wanted`; it is ended then."""
    begun, printed = time.perf_counter(), b""
    with at_terminal(place, *words) as terminal:
        while wanted not in printed.replace(b"\r\n", b"\n"):
            if not select.select([terminal], [], [], PATIENCE_S)[0]:
                raise Failed(f"jemaa {' '.join(words)} asked nothing; it printed:\n{printed.decode()}")
            printed += os.read(terminal, 1 << 16)
        return time.perf_counter() - begun


@contextmanager
def at_terminal(place: Environment, *words: str) -> Iterator[int]:
    """`jemaa` with these words at a terminal of its own, whose other end is given; it is killed at the end."""
    ours, its = pty.openpty()
    process = place.started("jemaa", *words, streams=its)
    os.close(its)
    try:
        yield ours
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def server(place: Environment) -> Served:
    """How soon a server with an empty database is ready, and what memory it takes, also with `CROWD` sockets."""
    begun = time.perf_counter()
    process = place.started("jemaa", "serve", "--no-open", "--port", "0", *UNLIMITED, streams=subprocess.PIPE,
                            errors=subprocess.DEVNULL)  # its log would fill a pipe
    try:
        assert process.stdout is not None
        found = re.search(rb"http://\S+/", process.stdout.readline())
        if not found:
            raise Failed("jemaa serve printed no address")
        address = found[0].decode()
        while not is_ready(f"{address}readyz"):
            if time.perf_counter() - begun > PATIENCE_S:
                raise Failed("jemaa serve is not ready")
        ready_s, at_rest = time.perf_counter() - begun, memory(process.pid)
        return Served(ready_s, at_rest, asyncio.run(crowded(address, process.pid)))
    finally:
        process.terminate()
        process.wait()


async def crowded(address: str, process: int) -> Memory:
    """The memory of a server with `CROWD` open sockets."""
    tables = await occupied([address], affordable(CROWD // SOCKETS), Meter())
    if not all(table.ready for table in tables):
        raise Failed("jemaa serve does not answer all sockets")
    found = memory(process)
    for table in tables:
        table.cut()
    return found


def is_ready(address: str) -> bool:
    """Whether a server answers there with status 200."""
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE_S) as answer:  # noqa: S310  # ours, on loopback
            return bool(answer.status == 200)
    except OSError:
        return False


def memory(process: int) -> Memory:
    """The memory of a process, and of it and all that it has started."""
    return Memory(resident(process) / 2**20, sum(map(resident, family(process))) / 2**20)


def resident(process: int) -> int:
    """Bytes of memory of a process."""
    status = Path(f"/proc/{process}/status").read_text()
    return 1024 * int(re.search(r"^VmRSS:\s+(\d+)", status, re.MULTILINE)[1])  # type: ignore[index]


def family(process: int) -> list[int]:
    """A process and all that it has started, directly or not."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(each for child in children for each in family(int(child)))]


def table(found: Sequence[Footprint]) -> str:
    """The rows as a section in Markdown."""
    library = "no library" if missing(this_machine()) else "this machine's library of compiled rules"
    head = HEAD.format(heading=HEADING, python=platform.python_version(), machine=platform.machine(), library=library,
                       repeats=REPEATS, crowd=f"{CROWD:,}", tables=f"{CROWD // SOCKETS:,}",
                       load=os.getloadavg()[2], cores=os.cpu_count())
    return head + "".join(f"{line(row)}\n" for row in found)


def line(row: Footprint) -> str:
    """A row of the table."""
    served = [""] * 3 if row.served is None else [f"{row.served.ready_s:.2f}", *map(shown, row.served[1:])]
    cells = [row.extras or "none", str(row.distributions), f"{row.megabytes:.0f}", f"{row.import_ms:.1f}",
             f"{row.question_s:.2f}", f"{row.choice_s:.2f}", *served]
    return f"| {' | '.join(cells)} |"


def shown(memory: Memory) -> str:
    """A cell with memory."""
    return f"{memory.serving:.0f} ({memory.together:.0f})"


def section(text: str, heading: str = HEADING) -> str:
    """The section of a page with results below a heading, that of `make footprint`; "" if it has none."""
    found = re.search(rf"^{heading}\n.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return found[0] if found else ""


def with_section(text: str, wanted: str) -> str:
    """The page with this section, which begins with its heading, in the place of the last one, or at its end."""
    before = section(text, wanted.partition("\n")[0])
    return text.replace(before, wanted + "\n" * before.endswith("\n\n")) if before else f"{text.rstrip()}\n\n{wanted}"


if __name__ == "__main__":
    main()
