"""Measure what an installed package weighs and how soon it answers: `make footprint`, into benchmarks/results.md.

The wheel is built and installed in fresh environments, one after another: without extras and with some. Download is not
counted, and nothing is in a cache: what is measured is the first start in an environment, unless it says otherwise.
"""

import argparse
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

from tools.wheel_check.__main__ import build
from tools.wheel_check.environment import ROOT, Environment, Failed, Versions

EXTRAS = ("", "jit", "server", "arena", "envs")
RESULTS = ROOT / "benchmarks" / "results.md"
HEADING = "## Footprint"
REPEATS = 5
PATIENCE_S = 120.0
QUESTION = ("play",), b"Game ("
"""`jemaa play`, and what its first question begins with."""
CHOICE = ("play", "marrakech", "--players", "2", "--seats", "human,level2", "--defaults", "--seed", "1"), b"\n > "
"""A game in which a person comes first, and the prompt for a choice."""
IMPORT = "import time; begun = time.perf_counter(); import jemaa; print(1000 * (time.perf_counter() - begun))"
HEAD = """\
{heading}

Written by `make footprint`: fresh environments, Python {python} on {machine}, the versions of requirements.lock.
`import jemaa` is the median of {repeats}; all else is the first start there, with nothing in a cache.
A server's memory is that of all its processes, with an empty database. Seconds depend on what
else a machine does: the mean load of the last quarter of an hour was {load:.0f} on {cores} cores.

| extras | distributions | MB | `import jemaa`, ms | first question, s | first choice, s | `readyz`, s | server, MiB |
|---|---:|---:|---:|---:|---:|---:|---:|
"""


class Footprint(NamedTuple):
    """What was measured in one environment."""

    extras: str
    distributions: int
    megabytes: float
    """Of all files in site-packages, in units of 1,000,000 bytes, without compiled Python."""
    import_ms: float
    question_s: float
    choice_s: float
    ready_s: float | None
    """Seconds until the server's `readyz` answers with an empty database; None without the server."""
    server_mib: float | None
    """Memory of the server's processes then, shared pages counted once for each process."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="make footprint ARGS=...", description=__doc__)
    parser.add_argument("extras", nargs="*", metavar="EXTRA",
                        help="Measure only environments with these, as in server,jit, and write nothing.")
    parser.add_argument("--no-write", action="store_true",
                        help="Print the table and leave benchmarks/results.md alone.")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="jemaa-footprint-") as folder:
        try:
            wheel = build(Path(folder))
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
        ready = server(place) if "server" in extras else (None, None)
        row = Footprint(extras, distributions, size / 1e6, statistics.median(imports), question, choice, *ready)
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


def server(place: Environment) -> tuple[float, float]:
    """Seconds until a server with an empty database is ready, and the memory of its processes then, in MiB."""
    begun = time.perf_counter()
    process = place.started("jemaa", "serve", "--no-open", "--port", "0", streams=subprocess.PIPE)
    try:
        assert process.stdout is not None
        address = re.search(rb"http://\S+/", process.stdout.readline())
        if not address:
            raise Failed("jemaa serve printed no address")
        while not is_ready(f"{address[0].decode()}readyz"):
            if time.perf_counter() - begun > PATIENCE_S:
                raise Failed("jemaa serve is not ready")
        return time.perf_counter() - begun, resident(process.pid) / 2**20
    finally:
        process.terminate()
        process.wait()


def is_ready(address: str) -> bool:
    """Whether a server answers there with status 200."""
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE_S) as answer:  # noqa: S310  # ours, on loopback
            return bool(answer.status == 200)
    except OSError:
        return False


def resident(process: int) -> int:
    """Bytes of memory of a process and of all that it has started."""
    status = Path(f"/proc/{process}/status").read_text()
    own = 1024 * int(re.search(r"^VmRSS:\s+(\d+)", status, re.MULTILINE)[1])  # type: ignore[index]
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return own + sum(resident(int(child)) for child in children)


def table(found: Sequence[Footprint]) -> str:
    """The rows as a section in Markdown."""
    head = HEAD.format(heading=HEADING, python=platform.python_version(), machine=platform.machine(), repeats=REPEATS,
                       load=os.getloadavg()[2], cores=os.cpu_count())
    return head + "".join(f"{line(row)}\n" for row in found)


def line(row: Footprint) -> str:
    """A row of the table."""
    served = ["", ""] if row.ready_s is None else [f"{row.ready_s:.1f}", f"{row.server_mib:.0f}"]
    cells = [row.extras or "none", str(row.distributions), f"{row.megabytes:.0f}", f"{row.import_ms:.1f}",
             f"{row.question_s:.2f}", f"{row.choice_s:.2f}", *served]
    return f"| {' | '.join(cells)} |"


def section(text: str) -> str:
    """The section of a page with results that `make footprint` wrote; "" if it has none."""
    found = re.search(rf"^{HEADING}\n.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return found[0] if found else ""


def with_section(text: str, wanted: str) -> str:
    """The page with this section in the place of the last one, or at its end."""
    before = section(text)
    return text.replace(before, wanted + "\n" * before.endswith("\n\n")) if before else f"{text.rstrip()}\n\n{wanted}"


if __name__ == "__main__":
    main()
