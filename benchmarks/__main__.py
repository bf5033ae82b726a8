"""`make bench`: everything in one run on one pinned core, into results.md; `--quick`: only the ratios, compared.

Absolute figures tell about a machine; ratios within one run tell about the code. So `--quick` compares with the ratios
to C that `results.json` holds, and fails where one has become much smaller.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

from benchmarks import adapters, engine, peers, search, wasm
from benchmarks.chart import chart
from tools import footprint
from tools.footprint import section, with_section

HERE = Path(__file__).parent
STORED = HERE / "results.json"
ELSEWHERE = (footprint.HEADING, wasm.HEADING)
"""The sections of results.md that other commands measure."""
TOLERATED = 0.75
"""A ratio may fall to this part of what it was before that counts as a regression: machines differ, and are busy."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="compare the ratios to C with the stored ones (a minute)")
    parser.add_argument("--no-peers", action="store_true", help="leave out the others, which need to be installed")
    parser.add_argument("--no-write", action="store_true", help="print only; leave results.md and results.json alone")
    given = parser.parse_args()
    core = min(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    if given.quick:
        if not STORED.exists():
            sys.exit(f"{STORED.name} isn't there, so there is nothing to compare with: run make bench once")
        sys.exit(compared(engine.measure(quick=True)))
    found, adapted, searched, grown = engine.measure(), adapters.measure(), search.measure(), engine.growth()
    others = [] if given.no_peers else peers.measure(core)
    text = page(found, adapted, searched, grown, others)
    before = (HERE / "results.md").read_text(encoding="utf-8")
    for kept in filter(None, (section(before, heading) for heading in ELSEWHERE)):
        text = with_section(text, kept)
    print(text)
    if not given.no_write:
        (HERE / "results.md").write_text(text, encoding="utf-8")
        (HERE / "growth.svg").write_text(chart(grown) + "\n", encoding="utf-8")
        stored = {"ratios": {row["name"]: round(row["ratio"], 3) for row in found if "ratio" in row}}
        STORED.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")


def compared(found: list[dict[str, Any]]) -> int:
    """Print each ratio beside the stored one; how many have become much smaller."""
    stored = json.loads(STORED.read_text(encoding="utf-8"))["ratios"]
    slower = 0
    for row in found:
        before = stored.get(row["name"])
        bad = before is not None and row["ratio"] < TOLERATED * before
        slower += bad
        known = "new" if before is None else f"was {before:.3f}"
        print(f"{row['name']:<64} {row['ratio']:6.3f} of C, {known}{'  SLOWER' if bad else ''}")
    return slower


def page(found: list[dict[str, Any]], adapted: list[dict[str, Any]], searched: list[dict[str, Any]],
         grown: list[dict[str, Any]], others: list[dict[str, Any]]) -> str:
    """results.md."""
    head = f"""\
# Results

Written by `make bench`. {machine()}.

Medians of {engine.REPEATS} repeats; *spread* is the range of the repeats over their median.

*of C* is beside `baseline.c`, which plays whole games, one after another, each within the processor's nearest memory,
and writes nothing but the points at its end. A batch does more for each decision: it takes it from an array, turns from
game to game, writes who acts, what has ended and who is paid, and begins games anew."""
    parts = [head, f"## The engine\n\n{engine_table(found)}",
             f"## Adapters, without a learner\n\n{engine_table(adapted)}", f"## Bots\n\n{engine_table(searched)}"]
    if others:
        parts.append(f"## Beside others\n\nWhat is compared with what stands in `benchmarks/peers.py`.\n\n"
                     f"{peers.table(others)}")
    parts.append(f"## Growth\n\n![Throughput by games at once](growth.svg)\n\n{growth_table(grown)}")
    return "\n\n".join(parts) + "\n"


def machine() -> str:
    """What it ran on, and what ran."""
    named = (line.partition(":")[2].strip() for line in _lines("/proc/cpuinfo") if line.startswith("model name"))
    model = next(named, "")
    packages = ", ".join(f"{name} {version(name)}" for name in ("numba", "numpy"))
    compiler, commit = _said("cc", "--version").splitlines()[0], _said("git", "rev-parse", "--short", "HEAD")
    return f"{model or platform.machine()}, Python {platform.python_version()}, {packages}, {compiler}, commit {commit}"


def _said(*command: str) -> str:
    return subprocess.run(command, cwd=HERE, check=False, capture_output=True, text=True).stdout.strip()


def _lines(file: str) -> list[str]:
    try:
        return Path(file).read_text(encoding="utf-8").splitlines()
    except OSError:
        return []


def engine_table(found: list[dict[str, Any]]) -> str:
    """Rows of the engine, or of bots, in Markdown."""
    lines = ["| what | median | unit | spread | wanted | of C |", "|---|---:|---|---:|---:|---:|"]
    for row in found:
        rated = row["unit"] in {engine.RATE, adapters.STEPS, search.SIMULATIONS, "×"}
        wanted = "" if row["wanted"] is None else f"{'≥' if rated else '≤'} {row['wanted']:,g}"
        ratio = f"{row['ratio']:.2f}" if "ratio" in row else ""
        median = f"{row['median']:,.0f}" if row["median"] >= 100 else f"{row['median']:.2f}"
        lines.append(f"| {row['name']} | {median} | {row['unit']} | {row['spread']:.0%} | {wanted} | {ratio} |")
    return "\n".join(lines)


def growth_table(grown: list[dict[str, Any]]) -> str:
    """The growth's rows in Markdown."""
    lines = ["| games at once | decisions/s | spread | bytes a game |", "|---|---:|---:|---:|"]
    for row in grown:
        figures = f"{row['median']:,.0f} | {row['spread']:.0%} | {row['bytes']:,.0f}"
        lines.append(f"| {row['name'].removesuffix(' at once')} | {figures} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
